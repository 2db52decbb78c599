// A file that imports Testing and UIKit imports this module as well: the toolchain declares it as their cross-import overlay.
@_exported import UIKit
