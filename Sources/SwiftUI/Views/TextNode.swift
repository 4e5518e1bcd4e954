import CoreText
import DeviceProtocol
import WidgetArchive

/// Shows text.
@MainActor final class TextNode: LayoutNode {
    override class var keepsState: Bool { false }
    fileprivate var content: Content

    /// The text to lay out, with its options.
    struct Content: Equatable {
        var runs: [TextRun] = []
        var text = ""
        var lineLimit: Int?
        var alignment = TextAlignment.leading
        var truncation = Text.TruncationMode.tail
        var minimumScale: CGFloat = 1
        var allowsTightening = false
        var gradient: GradientPaint?
        /// Around and within the letters.
        var shadows: [PaintShadow] = []
        var isRightToLeft = false
        /// Whether the leading edge is the right one.
        var alignsRightToLeft = false
        var leading: CGFloat = 0
        var isHeader = false
        /// Whether bars stand for the lines.
        var isRedacted = false
        /// Whether other content fades in where it comes animated.
        var fades = false
        var leastLines = 0
        var links: [TextLink] = []
        var isSelectable = false
        /// The text that VoiceOver speaks, and its speech attributes.
        var spoken = ""
        var spokenAttributes: NSAttributedString?
        var headingLevel: AccessibilityHeadingLevel?
        var textualContext: UIAccessibilityTextualContext?
        /// Draws the text in place of the system.
        var renderer: TextRendering?
        /// The custom attributes of parts of the text, which an app's renderer reads.
        var custom: [CustomTextRange] = []
        /// The source of a text that a home screen keeps updating; nil for static texts.
        var live: LiveTextSource?
    }

    /// The text as it is shown.
    var shownString: String { content.text }

    init(_ content: Attribute<Content>, _ inputs: _ViewInputs) {
        self.content = content.untrackedValue
        environment = inputs.environment
        super.init(inputs)
        displayLayer = DrawingLayer()
        displayLayer?.contentsScale = UIScreen.main.scale
        displayLayer?.ownerName = "Text"
        observe(inputs) { [unowned self] in
            let new = content.value
            AnyAttribute.untracked { update(new) }
        }
        updateTouchView()
    }

    private func update(_ new: Content) {
        guard new != content else { return }
        fades = new.fades && new.runs != content.runs
        content = new
        measurements = []
        updateTouchView()
        invalidateLayout()
        needsRedraw = true
        markDisplay()
    }

    private var needsRedraw = true
    /// Whether the next drawing fades in.
    private var fades = false

    // MARK: Touches

    private let environment: Attribute<EnvironmentValues>
    var isSelectable: Bool { content.isSelectable }
    var plainText: String { content.text }

    /// Has a view where people can do something with the text.
    private func updateTouchView() {
        let isTouched = content.isSelectable || !content.links.isEmpty
        guard isTouched != (displayView != nil) else { return }
        displayView = isTouched ? TextTouchView(self) : nil
        structureChanged()
    }

    /// The link under a point of the node's coordinates.
    func link(at point: CGPoint) -> TextLink? {
        guard !content.links.isEmpty else { return nil }
        let layout = placed(size)
        return content.links.first { link in
            layout.selectionRects(for: link.range).contains { $0.insetBy(dx: -4, dy: -4).contains(point) }
        }
    }

    func open(_ link: TextLink) { environment.untrackedValue.openURL(link.url) }

    // MARK: Setting

    private var options: TextLayout.Options {
        var options = TextLayout.Options()
        options.maximumLines = content.lineLimit ?? 0
        switch content.truncation {
        case .head: options.lineBreakMode = .byTruncatingHead
        case .middle: options.lineBreakMode = .byTruncatingMiddle
        case .tail: options.lineBreakMode = .byTruncatingTail
        }
        options.interfaceDirection = content.isRightToLeft ? .rightToLeft : .leftToRight
        switch content.alignment {
        case .leading: options.alignment = content.alignsRightToLeft ? .right : .left
        case .trailing: options.alignment = content.alignsRightToLeft ? .left : .right
        case .center: options.alignment = .center
        }
        return options
    }

