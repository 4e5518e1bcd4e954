import Foundation
import QuinceFoundation

/// A condition on elements in the syntax of `NSPredicate`.
///
/// Predicates end a process where they compare values of different kinds, so conditions are limited to what cannot: attributes, constants,
/// and operators between values of one kind. All values are known when the condition is read.
struct ElementPredicate: @unchecked Sendable {
    private let predicate: QuinceFoundation.NSPredicate
    /// The attributes that it asks for, by the names it uses.
    private let attributes: [String: ElementAttribute]

    /// - Throws: `invalid selector` with the reason.
    init(_ format: String) throws(WebDriverError) {
        do { predicate = try PredicateReading.predicate(format) } catch { throw WebDriverError(.invalidSelector, error.reason) }
        var check = PredicateCheck()
        try check.check(predicate)
        attributes = check.attributes
    }

    func matches(_ number: Int, _ snapshot: ScreenSnapshot) -> Bool {
        var values: [String: Any] = [:]
        for (name, attribute) in attributes { values[name] = Self.value(attribute, number, snapshot) }
        return predicate.evaluate(with: values)
    }

    private static func value(_ attribute: ElementAttribute, _ number: Int, _ snapshot: ScreenSnapshot) -> Any? {
        switch attribute.kind {
        case .text: return snapshot.text(attribute, of: number)
        case .flag: return NSNumber(value: snapshot.flag(attribute, of: number))
        case .number: return NSNumber(value: snapshot.number(attribute, of: number))
        case .rectangle:
            let frame = snapshot.rectangle(of: number)
            let numbers: [String: Any] = [
                "x": NSNumber(value: frame.x), "y": NSNumber(value: frame.y), "width": NSNumber(value: frame.width),
                "height": NSNumber(value: frame.height),
            ]
            return numbers
        }
    }
}
