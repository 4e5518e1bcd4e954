internal import CCairo
internal import CPixelKernels

/// A bitmap, or a PDF document, to draw on.
///
/// The origin of user space is the bottom left corner, as in Apple's bitmap contexts. Contexts for UIKit are made by
/// `init(flippedSize:scale:isOpaque:)` and begin with the origin at the top left and points for units.
///
/// Geometry is drawn by cairo. A context belongs to one thread at a time.
public final class CGContext: Hashable {
    /// The byte order of the caller's view; the surface itself is always in one of cairo's formats.
    enum Layout {
        case bgra
        /// RGBA in memory: red and blue of all sources are exchanged while drawing.
        case rgba
    }

    /// The maximum distance of flattened lines from their curves, in pixels.
    static let tolerance = 0.1

    public private(set) var width: Int
    public private(set) var height: Int
    /// The height of device space: that of the bitmap in pixels, or of the document's page in points.
    private(set) var deviceHeight: CGFloat
    /// The document that is drawn on; nil for bitmaps.
    let document: PDFOutput?
    /// Made with the first drawing that needs pixels.
    private var canvas: Canvas?
    /// All that has been drawn while there are no pixels.
    private var kept: KeptCoverage?
    /// The cell of the pattern that is cairo's source, whose pixels that reads.
    var patternTile: CGContext?
    /// The caller's samples of one byte, made of the pixels after each drawing, in contexts of gray or of alpha alone.
    let samples: PixelBuffer?
    let layout: Layout
    let hasAlpha: Bool
    let space: CGColorSpace
    public let bitmapInfo: CGBitmapInfo
    /// The space that shadows, blurs and patterns are measured in, which no later transform changes: the one the context began with, or the layer's that it
    /// draws.
    private(set) var baseTransform: CGAffineTransform
    var state: GraphicsState
    var saved: [GraphicsState] = []
    /// Whether painting may go past cairo: not once the pixels have been handed over. Tests compare both ways.
    var paintsDirectly = true
    /// The current path, in device space with the origin at the top left.
    var devicePath = PathStorage()
    /// The transform from text space to user space. It is no part of the graphics state: saving and restoring that leaves it alone.
    ///
    /// Its translation is the text position. Source: Apple's “Quartz 2D Programming Guide”, “Text”.
    public var textMatrix = CGAffineTransform.identity
    /// At which depths of saved states a transparency layer with a rectangle of its own began.
    var layerClips: Set<Int> = []

    init(
        pixels: PixelBuffer, layout: Layout, hasAlpha: Bool, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
        baseTransform: CGAffineTransform,
        samples: PixelBuffer? = nil
    ) {
        (width, height) = (pixels.width, pixels.height)
        (deviceHeight, document) = (CGFloat(pixels.height), nil)
        canvas = Canvas(pixels, hasAlpha: hasAlpha)
        self.samples = samples
        self.layout = layout
        self.hasAlpha = hasAlpha
        self.space = space
        self.bitmapInfo = bitmapInfo
        self.baseTransform = baseTransform
        state = GraphicsState(ctm: baseTransform, clip: TrackedClip(pixels.box))
        applyTransform()
    }

    /// Has shadows, blurs and patterns measured in the space that the context has now: in points, and downwards, as UIKit's views see them.
    package func setBaseTransform() { baseTransform = state.ctm }

    /// A clear context for a layer's contents, premultiplied BGRA in sRGB. It gets pixels when more than one text is drawn, or something else.
    package init?(backingWidth width: Int, height: Int) {
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else { return nil }
        (self.width, self.height) = (width, height)
        (deviceHeight, document) = (CGFloat(height), nil)
        (samples, layout, hasAlpha, space, bitmapInfo, baseTransform) = (nil, .bgra, true, .srgbSpace, .native, .identity)
        state = GraphicsState(ctm: .identity, clip: TrackedClip(PixelRect(x: 0, y: 0, width: width, height: height)))
    }

    /// A context of a document, whose pages are begun and ended. User space is that of the pages: points, the origin at the bottom left.
    init(document: PDFOutput) {
        self.document = document
        (width, height, deviceHeight) = (Int(document.box.width.rounded(.up)), Int(document.box.height.rounded(.up)), document.box.height)
        (samples, layout, hasAlpha, space, bitmapInfo) = (nil, .bgra, true, .srgbSpace, .native)
        baseTransform = document.baseTransform
        state = GraphicsState(ctm: baseTransform, clip: TrackedClip(PixelRect(x: 0, y: 0, width: width, height: height)))
        paintsDirectly = false
    }

