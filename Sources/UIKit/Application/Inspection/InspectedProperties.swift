/// Properties of views as texts, by their names in Swift; those with their default value are left out.
@MainActor enum InspectedProperties {
    /// Characters of a text at most.
    private static let longest = 500

    static func all(of view: UIView) -> [String: String] {
        var found: [String: String] = [:]
        addBasics(of: view, to: &found)
        addLayer(of: view, to: &found)
        addSubclasses(of: view, to: &found)
        return found.mapValues { String($0.prefix(longest)) }
    }

    private static func addBasics(of view: UIView, to found: inout [String: String]) {
        if let text = view.accessibilityDefaults.text, !text.isEmpty { found["text"] = text }
        if let label = view.accessibilityLabel, !label.isEmpty, label != found["text"] { found["accessibilityLabel"] = label }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { found["accessibilityIdentifier"] = identifier }
        if view.tag != 0 { found["tag"] = "\(view.tag)" }
        if let color = view.backgroundColor { found["backgroundColor"] = text(color, in: view) }
        found["tintColor"] = text(view.tintColor, in: view)
        if !view.isUserInteractionEnabled { found["isUserInteractionEnabled"] = "false" }
        if view.clipsToBounds { found["clipsToBounds"] = "true" }
        if !view.translatesAutoresizingMaskIntoConstraints { found["translatesAutoresizingMaskIntoConstraints"] = "false" }
        if !view.transform.isIdentity {
            let matrix = view.transform
            found["transform"] = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(number).joined(separator: ", ")
        }
        let size = view.intrinsicContentSize
        if size.width != UIView.noIntrinsicMetric || size.height != UIView.noIntrinsicMetric {
            found["intrinsicContentSize"] = [size.width, size.height].map { $0 == UIView.noIntrinsicMetric ? "–" : number($0) }.joined(
                separator: " × ")
        }
        let gestures = view.gestureRecognizers ?? []
        if !gestures.isEmpty { found["gestureRecognizers"] = gestures.map { className(of: $0) }.joined(separator: ", ") }
        if view.isFirstResponder { found["isFirstResponder"] = "true" }
    }

    private static func addLayer(of view: UIView, to found: inout [String: String]) {
        let layer = view.layer
        if layer.cornerRadius != 0 { found["layer.cornerRadius"] = number(layer.cornerRadius) }
        if layer.borderWidth != 0 { found["layer.borderWidth"] = number(layer.borderWidth) }
        if layer.shadowOpacity != 0 { found["layer.shadowOpacity"] = number(CGFloat(layer.shadowOpacity)) }
        if layer.zPosition != 0 { found["layer.zPosition"] = number(layer.zPosition) }
    }

    private static func addSubclasses(of view: UIView, to found: inout [String: String]) {
        if let label = view as? UILabel {
            if let font = label.font { found["font"] = text(font) }
            if let color = label.textColor { found["textColor"] = text(color, in: view) }
            if label.numberOfLines != 1 { found["numberOfLines"] = "\(label.numberOfLines)" }
        }
        if let scroll = view as? UIScrollView {
            found["contentOffset"] = "\(number(scroll.contentOffset.x)), \(number(scroll.contentOffset.y))"
            found["contentSize"] = "\(number(scroll.contentSize.width)) × \(number(scroll.contentSize.height))"
            found["adjustedContentInset"] = text(scroll.adjustedContentInset)
            if !scroll.isScrollEnabled { found["isScrollEnabled"] = "false" }
        }
        if let stack = view as? UIStackView {
            found["axis"] = stack.axis == .vertical ? "vertical" : "horizontal"
            found["spacing"] = number(stack.spacing)
        }
        if let control = view as? UIControl {
            if !control.isEnabled { found["isEnabled"] = "false" }
            if control.isSelected { found["isSelected"] = "true" }
            if control.isHighlighted { found["isHighlighted"] = "true" }
        }
        if let image = view as? UIImageView, let size = image.image?.size {
            found["image"] = "\(number(size.width)) × \(number(size.height))"
        }
    }

    // MARK: Texts

    /// `#RRGGBBAA`, as the view's traits resolve it.
    private static func text(_ color: UIColor, in view: UIView) -> String {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard color.resolvedColor(with: view.traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
            return "a pattern"
        }
        return "#" + [red, green, blue, alpha].map(byte).joined()
    }

    private static func byte(_ part: CGFloat) -> String {
        let value = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
        let digits = String(value, radix: 16, uppercase: true)
        return digits.count == 1 ? "0" + digits : digits
    }

    private static func text(_ font: UIFont) -> String { "\(font.fontName) \(number(font.pointSize))" }

    private static func text(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: ", ")
    }

    private static func number(_ value: CGFloat) -> String { value.isFinite ? ConstraintDescription.number(value) : "\(value)" }
}
