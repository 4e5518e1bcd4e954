import BundleFormat

extension NibContext {
    /// Adds the constraints an element lists to its view.
    func installConstraints(of element: InterfaceElement) {
        guard let list = element.first("constraints"), let id = element.id, let holder = objects[id] as? UIView else { return }
        for item in list.children where item.name == "constraint" {
            if item.bool("placeholder") == true { continue }
            if let itemID = item.id, excluded.contains(itemID) { continue }
            guard let constraint = constraint(item, in: holder) else { continue }
            if let itemID = item.id { objects[itemID] = constraint }
            holder.addConstraint(constraint)
        }
    }

    private func constraint(_ element: InterfaceElement, in holder: UIView) -> NSLayoutConstraint? {
        guard let (first, firstAttribute) = item(element, "firstItem", "firstAttribute", in: holder) else { return nil }
        let second = element.attributes["secondItem"] == nil ? nil : item(element, "secondItem", "secondAttribute", in: holder)
        if element.attributes["secondItem"] != nil, second == nil { return nil }
        let relations: [String: NSLayoutConstraint.Relation] = [
            "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
        ]
        let multiplier = ratio(element.attributes["multiplier"])
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: element.option("relation", relations) ?? .equal, toItem: second?.0,
            attribute: second?.1 ?? .notAnAttribute, multiplier: multiplier, constant: constant(element))
        constraint.priority = UILayoutPriority(Float(element.number("priority") ?? 1000))
        constraint.identifier = element.attributes["identifier"]
        // A ratio of an item's own width and height has no second item in the document.
        if second == nil, element.attributes["secondAttribute"] != nil,
            let secondAttribute = Self.attributes[element.attributes["secondAttribute"]!]
        {
            let own = NSLayoutConstraint(
                item: first, attribute: firstAttribute, relatedBy: constraint.relation, toItem: first, attribute: secondAttribute,
                multiplier: multiplier,
                constant: constraint.constant)
            own.priority = constraint.priority
            own.identifier = constraint.identifier
            return own
        }
        return constraint
    }

    /// The constant of the current size classes; the standard distance where the document says so.
    private func constant(_ element: InterfaceElement) -> CGFloat {
        for variation in element.children
        where variation.name == "variation" && SizeClassKey.matches(variation.key, traits) && variation.key != "default" {
            if let value = variation.float("constant") { return value }
        }
        if let value = element.float("constant") { return value }
        return element.bool("symbolic") == true ? 8 : 0
    }

    /// `0.5` or `1:2`.
    private func ratio(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return CGFloat(parts.first ?? 1)
    }

    private func item(
        _ element: InterfaceElement, _ item: String, _ attribute: String, in holder: UIView
    ) -> (AnyObject, NSLayoutConstraint.Attribute)? {
        guard let attribute = element.attributes[attribute].flatMap({ Self.attributes[$0] }) else { return nil }
        guard let id = element.attributes[item] else { return (holder, attribute) }
        if let kind = controllerGuides[id], let view = controller?.viewIfLoaded ?? rootView {
            return (view.safeAreaLayoutGuide, kind == "top" ? .top : .bottom)
        }
        guard let object = objects[id] else { return nil }
        return (object, attribute)
    }

    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing, "width": .width,
        "height": .height,
        "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Variations

    var traits: UITraitCollection { controller?.traitCollection ?? UIScreen.main.traitCollection }
    /// The outermost view made so far.
    var rootView: UIView? { made.first { $0.object is UIView }?.object as? UIView }

    /// Reads which views and constraints the current size classes leave out: `default` first, then the more special ones.
    func readVariations(_ elements: [InterfaceElement]) {
        for element in elements {
            let variations = element.children.filter { $0.name == "variation" && SizeClassKey.matches($0.key, traits) }
            for variation in variations.sorted(by: { SizeClassKey.weight($0.key) < SizeClassKey.weight($1.key) }) {
                for mask in variation.children where mask.name == "mask" {
                    for entry in mask.children {
                        guard let id = entry.attributes["reference"] else { continue }
                        if entry.name == "exclude" { excluded.insert(id) } else if entry.name == "include" { excluded.remove(id) }
                    }
                }
            }
        }
    }

    func removeExcluded(_ new: [(object: AnyObject, element: InterfaceElement)]) {
        for (object, element) in new {
            if let id = element.id, excluded.contains(id), let view = object as? UIView { view.removeFromSuperview() }
        }
    }
}

/// Keys of variations: `default`, `widthClass=compact`, `heightClass=regular-widthClass=compact`.
@MainActor enum SizeClassKey {
    static func matches(_ key: String?, _ traits: UITraitCollection) -> Bool {
        guard let key, key != "default" else { return true }
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=")
            guard pair.count == 2 else { return false }
            let wanted: UIUserInterfaceSizeClass = pair[1] == "compact" ? .compact : .regular
            switch pair[0] {
            case "widthClass": if traits.horizontalSizeClass != wanted { return false }
            case "heightClass": if traits.verticalSizeClass != wanted { return false }
            default: return false
            }
        }
        return true
    }

    static func weight(_ key: String?) -> Int { key == nil || key == "default" ? 0 : key!.split(separator: "-").count }
}