    /// - Parameter tightening: How much closer letters stand, as a part of their size.
    private func layout(width: CGFloat?, height: CGFloat? = nil, scale: CGFloat = 1, tightening: CGFloat = 0) -> TextLayout {
        var runs = content.runs
        if scale != 1 {
            for index in runs.indices {
                runs[index].attributes.font = runs[index].attributes.font.withSize(runs[index].attributes.font.pointSize * scale)
            }
        }
        if tightening > 0 {
            for index in runs.indices { runs[index].attributes.kern -= runs[index].attributes.font.pointSize * tightening }
        }
        let size = CGSize(width: width ?? .infinity, height: .infinity)
        let whole = TextLayout.cached(runs: runs, size: size, options: options)
        guard let height, whole.usedSize.height > height + Self.tolerance else { return whole }
        // What is lower than the lines has room for some of them only; however low, for one.
        var limited = options
        limited.maximumLines = max(1, whole.lineCount(fitting: height + Self.tolerance))
        return TextLayout.cached(runs: runs, size: size, options: limited)
    }

    /// The layout that fits a proposal, with smaller letters where that is allowed and needed.
    private func fitted(width: CGFloat?, height: CGFloat?) -> TextLayout {
        var result = layout(width: width, height: height)
        if content.allowsTightening, result.isTruncated {
            let tight = layout(width: width, height: height, tightening: Self.tightest)
            if !tight.isTruncated { result = tight }
        }
        guard content.minimumScale < 1 else { return result }
        var scale: CGFloat = 1
        // Letters become smaller before a word is broken, too.
        while result.isTruncated || result.breaksWords(of: content.text), scale > content.minimumScale {
            scale = max(content.minimumScale, scale - 0.05)
            result = layout(width: width, height: height, scale: scale)
        }
        return result
    }

    /// How much closer letters may stand to make room, as a part of their size.
    private static let tightest: CGFloat = 0.05

    // MARK: Measuring

    /// The measured size of the text for one width. It holds for every width down to that of the widest line, as lines break at the same
    /// places.
    private struct Measurement {
        let width: CGFloat
        /// The size of the laid-out lines in points, before rounding.
        let used: CGSize
        let firstBaseline, lastBaseline: CGFloat
        /// Of the first line; nil where the lines had to be set to know it.
        let lineHeight: CGFloat?

        func holds(for width: CGFloat) -> Bool { width == self.width || (width >= used.width && width <= self.width) }
    }

    private var measurements: [Measurement] = []

    /// Returns the cached measurement for a width, or lays out the text without scaling or tightening it.
    private func measurement(width: CGFloat) -> Measurement {
        for known in measurements where known.holds(for: width) { return known }
        let layout = TextLayout(runs: content.runs, size: CGSize(width: width, height: .infinity), options: options)
        let made = Measurement(
            width: width, used: layout.usedSize, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
            lineHeight: layout.plainHeight(lines: 1))
        if measurements.count >= 4 { measurements.removeFirst() }
        measurements.append(made)
        return made
    }

    /// Whether the letters have their own size however little room they get.
    private var isRigid: Bool { content.minimumScale >= 1 && !content.allowsTightening }

    /// The rounding error of added heights that is ignored, in points.
    private static let tolerance: CGFloat = 0.01

