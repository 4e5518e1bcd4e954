/// A node of the dependency graph: something that has a value, which others are computed from.
///
/// Dependencies are found while rules run: whatever attribute a rule reads becomes its input. A change travels in two steps. First
/// everything below is marked (`needsCheck`), down to the sinks, which queue in their graph; then, in the update, each marked attribute asks
/// whether one of its inputs has another version than the one it has seen, and only then runs its rule again. A rule that gives an equal
/// value keeps its version, so what lies below it is left alone.
class AnyAttribute {
    /// Counts the values the attribute has had.
    final private(set) var version: UInt32 = 1
    /// Whether an input may have changed since the rule last ran.
    final var needsCheck = false
    final private(set) var isDestroyed = false
    final private var isEvaluating = false
    final private var isForced = false
    /// Counts how often the rule has run: what only an earlier run has read is of no concern any more.
    final private var runs: UInt32 = 0
    final private var inputs = ShortList<Input>()
    final private var dependents = ShortList<AnyAttribute>()
    /// How many of `dependents` may be dead.
    final private var staleDependents = 0

    /// Made when the rule first reads observable properties.
    final private var knownObservation: Observation?

    private struct Input {
        let attribute: AnyAttribute
        var version: UInt32
    }

    /// The attribute whose rule runs now: it depends on what is read.
    nonisolated(unsafe) static var current: AnyAttribute?
    /// The index of the next input of `current`, whose inputs are mostly the same as in the last run.
    nonisolated(unsafe) private static var position = 0
    /// The attribute for which observable properties are noted now.
    nonisolated(unsafe) private static var observer: AnyAttribute?

    deinit { knownObservation?.reader = nil }

    /// Runs the rule; says whether the value is another one.
    func evaluate() -> Bool { false }

    /// Called when the attribute was marked; sinks queue.
    func marked() {}

    // MARK: Reading

    /// Notes that the running rule has read this attribute, and brings it up to date.
    final func read() {
        validate()
        guard let reader = AnyAttribute.current, reader !== self else { return }
        reader.noteInput(self)
    }

    private final func noteInput(_ input: AnyAttribute) {
        let position = AnyAttribute.position
        if position < inputs.count, inputs[position].attribute === input {
            inputs[position].version = input.version
        } else if let known = inputs.firstIndex(before: position, where: { $0.attribute === input }) {
            inputs[known].version = input.version
            return
        } else {
            dropInputs(from: position)
            inputs.append(Input(attribute: input, version: input.version))
            input.dependents.append(self)
        }
        AnyAttribute.position += 1
    }

    private final func dropInputs(from position: Int) {
        guard position < inputs.count else { return }
        for index in position..<inputs.count { inputs[index].attribute.forget(self) }
        inputs.removeSuffix(from: position)
    }

    /// Depends on nothing any more.
    final func dropInputs() { dropInputs(from: 0) }

    /// Forgets a dependent; few are looked for at once, of many the dead are swept out now and then.
    private final func forget(_ dependent: AnyAttribute) {
        if dependents.count <= 16 {
            if let index = dependents.lastIndex(where: { $0 === dependent }) { dependents.remove(at: index) }
            return
        }
        staleDependents += 1
        guard staleDependents * 2 > dependents.count else { return }
        staleDependents = 0
        // What no longer reads this attribute is marked for nothing until then, which costs a look at its inputs.
        dependents.removeAll { other in other.isDestroyed || !other.inputs.contains { $0.attribute === self } }
    }

    // MARK: Changing

    /// Gives the value a new version and marks everything that was computed from it.
    final func changed() {
        version &+= 1
        markDependents()
    }

    /// Has the rule run again though nothing it reads has changed: something outside the graph has.
    final func invalidate() {
        guard !isDestroyed else { return }
        isForced = true
        if !needsCheck {
            needsCheck = true
            marked()
        }
        markDependents()
    }

    private final func markDependents() {
        let dependents = dependents
        for index in dependents.indices {
            let dependent = dependents[index]
            guard !dependent.needsCheck, !dependent.isDestroyed else { continue }
            dependent.needsCheck = true
            dependent.marked()
            dependent.markDependents()
        }
    }

    /// Brings the value up to date.
    final func validate() {
        guard needsCheck, !isDestroyed else { return }
        guard !isEvaluating else { return GraphDiagnostics.reportCycle() }
        needsCheck = false
        if isForced { return run() }
        for index in inputs.indices {
            // A rule may look at later inputs only where earlier ones say so: the first that changed decides.
            guard index < inputs.count else { break }
            let input = inputs[index]
            input.attribute.validate()
            if input.attribute.version != input.version { return run() }
        }
    }

    /// Runs the rule and notes what it reads.
    final func run() {
        let (outer, outerPosition) = (AnyAttribute.current, AnyAttribute.position)
        (AnyAttribute.current, AnyAttribute.position) = (self, 0)
        isEvaluating = true
        isForced = false
        runs &+= 1
        let isChanged = evaluate()
        isEvaluating = false
        dropInputs(from: AnyAttribute.position)
        (AnyAttribute.current, AnyAttribute.position) = (outer, outerPosition)
        if isChanged { version &+= 1 }
    }

    /// Runs `body` without making anything it reads an input.
    static func untracked<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (outer, outerPosition) = (current, position)
        current = nil
        defer { (current, position) = (outer, outerPosition) }
        return try body()
    }

    /// Runs `body` for the running rule, which runs again when an observable property changes that `body` reads.
    ///
    /// Reads by other rules that run meanwhile count for both rules, so read values of the graph before the call.
    static func observing<Result>(_ body: () -> Result) -> Result {
        guard let reader = current, reader !== observer else { return body() }
        let (outer, run, observation) = (observer, reader.runs, reader.observation)
        observer = reader
        defer { observer = outer }
        nonisolated(unsafe) let invalidate = {
            if let reader = observation.reader, reader.runs == run { reader.invalidate() }
        }
        return withObservationTracking(body) { MainThread.run(invalidate) }
    }

    private final var observation: Observation {
        if let knownObservation { return knownObservation }
        let made = Observation(self)
        knownObservation = made
        return made
    }

    /// Takes the attribute out of the graph.
    func destroy() {
        guard !isDestroyed else { return }
        isDestroyed = true
        dropInputs()
        dependents = ShortList()
    }
}

/// A stable handle on the attribute to invalidate when an observable property changes. (A weak reference would slow down every other
/// reference to the attribute.)
private final class Observation {
    /// Nil once it is gone.
    unowned(unsafe) var reader: AnyAttribute?

    init(_ reader: AnyAttribute) { self.reader = reader }
}
