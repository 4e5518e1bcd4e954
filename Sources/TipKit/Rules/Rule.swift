import QuinceFoundation

extension Tips {
    /// A condition to meet before a tip is displayed, made with `#Rule`.
    ///
    /// Source: Apple's documentation of `Tips.Rule`.
    public struct Rule: @unchecked Sendable {
        private let condition: () -> Bool

        init(_ condition: @escaping () -> Bool) { self.condition = condition }

        /// Creates a rule of a parameter and a predicate on its value, as `#Rule` does on iOS. A predicate that throws is not met.
        public init<Value: Codable & Sendable, Expression: StandardPredicateExpression>(
            _ parameter: Tips.Parameter<Value>, _ predicate: (PredicateExpressions.Variable<Value>) -> Expression
        ) where Expression.Output == Bool {
            let variable = PredicateExpressions.Variable<Value>()
            let expression = predicate(variable)
            self.init {
                let bindings = PredicateBindings((variable, parameter.wrappedValue))
                return (try? expression.evaluate(bindings)) ?? false
            }
        }

        /// Creates the rule of an expansion of `#Rule`.
        public static func _rule<each Input: Tips.RuleInput>(
            _ input: repeat each Input, body: @escaping (repeat (each Input).Value) -> Bool
        ) -> Rule {
            Rule { body(repeat (each input)._ruleValue) }
        }

        /// Whether the condition is met at present.
        var isMet: Bool { condition() }
    }
}
