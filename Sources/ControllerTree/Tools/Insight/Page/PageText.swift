/// Puts a page together. Everything that comes from a recording passes through one of the two functions that escape here.
enum PageText {
  /// - Parameters:
  ///   - title: The title of the page, any text.
  ///   - data: What the script reads.
  static func page(title: String, data: JSONText) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <title>\(escaped(title))</title>
    <style>
    \(PageStyle.all)
    </style>
    </head>
    <body>
    \(PageBody.all)
    <script type="application/json" id="data">\(escaped(data))</script>
    <script>
    \(PageScript.all)
    </script>
    </body>
    </html>

    """
  }

  /// `text` as the content of an element or of an attribute. Characters that HTML and XML do not allow are replaced.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON as the content of a `script` element: no `<`, so that nothing in it ends the element or begins a comment.
  static func escaped(_ json: JSONText) -> String {
    var result = String.UnicodeScalarView()
    for scalar in json.text.unicodeScalars {
      if scalar == "<" { result.append(contentsOf: "\\u003c".unicodeScalars) } else { result.append(scalar) }
    }
    return String(result)
  }
}
