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

/// The brightness metadata of a layer's contents.
@available(*, unavailable, message: "not yet in Quince: pictures brighter than white")
open class CAEDRMetadata: NSObject {}

/// A layer that OpenGL ES draws.
@available(*, unavailable, message: "not yet in Quince: OpenGL ES, which iOS has given up too")
open class CAEAGLLayer: CALayer {}

/// The format that a layer's own drawing is kept in.
@available(*, unavailable, message: "not yet in Quince: other formats of drawings; they are kept as 8 bits per component")
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

extension CALayer {
    @available(*, unavailable, message: "not yet in Quince: other formats of drawings; they are kept as 8 bits per component")
    public var contentsFormat: CALayerContentsFormat {
        get { CALayerContentsFormat(rawValue: "RGBA8") }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: pictures brighter than white")
    public var wantsExtendedDynamicRangeContent: Bool {
        get { false }
        set {}
    }
    /// Whether contents are drawn with y pointing down: where the geometry of an odd number of the layer, those around it and the container of
    /// the outermost one is flipped. That container's is, on iOS.
    ///
    /// Source: Core Animation, `contentsAreFlipped()`.
    public func contentsAreFlipped() -> Bool {
        sequence(first: self, next: \.superlayer).reduce(true) { $0 != $1.isGeometryFlipped }
    }
}
