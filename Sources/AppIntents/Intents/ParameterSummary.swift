import QuinceFoundation

/// A sentence that summarizes an intent's parameters.
///
/// Source: Apple's documentation of `ParameterSummary`.
public protocol ParameterSummary {
    associatedtype Intent: AppIntent
}

/// A sentence with parameters in it, and further parameters below.
///
/// Source: Apple's documentation of `IntentParameterSummary`.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    let sentence: ParameterSummaryString<Intent>?

    init() { sentence = nil }
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) { sentence = string }
    public init(_ string: ParameterSummaryString<Intent>, table: String? = nil, @KeyPaths _ parameters: () -> [PartialKeyPath<Intent>]) {
        sentence = string
    }
    /// No sentence, the parameters alone.
    public init(@KeyPaths _ parameters: () -> [PartialKeyPath<Intent>]) { sentence = nil }

    /// Lists parameters.
    @resultBuilder public enum KeyPaths {
        public static func buildExpression<Value>(_ expression: KeyPath<Intent, IntentParameter<Value>>) -> [PartialKeyPath<Intent>] {
            [expression]
        }
        public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] { parts.flatMap { $0 } }
    }
}

/// A text with parameters in it.
///
/// Source: Apple's documentation of `ParameterSummaryString`.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}
