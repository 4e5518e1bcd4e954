@_exported import Metal
@_exported import ModelIO
@_exported import QuinceFoundation
@_exported import UIKit
@_exported import simd
