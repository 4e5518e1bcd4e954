/// An attribute with a value of one type: a source that is set, or a rule.
final class Attribute<Value>: AnyAttribute {
    private var stored: Value?
    private var rule: (() -> Value)?
    /// The function that compares two values; nil for the default comparison.
    private let comparison: ((Value, Value) -> Bool)?

    /// A source.
    init(_ value: Value) {
        stored = value
        comparison = nil
    }

    /// A computed attribute; its rule runs when the value is first asked for.
    ///
    /// - Parameter scope: The scope that owns the attribute and destroys it when it ends.
    init(in scope: GraphScope, isEqual comparison: ((Value, Value) -> Bool)? = nil, rule: @escaping () -> Value) {
        self.rule = rule
        self.comparison = comparison
        super.init()
        scope.own(self)
    }

    /// A computed attribute that no scope owns: it ends with what it is computed from.
    init(derived rule: @escaping () -> Value) {
        self.rule = rule
        comparison = nil
    }

    private func isEqual(_ one: Value, _ other: Value) -> Bool {
        comparison.map { $0(one, other) } ?? ValueComparison.areEqual(one, other)
    }

    /// The value; reading it makes it an input of the rule that runs.
    var value: Value {
        if stored == nil, !isDestroyed { run() }
        read()
        // A rule always stores a value, and an attribute that was destroyed before it had one is never asked.
        return stored!
    }

    /// The value, as it is after the last update, without making it an input.
    var untrackedValue: Value { AnyAttribute.untracked { value } }

    override func evaluate() -> Bool {
        guard let rule else { return false }
        let new = rule()
        guard let old = stored else {
            stored = new
            return true
        }
        // Kept even where equal: what cannot be compared in it (as closures) may still be newer.
        stored = new
        return !isEqual(old, new)
    }

    /// Changes a source.
    func set(_ value: Value) {
        if let stored, isEqual(stored, value) { return }
        stored = value
        changed()
    }

    /// Changes a source without comparing.
    func replace(_ value: Value) {
        stored = value
        changed()
    }

    /// Keeps the value it has, whatever changes from now on; one that has none yet goes on.
    func freeze() {
        guard stored != nil else { return }
        rule = nil
        dropInputs()
    }

    /// An attribute of a part of the value.
    func map<Part>(in scope: GraphScope, _ part: @escaping (Value) -> Part) -> Attribute<Part> {
        Attribute<Part>(in: scope) { part(self.value) }
    }

    override func destroy() {
        guard rule != nil || !isDestroyed else { return }
        super.destroy()
        rule = nil
    }
}
