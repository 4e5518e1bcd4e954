/// Makes images of a view.
///
/// The view is laid out outside of windows, in the colours of a light screen unless its environment says otherwise. It is drawn as its layers are: what
/// a video or a web page would show is not part of them.
///
/// Source: Apple's documentation of `ImageRenderer`.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
    /// Tells that the image would look different by now; see `isObservationEnabled`.
    nonisolated public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The size that is offered to the view, in points; at first none, so that the view takes its ideal size.
    public var proposedSize = ProposedViewSize.unspecified { didSet { hosting.changed() } }
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether the image is opaque, black where the view draws nothing.
    public var isOpaque = false
    /// How colours are computed where they are mixed; all are computed as on screens of standard colours.
    public var colorMode = ColorRenderingMode.nonLinear
    /// Whether `objectWillChange` tells of changes.
    public var isObservationEnabled = true

    private let hosting: RenderedView<Content>

    public init(content view: Content) {
        hosting = RenderedView(view)
        hosting.onChange = { [weak self] in
            guard let self, isObservationEnabled else { return }
            objectWillChange.send()
        }
    }

    /// The view that the images are of.
    public var content: Content {
        get { hosting.rootView }
        set { hosting.rootView = newValue }
    }

    /// The view as it is now; nil where it has no size, or one without end.
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    /// The view as it is now; nil where it has no size, or one without end.
    public var cgImage: CGImage? {
        var image: CGImage?
        render(rasterizationScale: scale) { size, draw in
            let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
            guard width >= 1, height >= 1, width * height <= Self.pixelLimit else { return }
            let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
            guard
                let context = CGContext(
                    data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
            else { return }
            // The image begins with the view's first row of points.
            context.translateBy(x: 0, y: height - size.height * scale)
            context.scaleBy(x: scale, y: scale)
            draw(context)
            image = context.makeImage()
        }
        return image
    }

    /// Draws the view as it is now.
    ///
    /// - Parameters:
    ///   - rasterizationScale: Pixels per point of what is drawn as bitmaps.
    ///   - renderer: Takes the view's size, in points, and what draws the view into a context whose origin is at the bottom left, as that of bitmaps is.
    public func render(rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void) {
        let size = hosting.layOut(proposedSize, scale: rasterizationScale)
        renderer(size) { context in
            context.saveGState()
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
            hosting.layer.render(in: context)
            context.restoreGState()
        }
    }

    /// An image of more would take a gigabyte.
    private static var pixelLimit: CGFloat { CGFloat(1 << 28) }
}

/// A view outside of windows that is drawn now and then.
private final class RenderedView<Content: View>: HostingView<Content> {
    /// Called when what was drawn last may look different by now.
    var onChange: () -> Void = {}
    private var isLayingOut = false
    private var isStale = true

    init(_ content: Content) {
        super.init(content)
        isMeasured = true
        overrideUserInterfaceStyle = .light
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    /// Lays the content out in the size that it takes of a proposal; returns the size, in points.
    func layOut(_ proposal: ProposedViewSize, scale: CGFloat) -> CGSize {
        isLayingOut = true
        defer { (isLayingOut, isStale) = (false, false) }
        adjustsEnvironment = { values in
            values.displayScale = scale
            values.colorScheme = .light
        }
        let size = host.sizeThatFits(proposal)
        guard size.width.isFinite, size.height.isFinite else { return .zero }
        frame = CGRect(origin: .zero, size: size)
        // What reads sizes changes once more.
        for _ in 0..<4 {
            super.setNeedsLayout()
            layoutIfNeeded()
            if !host.graph.needsUpdate { break }
        }
        return size
    }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        changed()
    }

    /// Tells of a change, once between two pictures.
    func changed() {
        guard !isLayingOut, !isStale else { return }
        isStale = true
        onChange()
    }
}
