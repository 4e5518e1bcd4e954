import CoreText

/// Which part of a text stays in place when its font is scaled down.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters = 1
    case none = 2
}

/// A view that shows text.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelContent()
    private var laidOut: (size: CGSize, text: LaidOutText)?
    /// The text in its own size, where it is drawn smaller to fit.
    private var unscaled: LaidOutText?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UILabel.self)
    }

    override var widthDependentContent: (any WidthDependentContent)? { self }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    // MARK: Content

    open var text: String? {
        get { content.attributed?.string ?? content.plain }
        set {
            guard newValue != content.plain || content.attributed != nil else { return }
            (content.plain, content.attributed) = (newValue, nil)
            textChanged()
        }
    }

    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plain.map { NSAttributedString(string: $0, attributes: baseAttributes) } }
        set {
            content.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content.plain = newValue?.string
            if let first = newValue, first.length > 0 {
                if let font = first.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
                    content.font = font
                    noteOwn(.font)
                }
                if first.attribute(.foregroundColor, at: 0, effectiveRange: nil) != nil { noteOwn(.textColor) }
                if let style = first.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
                    content.alignment = style.alignment
                }
            }
            textChanged()
        }
    }

    open var font: UIFont! {
        get { content.font }
        set {
            noteOwn(.font)
            content.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            content.override(.font, content.font)
            textChanged()
        }
    }

    open var textColor: UIColor! {
        get { content.textColor }
        set {
            noteOwn(.textColor)
            content.textColor = newValue ?? .label
            content.override(.foregroundColor, content.textColor)
            redraw()
        }
    }

    /// Whether the text takes the vibrancy of the material it lies on.
    open var preferredVibrancy = UILabelVibrancy.none { didSet { redraw() } }

    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            content.alignment = newValue
            content.overrideParagraphs { $0.alignment = newValue }
            redraw()
        }
    }

    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            content.lineBreakMode = newValue
            textChanged()
        }
    }

    open var numberOfLines = 1 {
        didSet {
            guard oldValue != numberOfLines else { return }
            textChanged()
            if (oldValue == 1) != (numberOfLines == 1) { (superview as? UIStackView)?.arrangedTextChanged() }
        }
    }
    open var isHighlighted = false { didSet { if oldValue != isHighlighted { redraw() } } }
    open var highlightedTextColor: UIColor? { didSet { redraw() } }
    open var isEnabled = true { didSet { if oldValue != isEnabled { redraw() } } }
    open var shadowColor: UIColor? { didSet { noteOwn(.shadowColor); redraw() } }
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteOwn(.shadowOffset); redraw() } }
    open var adjustsFontSizeToFitWidth = false { didSet { redraw() } }
    open var minimumScaleFactor: CGFloat = 0 { didSet { redraw() } }
    /// Whether letters move together, a twentieth of their size at most, before text is truncated.
    open var allowsDefaultTighteningForTruncation = false { didSet { redraw() } }
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { redraw() } }
    /// Whether a pointer that rests on truncated text shows all of it; only the Mac does that.
    ///
    /// Source: Apple's documentation of `UILabel.showsExpansionTextWhenTruncated`.
    open var showsExpansionTextWhenTruncated = false
    /// Where lines end if there are several places for it; text with a paragraph style of its own keeps that one's strategy until this is set.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            content.lineBreakStrategy = newValue
            content.overrideParagraphs { $0.lineBreakStrategy = newValue }
            textChanged()
        }
    }
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

    /// The width that wrapped text is measured for; 0 = that of the bounds.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { if oldValue != preferredMaxLayoutWidth { textChanged() } } }

    private func textChanged() {
        invalidateIntrinsicContentSize()
        redraw()
    }

    private func redraw() {
        laidOut = nil
        setNeedsDisplay()
    }

    // MARK: Environment

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory { adjustFont() }
        redraw()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        redraw()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = content.font.adjusted(for: traitCollection)
        if adjusted != content.font { withDefaults { $0.font = adjusted } }
    }

    // MARK: Layout

    /// Natural text of labels begins where the interface's lines do, whatever its own script.
    private var shownAlignment: NSTextAlignment { content.alignment == .natural && readsFromRight ? .right : content.alignment }

    override func directionChanged() { redraw() }

    private var baseAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = shownAlignment
        style.lineBreakMode = content.lineBreakMode
        style.lineBreakStrategy = content.lineBreakStrategy
        return [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: style]
    }

    /// The attributed text as it is drawn, in the colours of its state.
    private func displayText(scale: CGFloat, kern: CGFloat) -> NSAttributedString? {
        guard let source = attributedText, source.length > 0 else { return nil }
        let text = NSMutableAttributedString(attributedString: source)
        let all = NSRange(location: 0, length: text.length)
        text.fillMissing(baseAttributes)
        if readsFromRight { text.alignNaturalParagraphsRight() }
        if scale != 1 { text.scaleFonts(by: scale) }
        if kern != 0 { text.addAttribute(.kern, value: kern, range: all) }
        if !isEnabled {
            text.addAttribute(.foregroundColor, value: UIColor.tertiaryLabel, range: all)
        } else if isHighlighted, let highlightedTextColor {
            text.addAttribute(.foregroundColor, value: highlightedTextColor, range: all)
        }
        if let materialTextColor { text.addAttribute(.foregroundColor, value: materialTextColor, range: all) }
        return text
    }

    /// The text as it is drawn, ready to be set. Plain text takes no detour over an attributed string.
    private func displayRuns(scale: CGFloat, kern: CGFloat, isMeasured: Bool) -> [TextRun] {
        guard content.attributed == nil else { return displayText(scale: scale, kern: kern).map(TextSetting.runs) ?? [] }
        guard let plain = content.plain, !plain.isEmpty else { return [] }
        let font = scale == 1 ? content.font : content.font.withSize(content.font.pointSize * scale)
        // Looking for the colour takes as long as measuring a short text.
        var attributes = TextAttributes(font: font.textFont, color: isMeasured ? Self.anyColor : displayColor.cgColor)
        attributes.paragraph.alignment = TextSetting.alignment(isMeasured ? content.alignment : shownAlignment)
        attributes.paragraph.lineBreakMode = TextLineBreakMode(rawValue: content.lineBreakMode.rawValue) ?? .byWordWrapping
        attributes.paragraph.lineBreakStrategy = TextLineBreakStrategy(rawValue: content.lineBreakStrategy.rawValue)
        (attributes.kern, attributes.usesLigatures) = (kern, kern == 0)
        if let shadowColor { attributes.shadow = TextShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
        return [TextRun(plain, attributes)]
    }

    private static let anyColor = UIColor.black.cgColor

    private var displayColor: UIColor {
        if let materialTextColor { return materialTextColor }
        if !isEnabled { return .tertiaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? content.textColor
    }

    private func layout(_ size: CGSize, lines: Int, scale: CGFloat = 1, kern: CGFloat = 0, isMeasured: Bool = false) -> LaidOutText {
        TextSetting.layout(
            displayRuns(scale: scale, kern: kern, isMeasured: isMeasured), width: size.width, height: size.height, maximumLines: lines,
            truncation: content.lineBreakMode, wraps: lines != 1, isKept: !isMeasured)
    }

    private var isEmpty: Bool { content.attributed.map { $0.length == 0 } ?? content.plain?.isEmpty ?? true }

    private static let unlimited: CGFloat = 1e6

    /// The size of the text in `size`, rounded up to pixels.
    private func measured(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : UILabel.unlimited
        let height = size.height > 0 ? size.height : UILabel.unlimited
        if isEmpty { return .zero }
        let text = layout(CGSize(width: width, height: height), lines: numberOfLines, isMeasured: true)
        return CGSize(width: min(roundedUp(text.size.width), width), height: roundedUp(text.size.height))
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        return (length * scale - 0.001).rounded(.up) / scale
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        measured(numberOfLines == 1 ? .zero : CGSize(width: size.width, height: 0))
    }

    open dynamic override var intrinsicContentSize: CGSize {
        let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
        return measured(CGSize(width: width, height: 0))
    }

    /// The width Auto Layout gave this label in its first pass; layout measures the height again with it.
    package var layoutWidth: CGFloat = 0 { didSet { if oldValue != layoutWidth { invalidateIntrinsicContentSize() } } }

    /// The rectangle text takes in `bounds` when set in at most `numberOfLines` lines; subclasses shift it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        if isEmpty { return CGRect(origin: bounds.origin, size: .zero) }
        let text = layout(bounds.size, lines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(roundedUp(text.size.width), bounds.width),
            height: min(roundedUp(text.size.height), bounds.height))
    }

    /// Distances of the first and last baseline from the top, for baseline anchors.
    package var baselines: (first: CGFloat, last: CGFloat) {
        let text = fitted(bounds.size)
        let top = verticalOffset(text, bounds)
        return (top + text.firstBaseline, top + text.lastBaseline)
    }

    /// Whether not all of the text shows.
    var isTextTruncated: Bool { fitted(bounds.size).isTruncated }

    private func fitted(_ size: CGSize) -> LaidOutText {
        if let laidOut, laidOut.size == size { return laidOut.text }
        var text = layout(size, lines: numberOfLines)
        unscaled = nil
        if numberOfLines == 1, text.isTruncated { text = tightened(text, size) }
        if adjustsFontSizeToFitWidth, size.width > 0 {
            let whole = text
            text = shrunk(text, size)
            if text.firstBaseline != whole.firstBaseline { unscaled = whole }
        }
        laidOut = (size, text)
        return text
    }

    /// The part of its width by which text in the stand-in for the system font may be wider than on iOS. Labels in files of Interface Builder
    /// are often just as wide as their text is there.
    private static let standInError: CGFloat = 0.035

    /// Moves the letters together where that makes the text fit.
    private func tightened(_ text: LaidOutText, _ size: CGSize) -> LaidOutText {
        let free = layout(CGSize(width: UILabel.unlimited, height: UILabel.unlimited), lines: 1)
        guard
            allowsDefaultTighteningForTruncation
                || content.font.textFont.isSystem && free.size.width <= size.width * (1 + Self.standInError)
        else { return text }
        let gaps = CGFloat(max((content.attributed?.string ?? content.plain ?? "").utf16.count - 1, 1))
        let kern = (size.width - free.size.width) / gaps
        guard kern > -content.font.pointSize / 20 else { return text }
        let result = layout(size, lines: 1, kern: kern)
        return result.isTruncated ? text : result
    }

    /// Scales the font down in steps until the text fits, at most to the minimum factor.
    private func shrunk(_ text: LaidOutText, _ size: CGSize) -> LaidOutText {
        let minimum = minimumScaleFactor > 0 ? minimumScaleFactor : 0.3
        let free = layout(CGSize(width: UILabel.unlimited, height: UILabel.unlimited), lines: 1)
        guard numberOfLines == 1 ? free.size.width > size.width : text.isTruncated else { return text }
        var scale = numberOfLines == 1 ? max(minimum, size.width / free.size.width) : 0.95
        var result = layout(size, lines: numberOfLines, scale: scale)
        while result.isTruncated, scale > minimum {
            scale = max(minimum, scale - 0.02)
            result = layout(size, lines: numberOfLines, scale: scale)
        }
        return result
    }

    /// Text that is smaller than the label stands in its middle, on a whole pixel.
    private func verticalOffset(_ text: LaidOutText, _ rect: CGRect) -> CGFloat {
        let scale = contentScaleFactor > 0 ? contentScaleFactor : 1
        func middle(_ text: LaidOutText) -> CGFloat { ((rect.height - roundedUp(text.size.height)) / 2 * scale).rounded(.down) / scale }
        guard let unscaled, numberOfLines == 1 else { return middle(text) }
        switch baselineAdjustment {
        case .alignBaselines: return middle(unscaled) + unscaled.firstBaseline - text.firstBaseline
        case .alignCenters: return middle(text)
        case .none: return middle(unscaled)
        }
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    override var drawingReach: CGFloat {
        let text = fitted(bounds.size), overflow = text.layout?.inkOverflow ?? 0
        return overflow > 0 ? max(0, overflow - verticalOffset(text, bounds)) : 0
    }

    /// Draws the text into `rect`; subclasses inset it.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let text = fitted(rect.size)
        text.draw(in: CGRect(x: rect.minX, y: rect.minY + verticalOffset(text, rect), width: rect.width, height: text.size.height), context)
    }

    // MARK: Overridden in apps' extensions

    open dynamic override func layoutSubviews() { super.layoutSubviews() }
    open dynamic override func awakeFromNib() { super.awakeFromNib() }
}

