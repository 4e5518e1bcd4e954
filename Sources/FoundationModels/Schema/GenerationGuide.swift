import QuinceFoundation

/// A limit of the values that a model may generate.
///
/// Source: Apple's documentation of `GenerationGuide`.
public struct GenerationGuide<Value>: Sendable {
    let rules: [GuideRule]
    init(_ rules: GuideRule...) { self.rules = rules }
    init(rules: [GuideRule]) { self.rules = rules }
}

extension GenerationGuide where Value == String {
    /// Exactly this text.
    public static func constant(_ value: String) -> GenerationGuide<String> { GenerationGuide(.constant(value)) }

    /// One of some texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> { GenerationGuide(.anyOf(values)) }

    /// A text that matches a regular expression.
    ///
    /// The schema names the pattern of an expression that was written as a literal or made from a text; it has none for one of `RegexBuilder`.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        GenerationGuide(rules: SchemaPattern.rules(of: regex))
    }
}

extension GenerationGuide where Value == Int {
    public static func minimum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide(.minimum(Double(value))) }
    public static func maximum(_ value: Int) -> GenerationGuide<Int> { GenerationGuide(.maximum(Double(value))) }
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        GenerationGuide(.minimum(Double(range.lowerBound)), .maximum(Double(range.upperBound)))
    }
}

extension GenerationGuide where Value == Float {
    public static func minimum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide(.minimum(Double(value))) }
    public static func maximum(_ value: Float) -> GenerationGuide<Float> { GenerationGuide(.maximum(Double(value))) }
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        GenerationGuide(.minimum(Double(range.lowerBound)), .maximum(Double(range.upperBound)))
    }
}

extension GenerationGuide where Value == Double {
    public static func minimum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide(.minimum(value)) }
    public static func maximum(_ value: Double) -> GenerationGuide<Double> { GenerationGuide(.maximum(value)) }
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        GenerationGuide(.minimum(range.lowerBound), .maximum(range.upperBound))
    }
}

extension GenerationGuide where Value == Decimal {
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide(.minimum(number(value))) }
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> { GenerationGuide(.maximum(number(value))) }
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        GenerationGuide(.minimum(number(range.lowerBound)), .maximum(number(range.upperBound)))
    }

    private static func number(_ value: Decimal) -> Double { NSDecimalNumber(decimal: value).doubleValue }
}

extension GenerationGuide {
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.minimumCount(count))
    }

    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.maximumCount(count))
    }

    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }

    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.minimumCount(count), .maximumCount(count))
    }

    /// A limit of each element.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(.element(guide.rules))
    }
}

// By these the compiler gives the guides of `@Guide` a type, which says nothing of the list's elements.
extension GenerationGuide where Value == [Never] {
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide(.minimumCount(count)) }
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { GenerationGuide(.maximumCount(count)) }
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        GenerationGuide(.minimumCount(range.lowerBound), .maximumCount(range.upperBound))
    }
    public static func count(_ count: Int) -> GenerationGuide<Value> { GenerationGuide(.minimumCount(count), .maximumCount(count)) }
}
