import Foundation

// Rewrites or reports; the messages of wrong usage go to standard error, with status 64.
do {
  let arguments = try Arguments(CommandLine.arguments.dropFirst())
  switch arguments.command {
  case .rewrite: exit(try Rewriting(arguments).run() ? 0 : 1)
  case .report: print(try Reporting(arguments).text(), terminator: "")
  }
} catch let error as UsageError {
  FileHandle.standardError.write(Data("uikit-sources: \(error.message)\n\(Arguments.usage)\n".utf8))
  exit(64)
} catch {
  FileHandle.standardError.write(Data("uikit-sources: \(error.localizedDescription)\n".utf8))
  exit(1)
}
