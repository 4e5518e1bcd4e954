import DeviceProtocol

/// Finds what audits of accessibility ask about views.
@MainActor enum ElementAuditor {
    /// - Parameter place: Converts a rectangle of a view to the display's numbers.
    static func audit(of view: UIView, _ place: (CGRect, UIView) -> [Double]) -> ElementAudit? {
        let labels = view.isAccessibilityElement ? labels(in: view, depth: 0) : [view as? UILabel].compactMap { $0 }
        var parts = labels.map { audit(of: $0, place) }
        if let own = view.accessibilityOverlay?.audit?() { parts.append(own) }
        let target = (view as? UIControl).flatMap(hasWholeTarget)
        guard var result = ElementAudit.combined(parts) ?? target.map({ _ in ElementAudit() }) else { return nil }
        result.hasWholeTarget = target
        return result
    }

    private static func labels(in view: UIView, depth: Int) -> [UILabel] {
        guard depth < deepest, !view.isHidden, view.alpha >= 0.01 else { return [] }
        if let label = view as? UILabel { return label.text?.isEmpty == false ? [label] : [] }
        return view.subviews.flatMap { labels(in: $0, depth: depth + 1) }
    }

    private static let deepest = 40

    private static func audit(of label: UILabel, _ place: (CGRect, UIView) -> [Double]) -> ElementAudit {
        let bounds = label.bounds
        var text = label.textRect(forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
        // Labels draw their text in the middle of their height.
        text.origin.y += max((bounds.height - text.height) / 2, 0)
        let slack = bounds.width - text.width
        switch label.textAlignment {
        case .center: text.origin.x += slack / 2
        case .right: text.origin.x += slack
        case .left: break
        default: if label.effectiveUserInterfaceLayoutDirection == .rightToLeft { text.origin.x += slack }
        }
        let isCut = label.numberOfLines == 1 && bounds.height < label.font.lineHeight * shortestLine
        return ElementAudit(
            isTruncated: label.isTextTruncated || isCut, fontSize: Double(label.font.pointSize),
            isBold: label.font.fontDescriptor.symbolicTraits.contains(.traitBold), textFrame: place(text, label))
    }

    /// The part of a line's height below which letters are cut off.
    private static let shortestLine: CGFloat = 0.8

    /// Whether touches around the control's centre reach it.
    private static func hasWholeTarget(_ control: UIControl) -> Bool? {
        guard let window = control.window, control.isEnabled, control.isUserInteractionEnabled else { return nil }
        let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        return [(reach, 0), (-reach, 0), (0, reach), (0, -reach)].allSatisfy { (x: CGFloat, y: CGFloat) in
            let point = control.convert(CGPoint(x: middle.x + x, y: middle.y + y), to: window)
            return window.hitTest(point, with: nil)?.isDescendant(of: control) == true
        }
    }

    /// A little less than half of a target of 44 points.
    private static let reach: CGFloat = 21.5
}
