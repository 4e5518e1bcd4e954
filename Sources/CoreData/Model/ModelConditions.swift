import BundleFormat
import QuinceFoundation

/// The conditions that a compiled model sets on an attribute's values, as predicates with the codes of their errors.
enum ModelConditions {
    typealias Condition = (predicate: NSPredicate, code: Int)

    static func conditions(of source: CompiledDataModel.Attribute, _ value: (String) -> Any?) -> [Condition] {
        switch source.type {
        case .string: lengths(source) + pattern(source)
        case .date: range(source, value, tooSmall: NSValidationDateTooSoonError, tooLarge: NSValidationDateTooLateError)
        case .integer16, .integer32, .integer64, .double, .float, .decimal:
            range(source, value, tooSmall: NSValidationNumberTooSmallError, tooLarge: NSValidationNumberTooLargeError)
        default: []
        }
    }

    private static func range(_ source: CompiledDataModel.Attribute, _ value: (String) -> Any?, tooSmall: Int, tooLarge: Int) -> [Condition]
    {
        let minimum = source.minimumValue.flatMap(value).map { (NSPredicate(format: "SELF >= %@", argumentArray: [$0]), tooSmall) }
        let maximum = source.maximumValue.flatMap(value).map { (NSPredicate(format: "SELF <= %@", argumentArray: [$0]), tooLarge) }
        return [minimum, maximum].compactMap { $0 }
    }

    private static func lengths(_ source: CompiledDataModel.Attribute) -> [Condition] {
        func predicate(_ comparison: String, _ text: String) -> NSPredicate? {
            Int(text).map { NSPredicate(format: "length \(comparison) %@", argumentArray: [NSNumber(value: $0)]) }
        }
        let minimum = source.minimumValue.flatMap { predicate(">=", $0) }.map { ($0, NSValidationStringTooShortError) }
        let maximum = source.maximumValue.flatMap { predicate("<=", $0) }.map { ($0, NSValidationStringTooLongError) }
        return [minimum, maximum].compactMap { $0 }
    }

    private static func pattern(_ source: CompiledDataModel.Attribute) -> [Condition] {
        source.regularExpression.map {
            [(NSPredicate(format: "SELF MATCHES %@", argumentArray: [$0]), NSValidationStringPatternMatchingError)]
        } ?? []
    }
}