    /// Starts over on a page that its document has begun: with a state of its own, and no saved ones.
    func beginDrawing(in box: CGRect) {
        (width, height, deviceHeight) = (Int(box.width.rounded(.up)), Int(box.height.rounded(.up)), box.height)
        baseTransform = CGAffineTransform(translationX: -box.minX, y: -box.minY)
        state = GraphicsState(ctm: baseTransform, clip: TrackedClip(PixelRect(x: 0, y: 0, width: width, height: height)))
        (saved, layerClips) = ([], [])
        beginPath()
        applyTransform()
    }

    private var made: Canvas {
        if let canvas { return canvas }
        let made = Canvas(PixelBuffer(width: width, height: height), hasAlpha: hasAlpha)
        kept?.paint(on: made.pixels)
        kept = nil
        canvas = made
        // Of what cairo keeps with a state, nothing has been set.
        for _ in saved { cairo_save(made.cairo) }
        applyTransform()
        return made
    }

    /// What cairo draws on so far; nil while nothing has been drawn on a bitmap that gets its pixels then.
    private var opened: OpaquePointer? { canvas?.cairo ?? document?.cairo }
    /// Whether cairo knows of the state.
    var isOpened: Bool { opened != nil }
    var cairo: OpaquePointer { opened ?? made.cairo }
    var surface: OpaquePointer { document?.surface ?? made.surface }
    var pixels: PixelBuffer { made.pixels }

    /// Keeps the first coverage that is painted as it is. Returns whether it could.
    func keep(_ mask: PlacedMask, in area: PixelRect, color: UInt32) -> Bool {
        guard canvas == nil, kept == nil else { return false }
        kept = KeptCoverage(mask, in: area, color: color)
        return true
    }

