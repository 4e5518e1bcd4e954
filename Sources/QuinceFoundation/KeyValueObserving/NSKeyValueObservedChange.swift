import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// The value after the change; nil without the option `.new`, and before a change.
    public let newValue: Value?
    /// The value before the change; nil without the option `.old`.
    public let oldValue: Value?
    /// The positions of inserted, removed or replaced elements.
    public let indexes: IndexSet?
    /// Whether the change is about to happen.
    public let isPrior: Bool
}
