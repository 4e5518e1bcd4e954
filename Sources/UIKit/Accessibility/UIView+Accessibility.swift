extension UIView {
    var accessibilityValues: AccessibilityValues {
        if let known = accessibilityState as? AccessibilityValues { return known }
        let values = AccessibilityValues()
        accessibilityState = values
        return values
    }

    var setAccessibilityValues: AccessibilityValues? { accessibilityState as? AccessibilityValues }

    /// The accessibility values set by another layer, which take precedence over the view's own; nil for none.
    package var accessibilityOverlay: AccessibilityOverlay? {
        get { setAccessibilityValues?.overlay }
        set { if newValue != nil || setAccessibilityValues != nil { accessibilityValues.overlay = newValue } }
    }

    var overlaidActions: [UIAccessibilityCustomAction] { accessibilityOverlay?.customActions ?? [] }

    /// Does what people who activate the element mean: what it says itself, else what a tap on it would do.
    @discardableResult package func activateAsElement() -> Bool {
        if let action = accessibilityOverlay?.activate {
            action()
            return true
        }
        if accessibilityActivate() { return true }
        guard let control = self as? UIControl, control.isEnabled else { return false }
        if let toggle = control as? UISwitch {
            toggle.setOn(!toggle.isOn, animated: false)
            toggle.sendActions(for: .valueChanged)
        } else {
            control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        }
        return true
    }

    /// The default accessibility values of UIKit's own view classes.
    var accessibilityDefaults: AccessibilityDefaults {
        if let known = ElementTree.known, known.view === self { return known.defaults }
        return type(of: self) == UIView.self ? AccessibilityDefaults() : makeAccessibilityDefaults()
    }

    private func makeAccessibilityDefaults() -> AccessibilityDefaults {
        switch self {
        case let label as UILabel: Self.defaults(of: label)
        case let button as UIButton: Self.defaults(of: button)
        case let slider as UISlider: Self.defaults(of: slider)
        case let toggle as UISwitch:
            AccessibilityDefaults(
                isElement: true, value: toggle.isOn ? "1" : "0", traits: Self.traits([.button, .toggleButton], toggle), role: "switch")
        case let field as UITextField: Self.defaults(of: field)
        case let view as UITextView:
            Self.defaults(of: view)
        case let image as UIImageView:
            AccessibilityDefaults(
                label: image.image.flatMap(Self.symbolLabel), traits: .image, role: image.image == nil ? "other" : "image")
        case is AlertView: AccessibilityDefaults(role: "alert")
        case is UINavigationBar: AccessibilityDefaults(role: "navigationBar")
        case is UIToolbar: AccessibilityDefaults(role: "toolbar")
        case is UITabBar: AccessibilityDefaults(role: "tabBar")
        case is UITableView: AccessibilityDefaults(role: "table")
        case is UICollectionView: AccessibilityDefaults(role: "collection")
        case let cell as UITableViewCell: AccessibilityDefaults(traits: cell.isSelected ? .selected : .none, role: "cell")
        case let cell as UICollectionViewCell: AccessibilityDefaults(traits: cell.isSelected ? .selected : .none, role: "cell")
        case let indicator as UIActivityIndicatorView where indicator.isAnimating:
            AccessibilityDefaults(isElement: true, label: "In progress", value: "1", traits: .updatesFrequently, role: "activityIndicator")
        case is TabBarButton: AccessibilityDefaults(isElement: true, traits: .button, role: "button")
        case is AlertButton, is BackButton: AccessibilityDefaults(isElement: true, traits: .button, role: "button")
        case let button as BarButtonView where button.item.customView == nil && !button.item.isSpace:
            AccessibilityDefaults(isElement: true, traits: .button, role: "button")
        case let progress as UIProgressView:
            AccessibilityDefaults(
                isElement: true, value: "\(Int(saturating: (progress.progress * 100).rounded()))%", traits: .updatesFrequently,
                role: "progress")
        case let control as UIControl: AccessibilityDefaults(traits: Self.traits([], control))
        default: AccessibilityDefaults()
        }
    }

    private static func traits(_ traits: UIAccessibilityTraits, _ control: UIControl) -> UIAccessibilityTraits {
        var traits = traits
        if !control.isEnabled { traits.insert(.notEnabled) }
        if control.isSelected { traits.insert(.selected) }
        return traits
    }

    private static func defaults(of label: UILabel) -> AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: label.text, traits: .staticText, role: "text", text: label.text)
    }

    private static func defaults(of button: UIButton) -> AccessibilityDefaults {
        let title = button.titleLabel?.text ?? button.currentTitle
        let text = title?.isEmpty == false ? title : nil
        return AccessibilityDefaults(
            isElement: true, label: text ?? button.currentImage.flatMap(symbolLabel), traits: traits(.button, button), role: "button",
            text: text)
    }

    private static func defaults(of slider: UISlider) -> AccessibilityDefaults {
        let range = slider.maximumValue - slider.minimumValue
        let fraction = range > 0 ? (slider.value - slider.minimumValue) / range : 0
        return AccessibilityDefaults(
            isElement: true, value: "\(Int(saturating: (fraction * 100).rounded()))%", traits: traits(.adjustable, slider), role: "slider")
    }

    private static func defaults(of field: UITextField) -> AccessibilityDefaults {
        let text = field.text ?? ""
        let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
        var own = UIAccessibilityTraits.textEntry
        if field.isSecureTextEntry { own.insert(.secureTextField) }
        if field.isEditing { own.insert(.isEditing) }
        if field is UISearchTextField { own.insert(.searchField) }
        return AccessibilityDefaults(
            isElement: true, value: shown.isEmpty ? field.placeholder : shown, traits: traits(own, field),
            role: field.isSecureTextEntry ? "secureTextField" : "textField", text: shown, placeholder: field.placeholder)
    }

    private static func defaults(of view: UITextView) -> AccessibilityDefaults {
        var traits: UIAccessibilityTraits = view.isEditable ? [.textEntry, .textArea] : .staticText
        if view.isEditable, view.isFirstResponder { traits.insert(.isEditing) }
        return AccessibilityDefaults(
            isElement: true, value: view.text, traits: traits, role: view.isEditable ? "textView" : "text", text: view.text)
    }

    /// Symbols are spoken by their name in words.
    private static func symbolLabel(_ image: UIImage) -> String? {
        guard case .symbol(let symbol) = image.source else { return nil }
        return symbol.name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    }
}
