@_exported import ARKit
@_exported import QuinceFoundation
@_exported import simd
