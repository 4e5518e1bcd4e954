import CoreText

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
    enum Source: Equatable, @unchecked Sendable {
        case symbol(String)
        case named(String, Bundle?)
        case ui(UIImage)
        case cg(CGImage, CGFloat)
        case drawn(DrawnImage)
    }

    let source: Source
    var label: Text?
    var isDecorative = false
    var orientation = Orientation.up
    var isResizable = false
    var capInsets = EdgeInsets()
    var tiles = false
    var renderingMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?
    var variableValue: Double?
    var interpolation = Interpolation.medium
    var isAntialiased = true

    init(source: Source) { self.source = source }

    /// The picture of this name in the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { source = .named(name, bundle) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .named(name, bundle)
        self.label = label
    }
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        isDecorative = true
    }
    /// The system's symbol of this name.
    public init(systemName: String) { source = .symbol(systemName) }
    /// Creates an image of a system symbol. In a variable symbol, the parts beyond the value are pale.
    ///
    /// - Parameter variableValue: 0…1; nil for the whole symbol.
    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }
    /// Creates an image of a picture or symbol in the asset catalog. In a variable symbol, the parts beyond the value are pale.
    ///
    /// - Parameter variableValue: 0…1; nil for the whole symbol.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        source = .named(name, bundle)
        self.variableValue = variableValue
    }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        self.label = label
    }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, variableValue: variableValue, bundle: bundle)
        isDecorative = true
    }
    public init(uiImage: UIImage) { source = .ui(uiImage) }
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        source = .cg(cgImage, scale)
        self.label = label
        self.orientation = orientation
    }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        source = .cg(cgImage, scale)
        isDecorative = true
        self.orientation = orientation
    }

    /// A picture that is drawn when it is shown.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - label: The accessibility label; nil for images that assistive technologies ignore.
    ///   - renderer: Draws into a context of the size.
    ///
    /// Source: Apple's documentation of `Image.init(size:label:opaque:colorMode:renderer:)`.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        source = .drawn(DrawnImage(size: size, isOpaque: opaque, renderer: renderer))
        self.label = label
        isDecorative = label == nil
    }

    /// Whether a picture is shown in its own colours.
    public enum TemplateRenderingMode: Sendable { case template, original }
    /// The size of symbols beside text.
    public enum Scale: Sendable { case small, medium, large }
    /// How a picture fills a larger room.
    public enum ResizingMode: Sendable { case tile, stretch }
    /// How smooth scaled pictures are.
    public enum Interpolation: Sendable { case none, low, medium, high }
    /// How bright pictures may become.
    ///
    /// Source: Apple's documentation of `Image.DynamicRange`.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }
    /// How a picture is turned.
    @frozen public enum Orientation: UInt8, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored

        var uiOrientation: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    /// The picture, filling whatever room it has.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with { ($0.isResizable, $0.capInsets, $0.tiles) = (true, capInsets, resizingMode == .tile) }
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { with { $0.renderingMode = renderingMode } }
    /// The symbol, its layers coloured as said.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
    /// The picture, scaled as smoothly as said.
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolation = interpolation } }
    /// The picture, its edges smoothed or not.
    public func antialiased(_ isAntialiased: Bool) -> Image { with { $0.isAntialiased = isAntialiased } }

    public static func == (lhs: Image, rhs: Image) -> Bool {
        lhs.source == rhs.source && lhs.label == rhs.label && lhs.isResizable == rhs.isResizable && lhs.capInsets == rhs.capInsets
            && lhs.tiles == rhs.tiles && lhs.renderingMode == rhs.renderingMode && lhs.isDecorative == rhs.isDecorative
            && lhs.interpolation == rhs.interpolation && lhs.isAntialiased == rhs.isAntialiased && lhs.orientation == rhs.orientation
            && lhs.symbolMode == rhs.symbolMode && lhs.variableValue == rhs.variableValue
    }

    /// UIKit's image of it as an environment shows it: mirrored where it follows the direction of reading.
    func resolve(in environment: EnvironmentValues) -> UIImage? {
        found(in: environment)?.shown(in: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    private func found(in environment: EnvironmentValues) -> UIImage? {
        switch source {
        case .ui(let image): return image
        case .cg(let image, let scale): return UIImage(cgImage: image, scale: scale, orientation: orientation.uiOrientation)
        case .drawn(let picture): return picture.image(in: environment)
        case .named(let name, let bundle):
            let image = UIImage(named: name, in: bundle, compatibleWith: environment.resolvedTraits)
            if image == nil { GraphDiagnostics.warn("No image named '\(name)' found in asset catalog for main bundle") }
            return image
        case .symbol(let name):
            let font = environment.textStyling.resolvedFont(in: environment)
            let scale: UIImage.SymbolScale =
                switch environment.imageScale {
                case .small: .small
                case .medium: .medium
                case .large: .large
                }
            var configuration = UIImage.SymbolConfiguration(font: font, scale: scale)
            if let colors = environment.symbolColors(renderingMode == .original ? .multicolor : symbolMode) {
                configuration = configuration.applying(colors)
            }
            let variant = environment.symbolVariants.apply(to: name)
            // Not every symbol has every variant.
            let image =
                symbol(variant, configuration) ?? symbol(name, configuration)
            if image == nil { GraphDiagnostics.warn("No symbol named '\(name)' found in system symbol set") }
            return image
        }
    }

    private func symbol(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        guard let variableValue else { return UIImage(systemName: name, withConfiguration: configuration) }
        return UIImage(systemName: name, variableValue: variableValue, configuration: configuration)
    }

    /// Whether the picture takes the foreground style.
    func isTemplate(_ image: UIImage, in environment: EnvironmentValues) -> Bool {
        if case .symbol = source, image.isColoredSymbol { return false }
        return switch renderingMode {
        case .template: true
        case .original: false
        case nil: image.isSymbolImage || image.renderingMode == .alwaysTemplate
        }
    }

    /// The image within a line of text.
    func run(_ attributes: TextAttributes, _ environment: EnvironmentValues) -> TextRun {
        var attributes = attributes
        guard let image = resolve(in: environment) else { return TextRun("", attributes) }
        let tinted =
            isTemplate(image, in: environment)
            ? image.withTintColor(UIColor(cgColor: attributes.color), renderingMode: .alwaysOriginal) : image
        let bottom = -(image.baselineOffsetFromBottom ?? 0)
        attributes.attachment = TextAttachment(bounds: CGRect(x: 0, y: bottom, width: image.size.width, height: image.size.height)) {
            context, rect in
            UIGraphicsPushContext(context)
            tinted.draw(in: rect)
            UIGraphicsPopContext()
        }
        return TextRun("\u{FFFC}", attributes)
    }
}

extension Image: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = Attribute<ImageNode.Content>(in: inputs.scope) {
            let (image, environment) = (view.value, inputs.environment.value)
            var content = ImageNode.Content()
            content.image = image.resolve(in: environment)
            content.isResizable = image.isResizable
            content.tint = content.image.flatMap { image.isTemplate($0, in: environment) ? environment.foregroundPaint : nil }
            if content.tint == nil, content.image?.isSymbolImage == true { content.scheme = environment.colorScheme }
            content.label = image.isDecorative ? nil : image.label?.plainText(in: environment) ?? image.spokenName
            content.capInsets = image.capInsets
            content.tiles = image.tiles
            content.interpolation = image.interpolation
            content.isAntialiased = image.isAntialiased
            content.fades = environment.contentTransition.fades
            if environment.hidesContent { content.redaction = environment.foregroundPaint.color }
            return content
        }
        return _ViewOutputs(ImageNode(content, inputs))
    }

    /// The default accessibility label: the name of the symbol or image; nil for images without a name.
    private var spokenName: String? {
        switch source {
        case .symbol(let name): name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .named(let name, _): name
        default: nil
        }
    }
}
