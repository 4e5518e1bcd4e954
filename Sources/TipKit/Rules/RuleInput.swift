extension Tips {
    /// A parameter or an event that a rule depends on. Source: TipKit's interface.
    public protocol RuleInput: Identifiable, Sendable {
        /// The type of the value that a rule's condition is given.
        associatedtype Value
        /// The value at present.
        var _ruleValue: Value { get }
    }
}
