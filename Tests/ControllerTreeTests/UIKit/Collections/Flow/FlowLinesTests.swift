import Foundation
import XCTest

@testable import ControllerTree
@testable import UIKit

/// The lines of a flow layout, against lines that are computed one by one.
final class FlowLinesTests: XCTestCase {
  private static let axis = FlowAxis(isVertical: true)

  /// The frames of lines that take as many items as fit, each gap as wide as the others.
  private func frames(_ sizes: [CGSize], _ metrics: FlowMetrics, room: CGFloat) -> [CGRect] {
    var (frames, first, y): ([CGRect], Int, CGFloat) = ([], 0, 0)
    while first < sizes.count {
      var line = [sizes[first]]
      func breadth(_ line: [CGSize]) -> CGFloat {
        line.reduce(0) { $0 + $1.width } + CGFloat(line.count - 1) * metrics.itemSpacing
      }
      while first + line.count < sizes.count, breadth(line + [sizes[first + line.count]]) <= room + 0.001 {
        line.append(sizes[first + line.count])
      }
      var filled = line
      if first + line.count == sizes.count, let last = line.last, last.width + metrics.itemSpacing > 0 {
        while breadth(filled + [last]) <= room + 0.001 { filled.append(last) }
      }
      let rest = max(0, room - breadth(filled))
      var x = filled.count == 1 ? rest / 2 : 0
      let gap = metrics.itemSpacing + (filled.count == 1 ? 0 : rest / CGFloat(filled.count - 1))
      let height = line.reduce(0) { max($0, $1.height) }
      for size in line {
        frames.append(CGRect(origin: CGPoint(x: x, y: y + (height - size.height) / 2), size: size))
        x += size.width + gap
      }
      y += height + metrics.lineSpacing
      first += line.count
    }
    return frames
  }

  private func assertEqual(_ lines: FlowLines, _ expected: [CGRect], _ text: String) {
    for (item, frame) in expected.enumerated() {
      let known = lines.frame(of: item)
      let isNear =
        abs(known.minX - frame.minX) < 0.01 && abs(known.minY - frame.minY) < 0.01 && known.size == frame.size
      XCTAssertTrue(isNear, "\(text): item \(item) \(known), not \(frame)")
      if !isNear { return }
    }
    XCTAssertEqual(lines.length, expected.reduce(0) { max($0, $1.maxY) }, accuracy: 0.01, text)
  }

  /// LIST-82, LIST-83, LIST-86: cells that choose their sizes one after the other lead to the same places as if all had been known.
  func test_LIST86_randomChoices() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
      let count = Int.random(in: 0...120, using: &random)
      let usual = CGSize(width: length(10...60), height: length(10...40))
      var metrics = FlowMetrics(
        lineSpacing: length(0...9), itemSpacing: length(0...9), count: count, sizes: .uniform(usual))
      var sizes = Array(repeating: usual, count: count)
      if seed % 3 == 0 {
        sizes = (0..<count).map { _ in CGSize(width: length(5...60), height: length(10...40)) }
        metrics.sizes = .each(sizes)
      }
      let room = length(60...300)
      var lines = FlowLines(metrics, Self.axis, room: room, own: [:])
      assertEqual(lines, frames(sizes, metrics, room: room), "seed \(seed)")
      var own: [Int: CGSize] = [:]
      for step in 0..<6 where count > 0 {
        var chosen: [Int: CGSize] = [:]
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          chosen[Int.random(in: 0..<count, using: &random)] = CGSize(width: length(5...70), height: length(10...40))
        }
        own.merge(chosen) { $1 }
        for (item, size) in chosen { sizes[item] = size }
        lines.choose(chosen)
        assertEqual(lines, frames(sizes, metrics, room: room), "seed \(seed), step \(step)")
      }
      assertEqual(
        FlowLines(metrics, Self.axis, room: room, own: own), frames(sizes, metrics, room: room), "seed \(seed)")
      assertFound(lines, count, &random, "seed \(seed)")
    }
  }

  /// The items in a part are those whose lines reach into it, at least.
  private func assertFound(_ lines: FlowLines, _ count: Int, _ random: inout SeededGenerator, _ text: String) {
    guard count > 0 else { return XCTAssertEqual(lines.items(from: 0, to: 9), 0..<0) }
    let low = CGFloat.random(in: -50...lines.length, using: &random)
    let high = low + CGFloat.random(in: 1...200, using: &random)
    let found = lines.items(from: low, to: high)
    for item in 0..<count {
      let frame = lines.frame(of: item)
      if frame.maxY > low, frame.minY < high { XCTAssertTrue(found.contains(item), "\(text): \(item) in \(found)") }
    }
    XCTAssertTrue(found.count <= count, text)
    XCTAssertEqual(lines.items(from: high, to: low), 0..<0)
  }
}
