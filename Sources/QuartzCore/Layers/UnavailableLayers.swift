import Foundation

// What needs a graphics processor or a brighter screen: declared, so that the compiler says what is missing.

/// A layer that Metal draws.
@available(*, unavailable, message: "not yet in Quince: Metal")
open class CAMetalLayer: CALayer {}

/// A picture for a Metal layer.
@available(*, unavailable, message: "not yet in Quince: Metal")
public protocol CAMetalDrawable: AnyObject {}

/// Asks for the next picture of a Metal layer.
@available(*, unavailable, message: "not yet in Quince: Metal")
open class CAMetalDisplayLink: NSObject {}

/// How bright the contents of a layer are.
@available(*, unavailable, message: "not yet in Quince: pictures brighter than white")
open class CAEDRMetadata: NSObject {}

/// A layer that OpenGL ES draws.
@available(*, unavailable, message: "not yet in Quince: OpenGL ES, which iOS has given up too")
open class CAEAGLLayer: CALayer {}
