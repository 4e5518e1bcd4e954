extension Tips {
    /// Collects a tip's actions and numbers them. Source: Apple's documentation of `Tips.ActionBuilder`.
    @resultBuilder public struct ActionBuilder {
        public static func buildExpression(_ component: Action) -> [Action] { [component] }
        public static func buildExpression(_ component: [Action]) -> [Action] { component }
        public static func buildBlock() -> [Action] { [] }
        public static func buildPartialBlock(first: [Action]) -> [Action] { first }
        public static func buildPartialBlock(accumulated: [Action], next: [Action]) -> [Action] { accumulated + next }
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        public static func buildEither(first component: [Action]) -> [Action] { component }
        public static func buildEither(second component: [Action]) -> [Action] { component }
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [Action]) -> [Action] { component }
        public static func buildFinalResult(_ component: [Action]) -> [Action] { component.numbered }
    }

    /// Collects a tip's rules. Source: Apple's documentation of `Tips.RuleBuilder`.
    @resultBuilder public struct RuleBuilder {
        public static func buildExpression(_ component: Rule) -> [Rule] { [component] }
        public static func buildExpression(_ component: [Rule]) -> [Rule] { component }
        public static func buildBlock() -> [Rule] { [] }
        public static func buildPartialBlock(first: [Rule]) -> [Rule] { first }
        public static func buildPartialBlock(accumulated: [Rule], next: [Rule]) -> [Rule] { accumulated + next }
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }

    /// Collects a tip's options. Source: Apple's documentation of `Tips.OptionsBuilder`.
    @resultBuilder public struct OptionsBuilder {
        public static func buildExpression(_ component: any TipOption) -> [any TipOption] { [component] }
        public static func buildExpression(_ component: [any TipOption]) -> [any TipOption] { component }
        public static func buildBlock() -> [any TipOption] { [] }
        public static func buildPartialBlock(first: [any TipOption]) -> [any TipOption] { first }
        public static func buildPartialBlock(accumulated: [any TipOption], next: [any TipOption]) -> [any TipOption] { accumulated + next }
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
        public static func buildArray(_ components: [[any TipOption]]) -> [any TipOption] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }
    }

    /// Collects the tips of a group. Source: Apple's documentation of `Tips.GroupBuilder`.
    @resultBuilder public struct GroupBuilder {
        public static func buildExpression(_ component: any Tip) -> [any Tip] { [component] }
        public static func buildExpression(_ component: [any Tip]) -> [any Tip] { component }
        public static func buildBlock() -> [any Tip] { [] }
        public static func buildPartialBlock(first: [any Tip]) -> [any Tip] { first }
        public static func buildPartialBlock(accumulated: [any Tip], next: [any Tip]) -> [any Tip] { accumulated + next }
        public static func buildOptional(_ component: [any Tip]?) -> [any Tip] { component ?? [] }
        public static func buildEither(first component: [any Tip]) -> [any Tip] { component }
        public static func buildEither(second component: [any Tip]) -> [any Tip] { component }
        public static func buildArray(_ components: [[any Tip]]) -> [any Tip] { components.flatMap { $0 } }
        public static func buildLimitedAvailability(_ component: [any Tip]) -> [any Tip] { component }
    }
}

extension [Tips.Action] {
    /// The actions with their indices.
    var numbered: [Tips.Action] { enumerated().map { $1.at($0) } }
}
