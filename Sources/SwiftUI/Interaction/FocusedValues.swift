/// A key of values that the focused view tells.
///
/// Source: Apple's documentation of `FocusedValueKey`.
public protocol FocusedValueKey {
    associatedtype Value
}

/// A collection of values exported by the focused view and its scene to the rest of the app.
///
/// Source: Apple's documentation of `FocusedValues`.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    fileprivate var objects: [ObjectIdentifier: AnyObject] = [:]

    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// The values that views export while they have the focus, or while their scene is on the screen.
@MainActor final class FocusedValueStore {
    static let shared = FocusedValueStore()

    @MainActor final class Source {
        fileprivate weak var node: LayoutNode?
        fileprivate let isScene: Bool
        fileprivate var change: (inout FocusedValues) -> Void = { _ in }

        init(_ node: LayoutNode, isScene: Bool) { (self.node, self.isScene) = (node, isScene) }

        /// Whether the focus is in the view, or the scene is there.
        fileprivate var counts: Bool {
            guard let node else { return false }
            guard !isScene else { return node.host.container?.window != nil }
            return node.containsFocus
        }
    }

    nonisolated(unsafe) static let attribute = Attribute(FocusedValues())
    private var sources: [Source] = []
    private var observers: [any NSObjectProtocol] = []

    private init() {
        let names = [
            UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
            UITextView.textDidBeginEditingNotification, UITextView.textDidEndEditingNotification,
        ]
        observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { FocusedValueStore.shared.update() }
            }
        }
    }

    func add(_ source: Source) { sources.append(source) }

    func remove(_ source: Source) {
        sources.removeAll { $0 === source }
        update()
    }

    func set(_ change: @escaping (inout FocusedValues) -> Void, for source: Source) {
        source.change = change
        update()
    }

    /// Looks again at who tells what: what is inside comes before what the scene says.
    func update() {
        var values = FocusedValues()
        for source in sources where source.isScene && source.counts { source.change(&values) }
        for source in sources where !source.isScene && source.counts { source.change(&values) }
        Self.attribute.replace(values)
    }
}

extension LayoutNode {
    /// Whether the view that has the keyboard is in the subtree.
    fileprivate var containsFocus: Bool {
        if let view = displayView, view.firstResponderWithin { return true }
        return children.contains { $0.containsFocus }
    }
}

extension UIView {
    fileprivate var firstResponderWithin: Bool { isFirstResponder || subviews.contains { $0.firstResponderWithin } }
}

/// Tells something while the view has the focus.
@MainActor private struct FocusedModifier: NodeModifier {
    typealias Body = Never
    let isScene: Bool
    nonisolated(unsafe) let change: (inout FocusedValues) -> Void
    nonisolated init(isScene: Bool, change: @escaping (inout FocusedValues) -> Void) { (self.isScene, self.change) = (isScene, change) }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let source = FocusedValueStore.Source(node, isScene: modifier.untrackedValue.isScene)
        FocusedValueStore.shared.add(source)
        node.observe(inputs) {
            let change = modifier.value.change
            inputs.host.whenInWindow(for: modifier) { FocusedValueStore.shared.set(change, for: source) }
        }
        node.host.lifetimes.add(
            NodeLifetime(appear: { FocusedValueStore.shared.update() }, disappear: { FocusedValueStore.shared.update() }), inputs)
        inputs.scope.atEnd { MainActor.assumeIsolated { FocusedValueStore.shared.remove(source) } }
        return node
    }
}

/// A property wrapper that reads a value exported by the focused view or its scene; nil where there is none.
///
/// Source: Apple's documentation of `FocusedValue`.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var current: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    /// The observable object of the type that the focused view tells.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { $0.objects[ObjectIdentifier(objectType)] as? Value }
    }
    public var wrappedValue: Value? { current }
}

extension FocusedValue: WiredProperty {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let attribute = FocusedValueStore.attribute
        current = read(attribute.value)
        return attribute.version
    }
}

/// A binding that the focused view tells.
///
/// Source: Apple's documentation of `FocusedBinding`.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }
    /// A binding to the value, or to nil where the focused view tells none.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding<Value?>(
            location: FunctionalLocation(
                get: { binding?.wrappedValue }, set: { value, _ in if let value { binding?.wrappedValue = value } }))
    }
}

/// An observable object that the focused view tells.
///
/// Source: Apple's documentation of `FocusedObject`.
@MainActor @preconcurrency @propertyWrapper public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Gives bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup @frozen public struct Wrapper {
        let root: ObjectType
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let root = root
            return Binding(
                location: FunctionalLocation(get: { root[keyPath: keyPath] }, set: { value, _ in root[keyPath: keyPath] = value }))
        }
    }

    nonisolated(unsafe) private var current: ObjectType?
    nonisolated public init() {}
    public var wrappedValue: ObjectType? { current }
    public var projectedValue: Wrapper? { current.map { Wrapper(root: $0) } }
}

extension FocusedObject: WiredProperty {
    nonisolated mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let attribute = FocusedValueStore.attribute
        let found = attribute.value.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        current = found
        guard let found else { return attribute.version }
        return attribute.version &+ ObjectChanges.wire(found, &slot, context)
    }
}

extension View {
    /// Tells a value while the view, or one inside, has the focus.
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedModifier(isScene: false) { $0[keyPath: keyPath] = value })
    }
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedModifier(isScene: false) { if let value { $0[keyPath: keyPath] = value } })
    }
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedModifier(isScene: false) { if let object { $0.objects[ObjectIdentifier(T.self)] = object } })
    }
    /// Tells a value while the view's scene is there.
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedModifier(isScene: true) { $0[keyPath: keyPath] = value })
    }
    nonisolated public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedModifier(isScene: true) { if let value { $0[keyPath: keyPath] = value } })
    }
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedModifier(isScene: true) { if let object { $0.objects[ObjectIdentifier(T.self)] = object } })
    }
    /// Tells an object while the view, or one inside, has the focus.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { focusedObject(Optional(object)) }
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedModifier(isScene: false) { if let object { $0.objects[ObjectIdentifier(T.self)] = object } })
    }
    /// Tells an object while the view's scene is there.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { focusedSceneObject(Optional(object)) }
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedModifier(isScene: true) { if let object { $0.objects[ObjectIdentifier(T.self)] = object } })
    }
}
