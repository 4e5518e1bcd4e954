@_exported import QuinceFoundation
@_exported import UIKit
@_exported import simd