/// Views whose fonts follow the content size by themselves.
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The content of a label and its style.
@MainActor private struct LabelContent {
    var plain: String?
    var attributed: NSAttributedString?
    var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    var textColor: UIColor = .label
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

    /// A property set on the label replaces the attribute of the whole text.
    mutating func override(_ key: NSAttributedString.Key, _ value: Any) {
        guard let attributed, attributed.length > 0 else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        self.attributed = changed
    }

    mutating func overrideParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        guard let attributed, attributed.length > 0 else { return }
        let style = NSMutableParagraphStyle()
        if let known = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            style.setParagraphStyle(known)
        }
        change(style)
        override(.paragraphStyle, style)
    }
}

extension NSMutableAttributedString {
    /// Gives `attributes` to all parts that lack them.
    func fillMissing(_ attributes: [NSAttributedString.Key: Any]) {
        let all = NSRange(location: 0, length: length)
        for (key, value) in attributes {
            var gaps: [NSRange] = []
            enumerateAttribute(key, in: all, options: []) { known, range, _ in if known == nil { gaps.append(range) } }
            for gap in gaps { addAttribute(key, value: value, range: gap) }
        }
    }

    /// Aligns paragraphs at the right whose alignment is natural.
    func alignNaturalParagraphsRight() {
        var found: [(NSRange, NSMutableParagraphStyle)] = []
        enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length), options: []) { known, range, _ in
            guard let known = known as? NSParagraphStyle, known.alignment == .natural else { return }
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(known)
            style.alignment = .right
            found.append((range, style))
        }
        for (range, style) in found { addAttribute(.paragraphStyle, value: style, range: range) }
    }

    func scaleFonts(by factor: CGFloat) {
        var fonts: [(NSRange, UIFont)] = []
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            if let font = value as? UIFont { fonts.append((range, font.withSize(font.pointSize * factor))) }
        }
        for (range, font) in fonts { addAttribute(.font, value: font, range: range) }
    }
}