    private var lineHeight: CGFloat { content.runs.first.map { $0.attributes.font.ascender - $0.attributes.font.descender } ?? 0 }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        if content.runs.isEmpty { return .zero }
        if let renderer = content.renderer {
            return renderer.size(proposal, TextProxy { [unowned self] in computeOwnSize($0) })
        }
        return computeOwnSize(proposal)
    }

    /// The size of the text as the system draws it.
    private func computeOwnSize(_ proposal: ProposedViewSize) -> CGSize {
        // Narrower than a letter: there is nothing to break.
        if let width = proposal.width, width < 1 {
            return CGSize(width: width, height: PixelGrid.roundUp(lineHeight, host.scale))
        }
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        if isRigid {
            let used = measurement(width: width ?? .infinity).used
            if used.height <= max(proposal.height ?? .infinity, lineHeight) + Self.tolerance {
                return CGSize(
                    width: min(PixelGrid.roundUp(used.width, host.scale), proposal.width ?? .infinity),
                    height: max(PixelGrid.roundUp(used.height, host.scale), reservedHeight))
            }
        }
        let height = proposal.height.flatMap { $0.isFinite ? $0 : nil }
        let size = fitted(width: width, height: height).usedSize(scale: host.scale)
        return CGSize(width: min(size.width, proposal.width ?? .infinity), height: max(size.height, reservedHeight))
    }

    override func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
        // One line is as high as the other, wherever it ends.
        guard axis == .vertical, isRigid, !content.runs.isEmpty, let height = proposal.height, let width = proposal.width, width >= 1,
            let line = measurement(width: width).lineHeight, height <= line
        else { return super.length(proposal, along: axis) }
        return max(PixelGrid.roundUp(line, host.scale), reservedHeight)
    }

    /// The height reserved for the minimum number of lines, in points; 0 where there is no minimum.
    private var reservedHeight: CGFloat {
        guard content.leastLines > 0 else { return 0 }
        let spacing = content.runs.first.map { $0.attributes.paragraph.lineSpacing } ?? 0
        return PixelGrid.roundUp((lineHeight + spacing) * CGFloat(content.leastLines) - spacing, host.scale)
    }

    /// The layout in the room the node has got.
    private func placed(_ size: CGSize) -> TextLayout { fitted(width: size.width + 0.01, height: size.height + 0.01) }

    override var spacing: ViewSpacing { ViewSpacing(.text(leading: content.leading)) }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key.axis == .vertical, !content.runs.isEmpty else { return nil }
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        let size = sizeThatFits(proposal)
        if isRigid, size.width >= 1 {
            let found = measurement(width: size.width)
            if found.used.height <= size.height + Self.tolerance { return isFirst ? found.firstBaseline : found.lastBaseline }
        }
        let layout = placed(size)
        return isFirst ? layout.firstBaseline : layout.lastBaseline
    }

    // MARK: Display

    override func display(in frame: CGRect) {
        super.display(in: frame)
        guard needsRedraw || drawnSize != size, let layer = displayLayer as? DrawingLayer else { return }
        (needsRedraw, drawnSize) = (false, size)
        if fades { Display.fadeContents(of: layer, host) }
        fades = false
        let layout = placed(size)
        if let renderer = content.renderer, !content.isRedacted {
            show(renderer, layout, in: layer)
        } else if content.isRedacted {
            layer.show(size: size, scale: host.scale, redaction(layout))
        } else {
            layer.backingReach = layout.inkOverflow
            layer.show(content.shadows, size: size, scale: host.scale, painter(layout))
        }
    }

    /// Has an app's renderer draw the text, which may reach beyond it.
    private func show(_ renderer: TextRendering, _ layout: TextLayout, in layer: DrawingLayer) {
        let lines = Text.Layout(layout, content.custom, isTruncated: layout.isTruncated)
        let padding = renderer.padding
        let values = environment.untrackedValue
        layer.isHidden = false
        layer.show(size: size, scale: host.scale) { _, _ in }
        let rect = CGRect(origin: .zero, size: size)
        let reach = max(padding.top, padding.leading, padding.bottom, padding.trailing, Self.rendererReach)
        ReachingPicture.show(in: layer, rect, [], overflow: reach, scale: host.scale) { context, _ in
            var graphics = GraphicsContext(context, values, nil)
            renderer.draw(lines, &graphics)
        }
    }

    /// How far renderers may draw beyond the text without saying so, in points.
    private static let rendererReach: CGFloat = 1

    private func painter(_ layout: TextLayout) -> (CGContext, CGRect) -> Void {
        guard let gradient = content.gradient else { return { context, _ in layout.draw(in: context, at: .zero) } }
        return { context, rect in gradient.draw(in: rect, context) { layout.draw(in: context, at: .zero) } }
    }

    /// Draws a pale bar for each line.
    private func redaction(_ layout: TextLayout) -> (CGContext, CGRect) -> Void {
        let color = content.runs.first?.attributes.color ?? UIColor.label.cgColor
        let bars = layout.lines.map { $0.frame.insetBy(dx: 0, dy: min(2, $0.height * 0.1)) }
        return { context, _ in Redaction.draw(bars, color, context) }
    }

    private var drawnSize: CGSize?

    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        guard !content.spoken.isEmpty, !content.isRedacted else { return }
        let isHeader = content.isHeader || content.headingLevel != nil
        let item = AccessibilityItem(self, label: content.spoken, traits: isHeader ? [.staticText, .header] : .staticText)
        item.content.attributedLabel = content.spokenAttributes
        item.content.headingLevel = content.headingLevel.flatMap { $0 == .unspecified ? nil : Int($0.rawValue) }
        item.content.textualContext = content.textualContext
        item.content.audit = { [weak self] in self?.audit }
        if let link = content.links.first {
            if link.range == 0..<content.text.utf16.count { item.content.addedTraits.insert(.link) }
            if content.links.count == 1 { item.content.activate = { [weak self] in self?.open(link) } }
        }
        elements.append(item)
    }
}

