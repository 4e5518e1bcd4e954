import Foundation

/// A condition on an object, read from a format, made of expressions or asked of a block.
///
/// Derives from Foundation's class of this name, which on Linux knows constants and blocks only, so that whatever takes Foundation's predicates
/// (`filtered(using:)`, XCTest's expectations) takes these. Behaviour: Apple's “Predicate Programming Guide”.
open class NSPredicate: Foundation.NSPredicate {
    private enum Kind {
        case value(Bool)
        case block
    }

    private let kind: Kind

    /// Creates a predicate that is always true or always false.
    public override init(value: Bool) {
        kind = .value(value)
        super.init(value: value)
    }

    /// Creates a predicate that asks `block` about each object.
    public override init(block: @escaping (_ evaluatedObject: Any?, _ bindings: [String: Any]?) -> Bool) {
        kind = .block
        super.init(block: block)
    }

    /// Creates the predicate that a format describes; `arguments` take the places of its `%@`, `%K`, `%d` and so on in order.
    ///
    /// A format that cannot be parsed ends the app with `NSInvalidArgumentException`, as on iOS.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(making: { PredicateFormat.made(PredicateFormat.predicate(predicateFormat, arguments ?? []), as: Self.self) })
    }

    /// Creates the predicate that a format describes; the arguments take the places of its `%@`, `%K`, `%d` and so on in order.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    @available(*, unavailable, message: "not yet in Quince: predicates from va_list; use init(format:argumentArray:)")
    public convenience init(format predicateFormat: String, arguments argList: CVaListPointer) { fatalError() }

    /// The predicate as text that `init(format:)` reads again, unless it holds blocks or objects that no format can write.
    open override var predicateFormat: String {
        switch kind {
        case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .block: "BLOCKPREDICATE(0x\(String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)))"
        }
    }

    open dynamic override var description: String { predicateFormat }

    /// The predicate with constants in place of its variables (`$name`); variables that the dictionary lacks stay.
    open func withSubstitutionVariables(_ variables: [String: Any]) -> Self { replacing(variables) as? Self ?? self }

    /// Allows a predicate from an archive to be evaluated; predicates here are never locked.
    open func allowEvaluation() {}

    open override func copy() -> Any { self }
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSPredicate else { return false }
        if other === self { return true }
        guard case .value(let mine) = kind, case .value(let theirs) = other.kind, type(of: self) == type(of: other) else { return false }
        return mine == theirs
    }

    open override var hash: Int { predicateFormat.hashValue }

    /// The predicate with constants in place of variables.
    func replacing(_ variables: [String: Any]) -> NSPredicate { self }
}

extension NSPredicate: ObjectMadeElsewhere {}
