/// Assistive technologies that have a focus of their own.
///
/// Source: Apple's documentation of `AccessibilityTechnologies`.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// Which of the views that assistive technologies find has their focus.
///
/// Source: Apple's documentation of `AccessibilityFocusState`.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// Reads and changes which view has the focus.
    @propertyWrapper public struct Binding {
        let location: AnyLocation<Value>
        let none: Value
        public var wrappedValue: Value {
            get { location.get() }
            nonmutating set { location.set(newValue, .current) }
        }
        public var projectedValue: Binding { self }
    }

    private var storage: FocusStorage<Value>

    public init() where Value == Bool { storage = FocusStorage(none: false) }
    /// - Parameter technologies: Which focus is meant.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { storage = FocusStorage(none: false) }
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(none: nil) }
    /// - Parameter technologies: Which focus is meant.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { storage = FocusStorage(none: nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(location: storage.anyLocation, none: storage.none) }
}

extension AccessibilityFocusState: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 { storage.wire(&slot) }
}

/// Moves the focus of assistive technologies to a view when its state says so, and tells the state where it is.
@MainActor struct AccessibilityFocusModifier: NodeModifier {
    typealias Body = Never
    let link: FocusLink
    nonisolated init(link: FocusLink) { self.link = link }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        AccessibilityFocusNode(node, modifier, inputs)
    }
}

@MainActor private final class AccessibilityFocusNode: WrapperNode {
    private let modifier: Attribute<AccessibilityFocusModifier>
    private var wasFocused = false

    init(_ content: LayoutNode, _ modifier: Attribute<AccessibilityFocusModifier>, _ inputs: _ViewInputs) {
        self.modifier = modifier
        super.init(content, inputs)
        observe(inputs) { [unowned self] in
            let isFocused = modifier.value.link.isFocused()
            defer { wasFocused = isFocused }
            if isFocused, !wasFocused { host.afterDisplay { [weak self] in self?.moveFocus() } }
        }
    }

    private func moveFocus() {
        var items: [AccessibilityItem] = []
        collectAccessibility(into: &items)
        guard let container = host.container, let target = items.first?.object(in: container) else { return }
        UIAccessibility.post(notification: .layoutChanged, argument: target)
    }

    override func collectAccessibility(into elements: inout [AccessibilityItem]) {
        var inner: [AccessibilityItem] = []
        content.collectAccessibility(into: &inner)
        if inner.isEmpty { inner = [AccessibilityItem(self, label: nil, traits: .none)] }
        let modifier = modifier
        for item in inner { item.content.focusChanged = { modifier.untrackedValue.link.told($0) } }
        elements += inner
    }
}

extension View {
    /// Gives the view the focus of assistive technologies while the state has `value`.
    nonisolated public func accessibilityFocused<Value: Hashable>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        modifier(AccessibilityFocusModifier(link: FocusLink(binding.location, equals: value, none: binding.none)))
    }
    /// Gives the view the focus of assistive technologies while the state is true.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}
