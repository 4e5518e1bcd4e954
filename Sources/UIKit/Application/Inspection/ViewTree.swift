import DeviceProtocol

/// The views of an application with all that inspectors show of them.
@MainActor package enum ViewTree {
    /// Deeper views, and more than so many, are left out.
    private static let deepest = 300
    private static let most = 20_000

    package static func report(of application: UIApplication) -> ViewReport {
        var maker = NodeMaker(left: most)
        let windows = application.windows.filter { !$0.isHidden }
        return ViewReport(windows: windows.map { maker.node(of: $0) }, leaks: DepartedControllers.shared.leftBehind)
    }

    /// The tree of one view.
    package static func node(of view: UIView) -> ViewNode {
        var maker = NodeMaker(left: most)
        return maker.node(of: view)
    }

    private struct NodeMaker {
        var left: Int
        /// The constraints of the views above and of the view itself, by the views that they are about.
        private var constraints: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

        init(left: Int) { self.left = left }

        @MainActor mutating func node(of root: UIView) -> ViewNode {
            collect(root, depth: 0)
            return node(of: root, depth: 0)
        }

        @MainActor private mutating func collect(_ view: UIView, depth: Int) {
            guard depth < ViewTree.deepest else { return }
            for constraint in view.constraints {
                var views: [ObjectIdentifier] = []
                for view in [constraint.firstView, constraint.secondView].compactMap({ $0 }) where !views.contains(ObjectIdentifier(view)) {
                    views.append(ObjectIdentifier(view))
                }
                for view in views { constraints[view, default: []].append(constraint) }
            }
            for subview in view.subviews { collect(subview, depth: depth + 1) }
        }

        @MainActor private mutating func node(of view: UIView, depth: Int) -> ViewNode {
            left -= 1
            let children = depth < ViewTree.deepest ? view.subviews : []
            var node = ViewNode(
                id: view.layer.id.rawValue, className: className(of: view), superclasses: ViewTree.superclasses(of: view),
                controller: view.hierarchy.controller.map { className(of: $0) }, frame: ViewTree.numbers(view.frame),
                bounds: ViewTree.numbers(view.bounds), screenFrame: ViewTree.numbers(view.convert(view.bounds, to: nil as UIView?)),
                alpha: Double(view.alpha), isHidden: view.isHidden, properties: InspectedProperties.all(of: view))
            node.constraints = (constraints[ObjectIdentifier(view)] ?? []).map { ViewTree.describe($0, from: view) }
            for child in children where left > 0 { node.children.append(self.node(of: child, depth: depth + 1)) }
            return node
        }
    }

    private static func superclasses(of view: UIView) -> [String] {
        var names: [String] = []
        var type: AnyClass? = Swift.type(of: view)
        while let present = type, present != UIView.self, let next = class_getSuperclass(present), names.count < 50 {
            names.append(className(of: next))
            type = next
        }
        return names
    }

    /// The name of a class as `className(of:)` shows an object's.
    private static func className(of type: AnyClass) -> String {
        let name = _typeName(type)
        for module in ["UIKit.", "QuartzCore."] where name.hasPrefix(module) { return String(name.dropFirst(module.count)) }
        return name
    }

    private static func className(of object: AnyObject) -> String { UIKit.className(of: object) }

    static func numbers(_ rect: CGRect) -> [Double] {
        [rect.minX, rect.minY, rect.width, rect.height].map { $0.isFinite ? (Double($0) * 1000).rounded() / 1000 : 0 }
    }

    // MARK: Constraints

    private static func describe(_ constraint: NSLayoutConstraint, from view: UIView) -> ViewNode.Constraint {
        let relation =
            switch constraint.relation {
            case .equal: "="
            case .lessThanOrEqual: "≤"
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(side(constraint.firstItem, constraint.firstAttribute, from: view)) \(relation) "
        if constraint.secondItem == nil || constraint.secondAttribute == .notAnAttribute {
            text += ConstraintDescription.number(constraint.constant)
        } else {
            if constraint.multiplier != 1 { text += ConstraintDescription.number(constraint.multiplier) + " × " }
            text += side(constraint.secondItem, constraint.secondAttribute, from: view)
            let constant = constraint.constant
            if constant != 0 { text += (constant < 0 ? " − " : " + ") + ConstraintDescription.number(abs(constant)) }
        }
        return ViewNode.Constraint(text: text, priority: Double(constraint.priority.rawValue), identifier: constraint.identifier)
    }

    /// `leading`, `superview.leading`, `UILabel “Name”.trailing`
    private static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, from view: UIView) -> String {
        guard let item, item !== view else { return attribute.name }
        var name = item === view.superview ? "superview" : className(of: item)
        if let guide = item as? UILayoutGuide {
            let owner = guide.owningView.map { $0 === view ? "" : $0 === view.superview ? "superview." : className(of: $0) + "." } ?? ""
            name = owner + (guide.identifier.isEmpty ? className(of: guide) : guide.identifier)
        } else if item !== view.superview, let label = item as? any TextShowing, let text = label.shownText, !text.isEmpty {
            name += " “\(text.prefix(20))”"
        }
        return "\(name).\(attribute.name)"
    }
}
