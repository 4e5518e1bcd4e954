import QuinceFoundation

/// Rules that assert facts, each with a grade from 0 to 1.
///
/// Source: Apple's documentation of `GKRuleSystem`.
open class GKRuleSystem: NSObject {
    /// Values that rules read and change.
    public let state = NSMutableDictionary()
    /// The rules, in the order in which they were added.
    open private(set) var rules: [GKRule] = []
    private var grades: [(fact: any NSObjectProtocol, grade: Float)] = []
    /// The rules that have not been executed, in the order in which they are asked.
    open private(set) var agenda: [GKRule] = []
    /// The rules that were executed since the last reset.
    open private(set) var executed: [GKRule] = []

    public override init() { super.init() }

    open func add(_ rule: GKRule) { add([rule]) }
    open func add(_ rules: [GKRule]) {
        self.rules += rules
        agenda += rules
        sort()
    }
    open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }

    /// Rules of higher salience come first; among equals the one that was added first.
    private func sort() {
        agenda = agenda.enumerated().sorted { ($0.element.salience, -$0.offset) > ($1.element.salience, -$1.offset) }.map(\.element)
    }

    /// Executes each rule of the agenda whose predicate holds, once; after each the agenda is asked from its beginning.
    open func evaluate() {
        while let index = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
            let rule = agenda.remove(at: index)
            executed.append(rule)
            rule.performAction(in: self)
        }
    }

    /// Forgets the facts, and puts all rules on the agenda.
    open func reset() {
        (grades, executed, agenda) = ([], [], rules)
        sort()
    }

    /// The facts that were asserted with a grade above 0.
    open var facts: [Any] { grades.map { $0.fact } }

    /// The grade of a fact; 0 where it was not asserted.
    open func grade(forFact fact: any NSObjectProtocol) -> Float { grades.first { $0.fact.isEqual(fact) }?.grade ?? 0 }
    /// The lowest grade: the grade of all facts together.
    open func minimumGrade(forFacts facts: [Any]) -> Float { graded(facts).min() ?? 0 }
    /// The highest grade: the grade of any of the facts.
    open func maximumGrade(forFacts facts: [Any]) -> Float { graded(facts).max() ?? 0 }

    private func graded(_ facts: [Any]) -> [Float] {
        facts.map { fact in (fact as? any NSObjectProtocol).map { grade(forFact: $0) } ?? 0 }
    }

    /// Asserts a fact with the grade 1.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    /// Raises the grade of a fact, at most to 1.
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { set(fact, self.grade(forFact: fact) + grade) }
    /// Takes a fact back.
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    /// Lowers the grade of a fact, at most to 0.
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { set(fact, self.grade(forFact: fact) - grade) }

    private func set(_ fact: any NSObjectProtocol, _ grade: Float) {
        let grade = min(1, max(0, grade))
        let index = grades.firstIndex { $0.fact.isEqual(fact) }
        if grade == 0 {
            if let index { grades.remove(at: index) }
        } else if let index {
            grades[index].grade = grade
        } else {
            grades.append((fact, grade))
        }
    }
}

/// A condition and what is done where it holds.
///
/// Source: Apple's documentation of `GKRule`.
open class GKRule: NSObject {
    /// Rules of higher salience are asked first.
    open var salience = 0
    private let predicate: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    /// For subclasses, which say what holds and what is done.
    public override init() {
        (predicate, action) = ({ _ in false }, { _ in })
        super.init()
    }

    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (self.predicate, self.action) = (predicate, action)
        super.init()
    }

    /// Asserts a fact where a predicate holds for the system's state.
    public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { $0.assertFact(fact, grade: grade) })
    }

    /// Takes a fact back where a predicate holds for the system's state.
    public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { $0.retractFact(fact, grade: grade) })
    }

    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate(system) }
    open func performAction(in system: GKRuleSystem) { action(system) }
}
