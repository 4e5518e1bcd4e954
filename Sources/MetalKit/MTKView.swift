import Metal
import UIKit

/// A view that Metal draws into. Without a device, as here, it draws nothing and asks its delegate for nothing, as on hardware without Metal.
///
/// Source: Apple's documentation of `MTKView`.
@preconcurrency @MainActor open class MTKView: UIView {
    open weak var delegate: (any MTKViewDelegate)?
    open var device: (any MTLDevice)?
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var depthStencilStorageMode = MTLStorageMode.private
    open var sampleCount = 1
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var clearDepth = 1.0
    open var clearStencil: UInt32 = 0
    open var framebufferOnly = true
    open var presentsWithTransaction = false
    open var preferredFramesPerSecond = 60
    open var enableSetNeedsDisplay = false
    open var autoResizeDrawable = true
    open var isPaused = false
    private var givenSize: CGSize?
    /// Pixels.
    open var drawableSize: CGSize {
        get {
            if let givenSize, !autoResizeDrawable { return givenSize }
            return CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor)
        }
        set { givenSize = newValue }
    }
    open var preferredDrawableSize: CGSize { CGSize(width: bounds.width * contentScaleFactor, height: bounds.height * contentScaleFactor) }
    /// nil: there is no device that could make one.
    open var currentDrawable: (any MTLDrawable)? { nil }
    /// nil: there is no device that could make one.
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    open var depthStencilTexture: (any MTLTexture)? { nil }
    open var multisampleColorTexture: (any MTLTexture)? { nil }

    public init(frame frameRect: CGRect, device: (any MTLDevice)?) {
        self.device = device
        super.init(frame: frameRect)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, device: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws nothing: there is no device.
    open func draw() {}
    open func releaseDrawables() {}
}

/// Draws into a view. Source: Apple's documentation of `MTKViewDelegate`.
@preconcurrency @MainActor public protocol MTKViewDelegate: NSObjectProtocol {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
