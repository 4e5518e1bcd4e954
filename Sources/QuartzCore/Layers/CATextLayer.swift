import CoreGraphics
import CoreText
import Foundation
import RenderProtocol

/// Draws a plain or attributed string, as the documentation page CATextLayer says.
///
/// The text is drawn at `contentsScale` pixels a point. A changed size or colour shows at once; Core Animation would run a short animation to it.
open class CATextLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        text = other.text
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func copyForPresentation() -> CALayer { CATextLayer(layer: self) }

    /// The text and its attributes.
    private struct Text {
        var string: Any?
        var font: AnyObject?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        var quantizesSubpixels = true
    }

    private var text = Text() {
        didSet { if presentedModel == nil { setNeedsDisplay() } }
    }

    /// A `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { text.string = newValue }
    }
    /// The font of plain strings: a `UIFont`, of which the size does not count, or a font's name. Helvetica where it is nil.
    open var font: CFTypeRef? {
        get { text.font }
        set { text.font = newValue }
    }
    /// The size of plain strings' font in points, 36 at first.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { text.fontSize = newValue }
    }
    /// The colour of plain strings, white at first.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { text.foregroundColor = newValue }
    }
    /// Whether the text is wrapped into the layer's width.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { text.isWrapped = newValue }
    }
    /// Which end of text that does not fit gives way to an ellipsis.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { text.truncationMode = newValue }
    }
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { text.alignmentMode = newValue }
    }
    /// A hint; glyphs stand at quarters of a pixel in any case.
    open var allowsFontSubpixelQuantization: Bool {
        get { text.quantizesSubpixels }
        set { text.quantizesSubpixels = newValue }
    }

    open override class func needsDisplay(forKey key: String) -> Bool {
        key == "bounds" || key == "contentsScale" || super.needsDisplay(forKey: key)
    }

    /// Draws the text from the top of the bounds.
    open override func draw(in ctx: CGContext) {
        let runs = textRuns
        guard !runs.isEmpty, bounds.width > 0 else { return }
        let height = text.isWrapped && text.truncationMode != .none ? bounds.height : .infinity
        layout(of: runs, in: CGSize(width: bounds.width, height: height)).draw(in: ctx, at: bounds.origin)
    }

    /// The size of the text: of one line, or of those that wrapping into the layer's width makes.
    open override func preferredFrameSize() -> CGSize {
        let runs = textRuns
        guard !runs.isEmpty else { return .zero }
        let width = text.isWrapped && bounds.width > 0 ? bounds.width : CGFloat.infinity
        return layout(of: runs, in: CGSize(width: width, height: .infinity)).usedSize
    }

    private func layout(of runs: [TextRun], in size: CGSize) -> TextLayout {
        var options = TextLayout.Options()
        options.maximumLines = text.isWrapped ? 0 : 1
        options.lineBreakMode = lineBreakMode
        options.alignment = alignment
        return TextLayout(runs: runs, size: size, options: options)
    }

    private var textRuns: [TextRun] {
        if let attributed = text.string as? NSAttributedString {
            guard attributed.length > 0 else { return [] }
            // The font's own framework knows what all the attributes mean.
            for index in 0..<attributed.length {
                guard let font = attributed.attribute(.quinceFont, at: index, effectiveRange: nil) as? any TextStyling else { continue }
                return type(of: font).textRuns(of: attributed)
            }
            return [TextRun(attributed.string, TextAttributes(font: Self.named("Helvetica", size: 12)))]
        }
        guard let plain = text.string as? String, !plain.isEmpty else { return [] }
        return [
            TextRun(plain, TextAttributes(font: plainFont, color: text.foregroundColor ?? CGColor(red: 1, green: 1, blue: 1, alpha: 1)))
        ]
    }

    private var plainFont: TextFont {
        if let font = text.font as? any TextStyling { return font.textFont.withSize(text.fontSize) }
        return Self.named(text.font as Any as? String ?? "Helvetica", size: text.fontSize)
    }

    private static func named(_ name: String, size: CGFloat) -> TextFont { .named(name, size: size) ?? .system(size: size) }

    private var lineBreakMode: TextLineBreakMode? {
        switch text.truncationMode {
        case .start: .byTruncatingHead
        case .middle: .byTruncatingMiddle
        case .end: .byTruncatingTail
        default: text.isWrapped ? .byWordWrapping : .byClipping
        }
    }

    private var alignment: TextAlignment? {
        switch text.alignmentMode {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: text.string is NSAttributedString ? nil : .natural
        }
    }
}

extension NSAttributedString.Key {
    /// UIKit's `font`, which this module cannot see.
    fileprivate static let quinceFont = NSAttributedString.Key("NSFont")
}

/// The truncation of text in a `CATextLayer`.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of lines in a `CATextLayer`.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
