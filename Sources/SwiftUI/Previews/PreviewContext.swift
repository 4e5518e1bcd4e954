/// The context of a view in its preview: values by key.
///
/// Source: Apple's documentation of `PreviewContext`.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of what is around a view in its preview.
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension View {
    /// Sets what is around the view in its preview.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(PreviewTraitsModifier { $0.context = value })
    }
}
