import WidgetArchive

/// The accessibility elements of a widget's view, with which a home screen describes the widget without the view.
@MainActor struct WidgetElements {
    private(set) var all: [WidgetArchive.Element] = []
    private let view: UIView
    /// The current words of the live texts, by which the elements of such texts are found.
    private let words: [String]

    /// Longer texts are cut, so many Unicode scalars.
    private static let longestText = 1000

    /// - Parameter date: The time the view has been drawn for.
    init(of view: UIView, liveTexts: [LiveText], at date: Date) {
        self.view = view
        words = liveTexts.map { LiveTextPicture($0).words(at: date) }
        collect(view.accessibilityElements ?? [])
    }

    private mutating func collect(_ elements: [Any]) {
        for element in elements {
            if let element = element as? UIAccessibilityElement { add(element) }
            if let view = element as? UIView { add(view) }
        }
    }

    private mutating func add(_ element: UIAccessibilityElement) {
        guard element.isAccessibilityElement else { return collect(element.accessibilityElements ?? []) }
        let container = element.accessibilityContainer as? UIView ?? view
        add(
            container.convert(element.accessibilityFrameInContainerSpace, to: view), element.accessibilityLabel,
            element.accessibilityValue, element.accessibilityIdentifier, element.accessibilityTraits)
    }

    private mutating func add(_ inner: UIView) {
        guard inner.isAccessibilityElement else { return collect(inner.accessibilityElements ?? inner.subviews) }
        add(
            inner.convert(inner.bounds, to: view), inner.accessibilityLabel, inner.accessibilityValue, inner.accessibilityIdentifier,
            inner.accessibilityTraits)
    }

    private mutating func add(
        _ frame: CGRect, _ label: String?, _ value: String?, _ identifier: String?, _ traits: UIAccessibilityTraits
    ) {
        let visible = frame.common(view.bounds)
        guard !visible.isEmpty, label?.isEmpty == false || value?.isEmpty == false else { return }
        let text = label ?? ""
        all.append(
            WidgetArchive.Element(
                frame: visible, label: cut(text), value: value.map(cut), identifier: identifier.map(cut), traits: traits.rawValue,
                liveText: words.firstIndex(of: text)))
    }

    private func cut(_ text: String) -> String {
        var cut = String.UnicodeScalarView()
        cut.append(contentsOf: text.unicodeScalars.prefix(Self.longestText))
        return String(cut)
    }
}
