// Source that says `import UIKit` compiles where Apple's UIKit does not exist. Foundation comes along, as it does there.
@_exported import ControllerTree
@_exported import Foundation