    /// A bitmap context on the caller's memory or, where `data` is nil, its own.
    ///
    /// Supported are 8-bit RGB with premultiplied or no alpha, in the order RGBA (big endian, last) or BGRA (little endian, first), 8-bit gray without alpha,
    /// and 8-bit alpha alone; everything else gives nil and a message, as on Apple's platforms.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: UInt32
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        if let pixels = Self.samples(data, width, height, bitsPerComponent, bytesPerRow, space, info) {
            self.init(samples: pixels, space: space, info: info)
            return
        }
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide,
            case let rowBytes = bytesPerRow == 0 ? width * 4 : bytesPerRow, rowBytes >= width * 4,
            rowBytes <= PixelBuffer.maximumRowBytes, rowBytes % 4 == 0,
            space.model == .rgb, let pixel = PixelLayout.of(bitsPerComponent: bitsPerComponent, bitsPerPixel: 32, space: space, info: info),
            pixel.premultiplied != 0, pixel.green == 1
        else {
            CGImage.complain(
                "CGBitmapContextCreate: unsupported parameter combination: \(bitsPerComponent) bits/component, \(width)x\(height), \(bytesPerRow) bytes/row, bitmap info \(bitmapInfo)"
            )
            return nil
        }
        let pixels: PixelBuffer
        if let data {
            pixels = PixelBuffer(pointer: data, width: width, height: height, bytesPerRow: rowBytes) {}
        } else {
            pixels = PixelBuffer(width: width, height: height, bytesPerRow: rowBytes)
        }
        self.init(
            pixels: pixels, layout: pixel.red == 0 ? .rgba : .bgra, hasAlpha: pixel.alpha >= 0, space: space, bitmapInfo: info,
            baseTransform: .identity)
    }

    /// A bitmap context on the caller's memory or, where `data` is nil, its own.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue)
    }

    /// A context as UIKit makes them: the origin at the top left, y down, points for units; opaque ones begin black.
    ///
    /// - Parameters:
    ///   - size: In points; the bitmap has as many whole pixels as cover it.
    ///   - origin: The point of user space at the top left corner.
    package convenience init?(flippedSize size: CGSize, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
        // A size that is a whole number of pixels but for rounding errors must not grow by one.
        let width = (size.width * scale - 0.001).rounded(.up), height = (size.height * scale - 0.001).rounded(.up)
        guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumSide), height <= CGFloat(PixelBuffer.maximumSide) else {
            return nil
        }
        let pixels =
            isOpaque ? PixelBuffer(unsetWidth: Int(width), height: Int(height)) : PixelBuffer(width: Int(width), height: Int(height))
        self.init(flippedPixels: pixels, scale: scale, isOpaque: isOpaque, origin: origin)
        if isOpaque { cairo_set_source_rgb(cairo, 0, 0, 0); cairo_paint(cairo) }
    }

    /// A context in UIKit's coordinates over pixels that are there already.
    package convenience init(flippedPixels pixels: PixelBuffer, scale: CGFloat, isOpaque: Bool, origin: CGPoint = .zero) {
        let base = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: -origin.x * scale, ty: CGFloat(pixels.height) + origin.y * scale)
        self.init(
            pixels: pixels, layout: .bgra, hasAlpha: true, space: .srgbSpace,
            bitmapInfo: isOpaque ? CGBitmapInfo(rawValue: 0x2006) : .native,
            baseTransform: base)
    }

    public var bitsPerComponent: Int { document == nil ? 8 : 0 }
    public var bitsPerPixel: Int { document != nil ? 0 : samples == nil ? 32 : 8 }
    public var bytesPerRow: Int { document == nil ? (samples ?? pixels).bytesPerRow : 0 }
    public var colorSpace: CGColorSpace? { space }
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alphaInfo ?? .none }

    /// The pixels; nil for documents. They are up to date when the pointer is asked for.
    public var data: UnsafeMutableRawPointer? {
        guard document == nil else { return nil }
        flush()
        return (samples ?? pixels).pointer
    }

    public func flush() { cairo_surface_flush(surface) }
    public func synchronize() { flush() }

    /// A copy of what has been drawn so far; nil for documents.
    public func makeImage() -> CGImage? {
        guard document == nil else { return nil }
        flush()
        return samples.flatMap(sampledImage) ?? image(of: pixels.copy())
    }

    /// The drawn pixels without a copy; what is drawn on the context afterwards is lost.
    package func takeImage() -> CGImage {
        if canvas == nil, let kept { return CGImage(width: width, height: height, kept: kept) }
        cairo_surface_finish(surface)
        paintsDirectly = false
        return image(of: pixels)
    }

    private func image(of buffer: PixelBuffer) -> CGImage {
        let bytes = buffer.pointer.assumingMemoryBound(to: UInt8.self)
        if layout == .rgba { qk_swap_red_blue(bytes, buffer.bytesPerRow, bytes, buffer.bytesPerRow, Int32(width), Int32(height)) }
        let isOpaque = !hasAlpha || bitmapInfo.alphaInfo == .noneSkipFirst || bitmapInfo.alphaInfo == .noneSkipLast
        if !hasAlpha { qk_fill_alpha(bytes, buffer.bytesPerRow, Int32(width), Int32(height)) }
        return CGImage(buffer: buffer, isOpaque: isOpaque, space: space)
    }

    // MARK: Graphics state

    public func saveGState() {
        saved.append(state)
        if let opened { cairo_save(opened) }
    }

    public func restoreGState() {
        guard let last = saved.popLast() else { return CGImage.complain("CGContextRestoreGState: the context has no saved state.") }
        state = last
        if let opened { cairo_restore(opened) }
        applyTransform()
    }

    // MARK: Transform

    /// User space to device space, whose origin is the bottom left corner.
    public var ctm: CGAffineTransform { state.ctm }
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func concatenate(_ transform: CGAffineTransform) {
        state.ctm = transform.concatenating(state.ctm)
        applyTransform()
    }

    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

    /// User space to pixels counted from the top left corner.
    package var pixelTransform: CGAffineTransform {
        state.ctm.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight))
    }

    func applyTransform() {
        guard let opened else { return }
        var matrix = cairo_matrix_t(pixelTransform)
        // Cairo refuses, for good, to draw with a transform that has no inverse.
        let determinant = matrix.xx * matrix.yy - matrix.xy * matrix.yx
        if determinant == 0 || !determinant.isFinite { cairo_matrix_init_identity(&matrix) }
        cairo_set_matrix(opened, &matrix)
    }

    /// Whether the transform can draw anything at all.
    var isDrawable: Bool {
        let t = state.ctm, determinant = t.a * t.d - t.b * t.c
        return determinant != 0 && determinant.isFinite && t.tx.isFinite && t.ty.isFinite
    }

    public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension cairo_matrix_t {
    init(_ t: CGAffineTransform) { self.init(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty) }
}
