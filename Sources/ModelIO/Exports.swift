@_exported import CoreGraphics
@_exported import QuinceFoundation
@_exported import simd
