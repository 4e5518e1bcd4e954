/// Text, selection and caret of a text field; scrolls sideways to keep the caret in sight.
final class TextFieldCanvas: UIView {
    weak var field: UITextField?
    private let label = FieldLabel()
    private lazy var selectionDisplay = TextSelectionDisplay(host: self, handleHost: field)
    private var scrolled: CGFloat = 0
    /// How much smaller than its font the text is drawn to fit.
    private var scale: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        clipsToBounds = true
        label.lineBreakMode = .byClipping
        addSubview(label)
        label.drawing = { [weak self] in self?.field?.drawText(in: $0) }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private var displayText: NSAttributedString {
        guard let field else { return NSAttributedString(string: "") }
        guard scale != 1 else { return field.displayText }
        let text = NSMutableAttributedString(attributedString: field.displayText)
        text.scaleFonts(by: scale)
        return text
    }

    /// Makes the font as small as the text needs where the field allows it, down to the field's least size.
    private func fitFont(_ field: UITextField) {
        scale = 1
        guard field.adjustsFontSizeToFitWidth, bounds.width > Self.caretWidth else { return }
        let size = field.shownFont.pointSize
        let least = min(max(field.minimumFontSize, 1) / size, 1)
        // Smaller sizes are spaced a little wider, so that one step may not do.
        for _ in 0..<4 where fullWidth > bounds.width - Self.caretWidth && scale > least {
            scale = max(scale * (bounds.width - Self.caretWidth) / fullWidth, least)
        }
    }

    func drawText(in rect: CGRect) { label.drawAsLabel(in: rect) }

    private static let caretWidth: CGFloat = 2

    /// Width of the text before an offset.
    private func width(to offset: Int) -> CGFloat {
        guard let field, offset > 0 else { return 0 }
        let text = displayText
        // Secrets show one dot per character, which may be several units long.
        let count =
            field.isSecureTextEntry
            ? field.editor.text.substring(to: min(offset, field.editor.length)).count : offset
        guard count > 0 else { return 0 }
        return TextSetting.layout(text.attributedSubstring(from: NSRange(location: 0, length: min(count, text.length))), width: nil).size
            .width
    }

    private var fullWidth: CGFloat { TextSetting.layout(displayText, width: nil).size.width }

    /// The x-coordinate of the text's start, by alignment; long text starts at the left and scrolls.
    private var origin: CGFloat {
        guard let field else { return 0 }
        let room = bounds.width - fullWidth
        guard room > 0 else { return -scrolled }
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch field.textAlignment {
        case .center: return room / 2
        case .right: return room
        case .natural where isRightToLeft: return room
        default: return 0
        }
    }

    func caretRect(at offset: Int) -> CGRect {
        let height = (field?.shownFont.lineHeight ?? 20) * scale
        return CGRect(x: origin + width(to: offset) - 1, y: (bounds.height - height) / 2, width: 2, height: height)
    }

    /// The offset whose place is nearest to a point.
    func offset(at point: CGPoint) -> Int {
        guard let field else { return 0 }
        let target = point.x - origin
        var best = 0, distance = CGFloat.infinity, offset = 0
        while true {
            let difference = abs(width(to: offset) - target)
            if difference < distance { (best, distance) = (offset, difference) }
            let next = field.editor.after(offset)
            guard next > offset else { return best }
            offset = next
        }
    }

    /// The end of the selection that a finger at a point takes hold of.
    func grip(at point: CGPoint) -> TextGrip? { selectionDisplay.grip(at: point, in: self)?.grip }

    func update() {
        guard let field, bounds.width > 0 else { return }
        let selection = field.editor.selection
        fitFont(field)
        scrollToCaret(selection.location + selection.length)
        label.attributedText = displayText
        let size = label.intrinsicContentSize
        let scale = max(traitCollection.displayScale, 1)
        label.frame = CGRect(
            x: origin, y: ((bounds.height - size.height) / 2 * scale).rounded() / scale, width: size.width, height: size.height)
        let isActive = field.isFirstResponder
        guard isActive else {
            scrolled = 0
            return selectionDisplay.hide()
        }
        showSelection(selection, of: field, isVisible: !field.clearsOnInsertion)
    }

    private func showSelection(_ selection: NSRange, of field: UITextField, isVisible: Bool) {
        guard isVisible else { return selectionDisplay.hide() }
        var start = caretRect(at: selection.location)
        guard selection.length == 0 else {
            let end = caretRect(at: NSMaxRange(selection))
            let part = CGRect(x: start.midX, y: start.minY, width: end.midX - start.midX, height: start.height)
            return selectionDisplay.show(caret: nil, rects: [part], tint: field.tintColor)
        }
        start.origin.x = min(max(start.minX, 0), max(bounds.width - 2, 0))
        selectionDisplay.show(caret: start, rects: [], tint: field.tintColor)
    }

    private func scrollToCaret(_ offset: Int) {
        guard fullWidth > bounds.width else {
            scrolled = 0
            return
        }
        let x = width(to: offset)
        if x - scrolled > bounds.width - 2 { scrolled = x - bounds.width + 2 }
        if x - scrolled < 0 { scrolled = x }
    }
}

/// A label that lets its field draw.
final class FieldLabel: UILabel {
    var drawing: ((CGRect) -> Void)?
    /// The colour that the app has given the label, which it found by key-value coding.
    private(set) var ownColor: UIColor?

    override var textColor: UIColor! {
        get { super.textColor }
        set {
            ownColor = newValue
            super.textColor = newValue
        }
    }

    /// The field speaks for its texts; one that is no element is silent.
    override var isAccessibilityElement: Bool {
        get { false }
        set {}
    }

    override func drawText(in rect: CGRect) { if let drawing { drawing(rect) } else { super.drawText(in: rect) } }
    func drawAsLabel(in rect: CGRect) { super.drawText(in: rect) }
}
