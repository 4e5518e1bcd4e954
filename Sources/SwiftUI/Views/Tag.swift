/// Keeps something that is said about a view with its node.
final class TraitBox<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}

@MainActor struct TagModifier<Tag: Hashable>: NodeModifier {
    typealias Body = Never
    let tag: Tag
    var includesOptional = true
    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) { [unowned node] in
            let current = modifier.value
            node.traits[ObjectIdentifier(TagKey.self)] = TraitBox(AnyHashable(current.tag))
            node.traits[ObjectIdentifier(OptionalTagKey.self)] = current.includesOptional ? nil : TraitBox(false)
        }
        return node
    }
}

/// The key of a node's tag.
enum TagKey {}
/// The key of whether a node's tag is that of the optional type, too; absent where it is.
enum OptionalTagKey {}

extension LayoutNode {
    var tagValue: AnyHashable? { trait(ObjectIdentifier(TagKey.self)) }
    /// Whether selections of the optional type match the tag.
    var tagIncludesOptional: Bool { trait(ObjectIdentifier(OptionalTagKey.self)) ?? true }
}

/// An optional of any type, as selections are.
private protocol OptionalSelection {
    static var wrappedType: Any.Type { get }
    /// The value without the optional; nil for none.
    var wrappedTag: AnyHashable? { get }
}

extension Optional: OptionalSelection {
    static var wrappedType: Any.Type { Wrapped.self }
    var wrappedTag: AnyHashable? { flatMap { $0 as? any Hashable }.map { AnyHashable($0) } }
}

extension AnyHashable {
    /// Whether the tag is `selection`, or its value where the selection is optional.
    func isTag(of selection: AnyHashable, includesOptional: Bool) -> Bool {
        if self == selection { return true }
        return includesOptional && (selection.base as? any OptionalSelection)?.wrappedTag == self
    }

    /// The tag as a value of the type of a selection; a tag of another type stays what it is.
    ///
    /// - Parameter includesOptional: Whether a tag of type `V` stands for one of type `V?`, too.
    func tag<Selection: Hashable>(for type: Selection.Type, includesOptional: Bool) -> AnyHashable? {
        guard let optional = Selection.self as? any OptionalSelection.Type, Swift.type(of: base) == optional.wrappedType else {
            return self
        }
        guard includesOptional, let value = base as? Selection else { return nil }
        return AnyHashable(value)
    }
}

extension View {
    /// Tells views like pickers and tab views which value the view stands for.
    ///
    /// - Parameter includeOptional: Whether a selection of type `V?` matches the tag, too.
    ///
    /// Source: Apple's documentation of `tag(_:includeOptional:)`.
    nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(TagModifier(tag: tag, includesOptional: includeOptional))
    }
}
