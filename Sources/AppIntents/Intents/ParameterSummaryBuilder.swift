import QuinceFoundation

/// Makes a summary.
///
/// Source: Apple's documentation of `ParameterSummaryBuilder`.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ expression: Content) -> Content { expression }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: ParameterSummary>(_ content: Content?) -> IntentParameterSummary<Intent> {
        IntentParameterSummary()
    }
    public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> Content { content }
}

/// The comparison of a parameter's value in a condition.
///
/// Source: Apple's documentation of `ComparableComparisonOperator`.
public struct ComparableComparisonOperator: Sendable {
    let holds: @Sendable (Int) -> Bool
    public static let equalTo = ComparableComparisonOperator { $0 == 0 }
    public static let notEqualTo = ComparableComparisonOperator { $0 != 0 }
    public static let lessThan = ComparableComparisonOperator { $0 < 0 }
    public static let lessThanOrEqualTo = ComparableComparisonOperator { $0 <= 0 }
    public static let greaterThan = ComparableComparisonOperator { $0 > 0 }
    public static let greaterThanOrEqualTo = ComparableComparisonOperator { $0 >= 0 }
}

/// The comparison of a parameter's value for equality.
///
/// Source: Apple's documentation of `EquatableComparisonOperator`.
public enum EquatableComparisonOperator: Sendable { case equalTo, notEqualTo }

/// Whether a parameter has a value.
///
/// Source: Apple's documentation of `HasValueComparisonOperator`.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

/// Whether a parameter has one of several values.
///
/// Source: Apple's documentation of `OneOfComparisonOperator`.
public enum OneOfComparisonOperator: Sendable { case oneOf }

/// A summary that depends on a parameter's value.
///
/// Source: Apple's documentation of `ParameterSummaryWhenCondition`.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, WhenTrue: ParameterSummary, Otherwise: ParameterSummary>: ParameterSummary
where WhenTrue.Intent == Intent, Otherwise.Intent == Intent {
    let holds: (Intent) -> Bool
    let whenTrue: WhenTrue
    let otherwise: Otherwise

    /// - Parameters:
    ///   - value: The value that the parameter is compared with.
    ///   - whenTrue: The summary where the comparison holds.
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        holds = { ($0[keyPath: keyPath].held == value) == (comparison == .equalTo) }
        (self.whenTrue, self.otherwise) = (whenTrue(), otherwise())
    }

    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: _IntentValue {
        holds = { ($0[keyPath: keyPath].wrappedValue == value) == (comparison == .equalTo) }
        (self.whenTrue, self.otherwise) = (whenTrue(), otherwise())
    }

    public init<Value: Comparable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        holds = {
            guard let held = $0[keyPath: keyPath].held else { return false }
            return comparison.holds(held < value ? -1 : held == value ? 0 : 1)
        }
        (self.whenTrue, self.otherwise) = (whenTrue(), otherwise())
    }

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        holds = { ($0[keyPath: keyPath].current != nil) == (comparison == .hasAnyValue) }
        (self.whenTrue, self.otherwise) = (whenTrue(), otherwise())
    }

    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ whenTrue: () -> WhenTrue, @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        holds = { intent in values.contains { $0 == intent[keyPath: keyPath].held } }
        (self.whenTrue, self.otherwise) = (whenTrue(), otherwise())
    }
}

/// A summary for each value of a parameter.
///
/// Source: Apple's documentation of `ParameterSummarySwitchCondition`.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>: ParameterSummary {
    let keyPath: KeyPath<Intent, IntentParameter<Value>>
    let cases: [ParameterSummaryCase<Intent, Value>]

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCase<Intent, Value>]
    ) { (self.keyPath, self.cases) = (keyPath, cases()) }
}

/// The summary for one value of a parameter.
public struct ParameterSummaryCase<Intent: AppIntent, Value: _IntentValue> {
    let holds: (Value) -> Bool
    let summary: any ParameterSummary
}

/// The summary for a value of a parameter.
///
/// Source: Apple's documentation of `ParameterSummaryCaseCondition`.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>
where Summary.Intent == Intent {
    let entry: ParameterSummaryCase<Intent, Value>
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) where Value: Equatable {
        entry = ParameterSummaryCase(holds: { $0 == value }, summary: summary())
    }
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary) where Value: Equatable {
        entry = ParameterSummaryCase(holds: { values.contains($0) }, summary: summary())
    }
}

/// The summary for all other values of a parameter.
///
/// Source: Apple's documentation of `ParameterSummaryDefaultCaseCondition`.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>
where Summary.Intent == Intent {
    let entry: ParameterSummaryCase<Intent, Value>
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Summary) {
        entry = ParameterSummaryCase(holds: { _ in true }, summary: summary())
    }
}

/// Lists the summaries of a parameter's values.
///
/// Source: Apple's documentation of `ParameterSummaryCaseBuilder`.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<Summary>(
        _ entry: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> [ParameterSummaryCase<Intent, Value>] { [entry.entry] }
    public static func buildExpression<Summary>(
        _ entry: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> [ParameterSummaryCase<Intent, Value>] { [entry.entry] }
    public static func buildBlock(_ parts: [ParameterSummaryCase<Intent, Value>]...) -> [ParameterSummaryCase<Intent, Value>] {
        parts.flatMap { $0 }
    }
}

extension AppIntent {
    public typealias When<WhenTrue: ParameterSummary, Otherwise: ParameterSummary> = ParameterSummaryWhenCondition<
        Self, WhenTrue, Otherwise
    >
    where WhenTrue.Intent == Self, Otherwise.Intent == Self
    public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value: _IntentValue, Summary: ParameterSummary> = ParameterSummaryCaseCondition<Self, Value, Summary>
    where Summary.Intent == Self
    public typealias DefaultCase<Value: _IntentValue, Summary: ParameterSummary> = ParameterSummaryDefaultCaseCondition<
        Self, Value, Summary
    >
    where Summary.Intent == Self
}
