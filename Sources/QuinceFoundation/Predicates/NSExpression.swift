import Foundation

/// A value in a predicate: a constant, a key path, a variable, a function of other values, or a collection of them.
///
/// Replaces Foundation's class of this name, which on Linux cannot be created. Behaviour: Apple's documentation of `NSExpression`.
open class NSExpression: NSObject, NSCopying {
    public enum ExpressionType: UInt, Sendable {
        case constantValue = 0
        case evaluatedObject = 1
        case variable = 2
        case keyPath = 3
        case function = 4
        case unionSet = 5
        case intersectSet = 6
        case minusSet = 7
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    /// A block that computes a value from the object, the values of its arguments and the context.
    public typealias Block = (_ evaluatedObject: Any?, _ arguments: [Any], _ context: NSMutableDictionary?) -> Any

    /// The form of the expression, with its parts.
    let form: ExpressionForm

    init(_ form: ExpressionForm) { self.form = form }

    // MARK: Creation

    /// Creates the expression that a format describes; a format that cannot be parsed ends the app with `NSInvalidArgumentException`.
    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        self.init(PredicateFormat.expression(expressionFormat, arguments).form)
    }

    /// Creates the expression that a format describes.
    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    @available(*, unavailable, message: "not yet in Quince: expressions from va_list; use init(format:argumentArray:)")
    public convenience init(format expressionFormat: String, arguments argList: CVaListPointer) { fatalError() }

    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    /// `SELF`.
    open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.evaluatedObject) }
    /// `$string`.
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(nil, CodedKeyPath(keyPath))) }
    /// Any key at the end of a key path, which Spotlight's queries use; cannot be evaluated.
    open class func expressionForAnyKey() -> NSExpression { NSExpression(.anyKey) }

    /// Creates the call of a predefined function (`sum:`, `add:to:`); an unknown one ends the app with `NSInvalidArgumentException`.
    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        guard ExpressionFunctions.isKnown(name) else {
            raise(.invalidArgumentException, "'\(name)' is not a supported method.")
        }
        self.init(.function(name, parameters.map(Self.expression)))
    }

    /// Creates the message `name` to the value of `target`.
    public convenience init(forFunction target: NSExpression, selectorName name: String, arguments parameters: [Any]?) {
        self.init(.message(target, name, (parameters ?? []).map(Self.expression)))
    }

    /// Creates the array of the values of `subexpressions`.
    public convenience init(forAggregate subexpressions: [Any]) { self.init(.aggregate(subexpressions.map(Self.expression))) }
    public convenience init(forUnionSet left: NSExpression, with right: NSExpression) { self.init(.sets(.union, left, right)) }
    public convenience init(forIntersectSet left: NSExpression, with right: NSExpression) { self.init(.sets(.intersection, left, right)) }
    public convenience init(forMinusSet left: NSExpression, with right: NSExpression) { self.init(.sets(.difference, left, right)) }

    /// Creates the array of those elements of a collection, each called `$variable`, for which the predicate is true.
    public convenience init(forSubquery expression: NSExpression, usingIteratorVariable variable: String, predicate: Foundation.NSPredicate)
    {
        self.init(.subquery(expression, variable, predicate))
    }

    public convenience init(block: @escaping Block, arguments: [NSExpression]?) { self.init(.block(block, arguments ?? [])) }

    public convenience init(
        forConditional predicate: Foundation.NSPredicate, trueExpression: NSExpression, falseExpression: NSExpression
    ) {
        self.init(.conditional(predicate, trueExpression, falseExpression))
    }

    /// An argument of a function: an expression as it is, anything else as a constant.
    private static func expression(_ parameter: Any) -> NSExpression {
        parameter as? NSExpression ?? NSExpression(forConstantValue: parameter)
    }

    // MARK: Evaluation

    /// The value for an object; `context` has the values of variables.
    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var bindings: [String: Any] = [:]
        for case (let name as String, let value) in context ?? [:] { bindings[name] = value }
        return value(of: object, context == nil ? nil : bindings)
    }

    /// The value for an object, with the values of variables.
    package func value(of object: Any?, _ bindings: [String: Any]?) -> Any? { form.value(of: object, bindings) }

    /// Allows an expression from an archive to be evaluated; expressions here are never locked.
    open func allowEvaluation() {}

    // MARK: Comparison and description

    open dynamic override var description: String { text(inside: .nothing) }
    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { description.hashValue }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSExpression else { return false }
        return other === self || form.isEqual(to: other.form)
    }
}
