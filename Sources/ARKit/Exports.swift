@_exported import AVFoundation
@_exported import QuinceFoundation
@_exported import SceneKit
@_exported import SpriteKit
@_exported import simd
