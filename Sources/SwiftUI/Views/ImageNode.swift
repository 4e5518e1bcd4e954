/// Shows a picture or a symbol.
@MainActor final class ImageNode: LayoutNode {
    override class var keepsState: Bool { false }
    struct Content: Equatable {
        var image: UIImage?
        var isResizable = false
        /// The paint of a template image; nil for an image in its own colours.
        var tint: Paint?
        var label: String?
        var capInsets = EdgeInsets()
        var tiles = false
        var interpolation = Image.Interpolation.medium
        var isAntialiased = true
        /// The colour of a plain shape that stands for the picture; nil where it is shown.
        var redaction: CGColor?
        /// The colour scheme that the image's colours depend on; nil where they depend on none.
        var scheme: ColorScheme?
        /// Whether another picture fades in where it comes animated.
        var fades = false
    }

    private var content: Content
    private let environment: Attribute<EnvironmentValues>
    private var drawn: (content: Content, size: CGSize)?

    init(_ content: Attribute<Content>, _ inputs: _ViewInputs) {
        self.content = content.untrackedValue
        environment = inputs.environment
        super.init(inputs)
        displayLayer = DrawingLayer()
        displayLayer?.ownerName = "Image"
        observe(inputs) { [unowned self] in
            let new = content.value
            guard new != self.content else { return }
            AnyAttribute.untracked {
                self.content = new
                invalidateLayout()
                markDisplay()
            }
        }
    }

    /// UIKit's image of what is shown.
    var shownImage: UIImage? { content.image }
    /// The tint that the app has set around the picture; nil where it has set none.
    var tint: UIColor? {
        let environment = environment.untrackedValue
        return environment.tintColor.map { UIColor(cgColor: $0.cgColor(in: environment)) }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        guard let image = content.image else { return .zero }
        return content.isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key, let image = content.image,
            let offset = image.baselineOffsetFromBottom, image.size.height > 0
        else { return nil }
        let height = sizeThatFits(proposal).height
        return height - offset * height / image.size.height
    }

    override func display(in frame: CGRect) {
        super.display(in: frame)
        if let drawn, drawn.content == content, drawn.size == size { return }
        let isOther = drawn != nil && drawn?.content.image != content.image
        drawn = (content, size)
        guard let layer = displayLayer as? DrawingLayer else { return }
        if content.fades, isOther { Display.fadeContents(of: layer, host) }
        if content.image != nil, let color = content.redaction {
            layer.show(size: size, scale: host.scale) { context, rect in Redaction.draw([rect], color, context) }
        } else {
            layer.show(content.tint?.shadows ?? [], size: size, scale: host.scale, content.image.map(painter))
        }
    }

    private func painter(_ image: UIImage) -> (CGContext, CGRect) -> Void {
        let content = content
        return { context, rect in
            context.interpolationQuality = content.interpolation.quality
            context.setShouldAntialias(content.isAntialiased)
            guard let tint = content.tint else { return Self.draw(image, content, rect) }
            guard case .gradient(let gradient) = tint.unshadowed else { return Self.draw(image, in: tint.color, content, rect, context) }
            gradient.draw(in: rect, context) { Self.draw(image, content, rect) }
        }
    }

    /// Draws a template; one that lets through what is behind does so as a whole, not where its parts overlap.
    private static func draw(_ image: UIImage, in color: CGColor, _ content: Content, _ rect: CGRect, _ context: CGContext) {
        let isTranslucent = color.alpha < 1
        if isTranslucent {
            context.setAlpha(color.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        let opaque = UIColor(cgColor: color.copy(alpha: 1) ?? color)
        draw(image.withTintColor(opaque, renderingMode: .alwaysOriginal), content, rect)
        if isTranslucent { context.endTransparencyLayer() }
    }

    private static func draw(_ image: UIImage, _ content: Content, _ rect: CGRect) {
        let caps = content.capInsets
        guard caps != EdgeInsets() || content.tiles else { return image.draw(in: rect) }
        image.resizableImage(
            withCapInsets: UIEdgeInsets(top: caps.top, left: caps.leading, bottom: caps.bottom, right: caps.trailing),
            resizingMode: content.tiles ? .tile : .stretch
        ).draw(in: rect)
    }

    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        guard let label = content.label, content.redaction == nil else { return }
        elements.append(AccessibilityItem(self, label: label, traits: .image))
    }
}

extension Image.Interpolation {
    /// The same in Core Graphics.
    fileprivate var quality: CGInterpolationQuality {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
