import UIKit

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
    case baseline = 0
    case center = 1
    case top = 2
    case bottom = 3
}

/// A node that shows text.
/// Source: Apple's documentation of `SKLabelNode`.
open class SKLabelNode: SKNode {
    open var text: String? { didSet { if text != oldValue { drawing = nil } } }
    /// The styled text, which is shown in place of `text`.
    open var attributedText: NSAttributedString? { didSet { drawing = nil } }
    open var fontName: String? { didSet { if fontName != oldValue { drawing = nil } } }
    open var fontSize: CGFloat = 32 { didSet { if fontSize != oldValue { drawing = nil } } }
    open var fontColor: UIColor? = .white { didSet { if fontColor != oldValue { drawing = nil } } }
    /// The number of lines; 0 for as many as there are.
    open var numberOfLines = 1 { didSet { drawing = nil } }
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { drawing = nil } }
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { drawing = nil } }
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// The colour that is multiplied into the text as far as `colorBlendFactor` says.
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha

    private struct Drawing {
        let text: NSAttributedString
        let size: CGSize
        let ascender: CGFloat
        var image: CGImage?
    }
    private var drawing: Drawing?

    public override init() { super.init() }
    public init(fontNamed fontName: String?) {
        self.fontName = fontName
        super.init()
    }
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
    }
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        readLabel(aDecoder)
    }

    private var font: UIFont { UIFont(name: fontName ?? "HelveticaNeue-UltraLight", size: fontSize) ?? .systemFont(ofSize: fontSize) }

    private var isMultiline: Bool { numberOfLines != 1 }

    private func measured() -> Drawing? {
        if let drawing { return drawing }
        let plain: NSAttributedString? = text.map { (text: String) -> NSAttributedString in
            let style = NSMutableParagraphStyle()
            style.alignment = horizontalAlignmentMode == .left ? .left : horizontalAlignmentMode == .right ? .right : .center
            style.lineBreakMode = isMultiline && lineBreakMode == .byTruncatingTail ? .byWordWrapping : lineBreakMode
            return NSAttributedString(
                string: text, attributes: [.font: self.font, .foregroundColor: fontColor ?? .white, .paragraphStyle: style])
        }
        guard let styled = attributedText ?? plain, styled.length > 0 else { return nil }
        let firstFont: UIFont = styled.attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? self.font
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
        var box = styled.boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        )
        let lines = max(1, Int((box.height / firstFont.lineHeight).rounded()))
        if numberOfLines > 0, lines > numberOfLines { box.size.height = firstFont.lineHeight * CGFloat(numberOfLines) }
        let size = CGSize(width: ceil(box.width), height: ceil(box.height))
        let made = Drawing(text: styled, size: size, ascender: firstFont.ascender, image: nil)
        drawing = made
        return made
    }

    private func anchor(of drawing: Drawing) -> CGPoint {
        let x: CGFloat = horizontalAlignmentMode == .center ? 0.5 : horizontalAlignmentMode == .left ? 0 : 1
        let height = max(drawing.size.height, 1)
        let y: CGFloat =
            switch verticalAlignmentMode {
            case .baseline: isMultiline ? 0 : 1 - drawing.ascender / height
            case .center: 0.5
            case .top: 1
            case .bottom: 0
            }
        return CGPoint(x: x, y: y)
    }

    override var contentBounds: CGRect {
        guard let drawing = measured() else { return .null }
        let (anchor, size) = (anchor(of: drawing), drawing.size)
        return CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
    }

    override func makeContentLayer() -> CALayer? { CALayer() }

    override func updateContent(_ layer: CALayer, transform: CGAffineTransform) {
        guard var current = measured() else {
            if layer.contents != nil { layer.contents = nil }
            return
        }
        if current.image == nil, current.size.width > 0, current.size.height > 0 {
            let (text, size) = (current.text, current.size)
            current.image = UIGraphicsImageRenderer(size: size).image { _ in text.draw(in: CGRect(origin: .zero, size: size)) }.cgImage
            drawing = current
        }
        if (layer.contents as? CGImage) !== current.image { layer.contents = current.image }
        layer.place(size: current.size, anchor: anchor(of: current), transform: transform)
        layer.updateTint(color, factor: colorBlendFactor)
        layer.updateBlendMode(blendMode)
    }

    override func makeCopy() -> SKNode { SKLabelNode() }
    override func copyValues(to copy: SKNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SKLabelNode else { return }
        (copy.text, copy.attributedText, copy.fontName, copy.fontSize, copy.fontColor) = (
            text, attributedText, fontName, fontSize, fontColor
        )
        (copy.numberOfLines, copy.preferredMaxLayoutWidth, copy.lineBreakMode) = (numberOfLines, preferredMaxLayoutWidth, lineBreakMode)
        (copy.horizontalAlignmentMode, copy.verticalAlignmentMode) = (horizontalAlignmentMode, verticalAlignmentMode)
        (copy.color, copy.colorBlendFactor, copy.blendMode) = (color, colorBlendFactor, blendMode)
    }
}
