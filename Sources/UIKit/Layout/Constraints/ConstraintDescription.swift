/// Constraints as UIKit prints them: in the visual format where that can say it, else as an equation.
@MainActor enum ConstraintDescription {
    static func text(of constraint: NSLayoutConstraint) -> String {
        var text = "<\(className(of: constraint)):\(addressText(of: constraint))"
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        let (body, superview) = visualFormat(of: constraint) ?? (equation(of: constraint), nil)
        text += " " + body + "   (" + (constraint.isActive ? "active" : "inactive")
        if let superview { text += ", names: '|':\(item(superview)) " }
        return text + ")>"
    }

    static func item(_ item: AnyObject?) -> String {
        guard let item else { return "(nil)" }
        var name = className(of: item)
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
            name += ":\(addressText(of: item))'\(guide.identifier)'"
        } else {
            name += ":\(addressText(of: item))"
        }
        if let label = item as? any TextShowing, let text = label.shownText, !text.isEmpty { name += "'\(shortened(text))'" }
        return name
    }

    static func anchor(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        let kind =
            switch attribute.family {
            case .size: "NSLayoutDimension"
            case .y: "NSLayoutYAxisAnchor"
            default: "NSLayoutXAxisAnchor"
            }
        return "<\(kind) \"\(self.item(item)).\(attribute.name)\">"
    }

    private static func shortened(_ text: String) -> String { text.count > 18 ? text.prefix(15) + "..." : text }

    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 10000).rounded() / 10000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }

    private static func symbol(_ relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func equation(of constraint: NSLayoutConstraint) -> String {
        var text = "\(item(constraint.firstItem)).\(constraint.firstAttribute.name) \(symbol(constraint.relation)) "
        if constraint.secondAttribute == .notAnAttribute {
            text += number(constraint.constant)
        } else {
            if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
            text += "\(item(constraint.secondItem)).\(constraint.secondAttribute.name)"
            if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + number(abs(constraint.constant)) }
        }
        return text + (constraint.priority == .required ? "" : " @\(number(CGFloat(constraint.priority.rawValue)))")
    }

    /// `H:|-(20)-[UILabel:0x…]`, `V:[a]-(8)-[b]`, with the view that `|` stands for.
    private static func visualFormat(of constraint: NSLayoutConstraint) -> (String, UIView?)? {
        guard let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView, constraint.multiplier == 1 else {
            return nil
        }
        let starts: Set<NSLayoutConstraint.Attribute> = [.left, .leading, .top]
        let ends: Set<NSLayoutConstraint.Attribute> = [.right, .trailing, .bottom]
        let (a, b) = (constraint.firstAttribute, constraint.secondAttribute)
        let direction = a.isHorizontal ? "H:" : "V:"
        if a == b, starts.contains(a), first.superview === second {
            return (direction + "|" + gap(constraint, 1) + "[\(item(first))]", second)
        }
        if a == b, starts.contains(a), second.superview === first {
            return (direction + "|" + gap(constraint, -1) + "[\(item(second))]", first)
        }
        if a == b, ends.contains(a), first.superview === second {
            return (direction + "[\(item(first))]" + gap(constraint, -1) + "|", second)
        }
        if a == b, ends.contains(a), second.superview === first {
            return (direction + "[\(item(second))]" + gap(constraint, 1) + "|", first)
        }
        if starts.contains(a), ends.contains(b), first.superview === second.superview {
            return (direction + "[\(item(second))]" + gap(constraint, 1) + "[\(item(first))]", nil)
        }
        return nil
    }

    private static func gap(_ constraint: NSLayoutConstraint, _ sign: CGFloat) -> String {
        let relation =
            switch constraint.relation {
            case .equal: ""
            case .lessThanOrEqual: sign > 0 ? "<=" : ">="
            case .greaterThanOrEqual: sign > 0 ? ">=" : "<="
            }
        let priority = constraint.priority == .required ? "" : "@\(number(CGFloat(constraint.priority.rawValue)))"
        return "-(\(relation)\(number(constraint.constant * sign))\(priority))-"
    }
}

/// A view whose text identifies it in descriptions.
@MainActor protocol TextShowing: UIView {
    var shownText: String? { get }
}
