import ControllerTreeTesting
import UIKit

// A program without a test framework: the failure is printed.
MainActor.assumeIsolated {
  expectTrace {
    _ = UIViewController().view
  } toBe: {
    "nothing"
  }
}