extension TextNode {
    /// Facts about the text as it is drawn.
    fileprivate var audit: ElementAudit {
        let fonts = content.runs.map(\.attributes.font)
        return ElementAudit(
            isTruncated: size.width > 0 && placed(size).isTruncated, fontSize: fonts.map { Double($0.pointSize) }.min(),
            isBold: !fonts.isEmpty && fonts.allSatisfy { $0.weight >= UIFont.Weight.semibold.rawValue })
    }
}

extension Text: View, PrimitiveView {
    public typealias Body = Never

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        var clock: TextClock?
        let content = Attribute<TextNode.Content>(in: inputs.scope) {
            let text = view.value
            var environment = inputs.environment.value
            // In a widget the time is that of the entry, and the home screen goes on with the text.
            if text.isDated, !environment.isInWidget {
                let known = clock ?? TextClock(in: inputs.scope)
                clock = known
                environment.textTime = .fixed(known.time(for: text))
            }
            let resolved = text.resolved(in: environment)
            var content = TextNode.Content(runs: resolved.runs, text: resolved.plain)
            content.links = resolved.links
            content.isSelectable = environment.allowsTextSelection
            content.leastLines = environment.leastLines
            content.lineLimit = environment.lineLimit
            content.alignment = environment.multilineTextAlignment
            content.truncation = environment.truncationMode
            content.minimumScale = environment.minimumScaleFactor
            content.allowsTightening = environment.allowsTightening
            content.isRightToLeft = environment.layoutDirection == .rightToLeft
            content.alignsRightToLeft = environment.alignsRightToLeft(resolved.plain)
            content.leading = 0
            content.isHeader = environment.isSectionHeader
            content.isRedacted = environment.hidesContent
            if let renderer = environment.textRendering {
                content.renderer = renderer
                content.custom = text.customRanges(in: environment)
            }
            content.fades = environment.contentTransition.fades
            if text.isDated, environment.isInWidget, !content.isRedacted {
                content.live = LiveTextSource(
                    runs: text.liveRuns(in: environment), locale: environment.locale.identifier, timeZone: environment.timeZone.identifier)
            }
            content.spoken = text.isSpokenSpecially ? text.spokenText(in: environment) : resolved.plain
            if text.isSpokenSpecially || environment.speech != nil {
                content.spokenAttributes = text.spokenAttributes(in: environment, environment.speech)
                content.headingLevel = text.headingLevel
                content.textualContext = text.styling.spoken?.contentType?.context
            }
            if let paint = (text.styling.foreground ?? environment.foreground)?.paint(in: environment) {
                if case .gradient(let gradient) = paint.unshadowed { content.gradient = gradient }
                content.shadows = paint.shadows
            }
            return content
        }
        return _ViewOutputs(TextNode(content, inputs))
    }
}

extension TextNode {
    /// The text as an archive has it, where it changes with the time.
    var liveText: LiveText? {
        guard let source = content.live, let layer = displayLayer else { return nil }
        return LiveText(
            layer: layer.id, runs: source.runs, alignment: content.alignment == .center ? 1 : content.alignment == .trailing ? 2 : 0,
            lineLimit: content.lineLimit ?? 0, minimumScale: Double(content.minimumScale), isRightToLeft: content.isRightToLeft,
            locale: source.locale, timeZone: source.timeZone)
    }
}

extension LayoutNode {
    /// The first text in the subtree.
    var firstText: TextNode? { (self as? TextNode) ?? children.lazy.compactMap(\.firstText).first }
}

/// The appearance of redacted content: pale bars in place of the text.
enum Redaction {
    static let opacity: CGFloat = 0.16
    /// In points.
    static let cornerRadius: CGFloat = 4

    /// Draws pale bars of a colour.
    static func draw(_ bars: [CGRect], _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color.copy(alpha: color.alpha * opacity) ?? color)
        for bar in bars {
            let radius = min(cornerRadius, bar.height / 2, bar.width / 2)
            context.addPath(CGPath(roundedRect: bar, cornerWidth: radius, cornerHeight: radius, transform: nil))
        }
        context.fillPath()
    }
}
