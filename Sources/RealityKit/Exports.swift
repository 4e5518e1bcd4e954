@_exported import ARKit
@_exported import QuinceCombine
@_exported import QuinceFoundation
@_exported import UIKit
@_exported import simd
