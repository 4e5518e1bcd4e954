import BundleFormat

/// Applies the attributes that every view and every control can have in a document.
@MainActor enum ViewProperties {
    static func apply(_ view: UIView, _ element: InterfaceElement, _ context: NibContext) {
        if let frame = element.frame { view.frame = frame }
        if let bounds = element.rect(key: "bounds") { view.bounds = bounds }
        applyLayout(view, element, context)
        applyLook(view, element, context)
        if let value = element.bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
        if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
        if let value = element.bool("exclusiveTouch") { view.isExclusiveTouch = value }
        if let value = element.integer("tag") { view.tag = value }
        if let value = element.attributes["restorationIdentifier"] { view.restorationIdentifier = value }
        if let value = element.option("semanticContentAttribute", InterfaceOptions.semanticContents) {
            view.semanticContentAttribute = value
        }
        for guide in element.children where guide.name == "viewLayoutGuide" { registerGuide(view, guide, context) }
        applyAccessibility(view, element, context)
    }

    private static func applyLayout(_ view: UIView, _ element: InterfaceElement, _ context: NibContext) {
        if let mask = element.child(key: "autoresizingMask") { view.autoresizingMask = autoresizingMask(mask) }
        if let value = element.bool("translatesAutoresizingMaskIntoConstraints") { view.translatesAutoresizingMaskIntoConstraints = value }
        // Views that Interface Builder has at a fixed frame, without constraints, follow their mask.
        if element.bool("fixedFrame") == true { view.translatesAutoresizingMaskIntoConstraints = true }
        if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
        let priorities: [(String, NSLayoutConstraint.Axis, (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void)] = [
            ("horizontalHuggingPriority", .horizontal, { $0.setContentHuggingPriority($1, for: $2) }),
            ("verticalHuggingPriority", .vertical, { $0.setContentHuggingPriority($1, for: $2) }),
            ("horizontalCompressionResistancePriority", .horizontal, { $0.setContentCompressionResistancePriority($1, for: $2) }),
            ("verticalCompressionResistancePriority", .vertical, { $0.setContentCompressionResistancePriority($1, for: $2) }),
        ]
        for (name, axis, set) in priorities { if let value = element.number(name) { set(view, UILayoutPriority(Float(value)), axis) } }
        if let value = element.bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
        if let value = element.bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
        if let margins = element.insets(key: "layoutMargins") { view.layoutMargins = margins }
        if let margins = element.directionalInsets(key: "directionalLayoutMargins") { view.directionalLayoutMargins = margins }
    }

    private static func applyLook(_ view: UIView, _ element: InterfaceElement, _ context: NibContext) {
        if let value = element.bool("opaque") { view.isOpaque = value }
        if let value = element.bool("clipsSubviews") { view.clipsToBounds = value }
        if let value = element.bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
        if let value = element.bool("hidden") { view.isHidden = value }
        if let value = element.float("alpha") { view.alpha = value }
        if let value = element.option("contentMode", InterfaceOptions.contentModes) { view.contentMode = value }
        if element.child(key: "backgroundColor") != nil { view.backgroundColor = context.color(element, key: "backgroundColor") }
        if let color = context.color(element, key: "tintColor") { view.tintColor = color }
    }

    private static func registerGuide(_ view: UIView, _ guide: InterfaceElement, _ context: NibContext) {
        guard let id = guide.id else { return }
        switch guide.key {
        case "safeArea": context.objects[id] = view.safeAreaLayoutGuide
        case "layoutMargins": context.objects[id] = view.layoutMarginsGuide
        case "readableContent": context.objects[id] = view.readableContentGuide
        case "contentLayoutGuide": context.objects[id] = (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": context.objects[id] = (view as? UIScrollView)?.frameLayoutGuide
        default:
            let made = UILayoutGuide()
            made.identifier = guide.attributes["identifier"] ?? ""
            view.addLayoutGuide(made)
            context.objects[id] = made
        }
    }

    private static func applyAccessibility(_ view: UIView, _ element: InterfaceElement, _ context: NibContext) {
        guard let settings = element.child(key: "accessibilityConfiguration") else { return }
        if let value = settings.attributes["identifier"] { view.accessibilityIdentifier = value }
        if let value = accessibilityText("label", settings, of: element, context) { view.accessibilityLabel = value }
        if let value = accessibilityText("hint", settings, of: element, context) { view.accessibilityHint = value }
    }

    /// A text for VoiceOver, in the words of the document's strings: `id.accessibilityLabel`, `id.accessibilityHint`.
    static func accessibilityText(
        _ name: String, _ settings: InterfaceElement, of element: InterfaceElement, _ context: NibContext
    ) -> String? {
        let key = "accessibility" + name.prefix(1).uppercased() + name.dropFirst()
        return element.id.flatMap { context.document.strings["\($0).\(key)"] } ?? settings.attributes[name]
    }

    static func autoresizingMask(_ element: InterfaceElement) -> UIView.AutoresizingMask {
        let flags: [(String, UIView.AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth), ("flexibleMaxX", .flexibleRightMargin),
            ("flexibleMinY", .flexibleTopMargin), ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return flags.reduce(into: []) { if element.bool($1.0) == true { $0.insert($1.1) } }
    }

    /// Makes the subviews; a stack view arranges them.
    static func applySubviews(_ view: UIView, _ element: InterfaceElement, _ context: NibContext) {
        for child in element.first("subviews")?.children ?? [] {
            guard let subview = context.make(child) as? UIView else { continue }
            if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
        }
        for child in element.first("gestureRecognizers")?.children ?? [] {
            if let recognizer = context.make(child) as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
        }
    }

    static func applyControl(_ control: UIControl, _ element: InterfaceElement) {
        if let value = element.bool("enabled") { control.isEnabled = value }
        if let value = element.bool("selected") { control.isSelected = value }
        if let value = element.bool("highlighted") { control.isHighlighted = value }
        let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
        ]
        let vertical: [String: UIControl.ContentVerticalAlignment] = ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]
        if let value = element.option("contentHorizontalAlignment", horizontal) { control.contentHorizontalAlignment = value }
        if let value = element.option("contentVerticalAlignment", vertical) { control.contentVerticalAlignment = value }
    }
}
