import Foundation

/// A description of how to order objects: by the values at a key path, ascending or descending.
///
/// Replaces Foundation's class of this name, which on Linux has no keys. Values are compared by `compare:` unless a selector or a comparator is
/// given; an object without a value is ordered before those with one.
open class NSSortDescriptor: NSObject, NSCopying {
    private enum Comparison {
        case standard
        case selector(Selector)
        case comparator(Comparator)
        /// Compares two whole objects.
        case objects(Comparator)
    }

    /// The key path whose values are compared; nil where the objects themselves are, or a Swift key path that has no name.
    open private(set) var key: String?
    open private(set) var ascending: Bool
    /// The Swift key path that the descriptor was created with.
    open private(set) var keyPath: AnyKeyPath?

    private let comparison: Comparison
    private let path: CodedKeyPath?

    private init(key: String?, keyPath: AnyKeyPath? = nil, ascending: Bool, _ comparison: Comparison) {
        (self.key, self.keyPath, self.ascending, self.comparison) = (key, keyPath, ascending, comparison)
        path = key.map { CodedKeyPath($0) }
    }

    /// The initializer of subclasses in other frameworks, which compare the values of a key path in their own way.
    package init(key: String, ascending: Bool, comparing comparator: @escaping Comparator) {
        (self.key, keyPath, self.ascending, comparison) = (key, nil, ascending, .comparator(comparator))
        path = CodedKeyPath(key)
    }

    /// Orders by the values of a key path; by the objects themselves where it is nil or `self`.
    public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, .standard) }

    /// Orders by a method that compares a value with another: `caseInsensitiveCompare:` and its kin of texts, or an `@objc` method.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        self.init(key: key, ascending: ascending, selector.map(Comparison.selector) ?? .standard)
    }

    public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(key: key, ascending: ascending, .comparator(cmptr))
    }

    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath, ascending, named: .standard, ValueOrder.compare)
    }

    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator) {
        self.init(keyPath, ascending, named: .comparator(cmptr), cmptr)
    }

    /// - Parameters:
    ///   - named: The comparison of values by a key, where the key path has a name.
    ///   - compare: Compares the values otherwise.
    private convenience init<Root, Value>(
        _ keyPath: KeyPath<Root, Value>, _ ascending: Bool, named: Comparison, _ compare: @escaping Comparator
    ) {
        let name = KeyPathNames.knownName(of: keyPath)
        let objects = Comparison.objects { Self.order(Self.value(keyPath, of: $0), Self.value(keyPath, of: $1), compare) }
        self.init(key: name, keyPath: keyPath, ascending: ascending, name == nil ? objects : named)
    }

    /// Orders as a Swift sort descriptor does.
    public convenience init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        if let keyPath = sortDescriptor.keyPath, let text = KeyPathNames.text(orderedBy: keyPath) {
            self.init(key: text.name, keyPath: text.keyPath, ascending: sortDescriptor.order == .forward, .selector(text.method))
            return
        }
        if let keyPath = sortDescriptor.keyPath, let name = KeyPathNames.knownName(of: keyPath) {
            self.init(key: name, keyPath: keyPath, ascending: sortDescriptor.order == .forward, Self.comparison(of: sortDescriptor))
            return
        }
        let comparator: Comparator = { left, right in
            guard let left = left as? Compared, let right = right as? Compared else {
                raise(.invalidArgumentException, "A sort descriptor of \(Compared.self) was given \(left) and \(right).")
            }
            return sortDescriptor.compare(left, right)
        }
        self.init(key: nil, keyPath: nil, ascending: true, .objects(comparator))
    }

    /// The comparison of a Swift descriptor of a key path, by the method that compares so.
    private static func comparison<Compared>(of descriptor: SortDescriptor<Compared>) -> Comparison {
        guard let comparator = descriptor.stringComparator, comparator != String.StandardComparator.lexical else { return .standard }
        return .selector(Selector("localizedStandardCompare:"))
    }

    private static func value<Root, Value>(_ keyPath: KeyPath<Root, Value>, of object: Any) -> Any? {
        guard let root = object as? Root else {
            raise(.invalidArgumentException, "A sort descriptor of \(Root.self) was given \(object), which is of type \(type(of: object)).")
        }
        return CodedCollection.unwrapped(root[keyPath: keyPath])
    }

    /// The method by which values are compared; nil with a comparator.
    open var selector: Selector? {
        switch comparison {
        case .standard: Selector("compare:")
        case .selector(let selector): selector
        case .comparator, .objects: nil
        }
    }

    /// Compares two values of the key path.
    open var comparator: Comparator { { [self] in compareValues($0, $1) } }

    /// Compares two objects by the values that they have for the key path.
    open func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let result =
            if case .objects(let comparator) = comparison {
                comparator(object1, object2)
            } else {
                Self.order(value(of: object1), value(of: object2), compareValues)
            }
        guard !ascending else { return result }
        return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    private func value(of object: Any) -> Any? { CodedCollection.unwrapped(path.map { $0.value(of: object) } ?? object) }

    private static func order(_ left: Any?, _ right: Any?, _ compare: Comparator) -> ComparisonResult {
        switch (left, right) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let left?, let right?): compare(left, right)
        }
    }

    private func compareValues(_ left: Any, _ right: Any) -> ComparisonResult {
        switch comparison {
        case .standard: ValueOrder.compare(left, right)
        case .selector(let selector): Self.send(selector, left, right)
        case .comparator(let comparator), .objects(let comparator): comparator(left, right)
        }
    }

    private static func send(_ selector: Selector, _ left: Any, _ right: Any) -> ComparisonResult {
        if let compare = TextOrder.methods[selector.name], let left = left as? String, let right = right as? String {
            return compare(left, right)
        }
        if selector.name == "compare:" { return ValueOrder.compare(left, right) }
        return ValueOrder.result(of: ExpressionFunctions.send(selector.name, to: left, [right])) ?? .orderedSame
    }

    /// The same order the other way round.
    open var reversedSortDescriptor: Any { NSSortDescriptor(key: key, keyPath: keyPath, ascending: !ascending, comparison) }

    /// Allows a descriptor from an archive to be used; descriptors here are never locked.
    open func allowEvaluation() {}

    open override func copy() -> Any { self }
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open dynamic override var description: String {
        "(\(key ?? keyPath.map { "\($0)" } ?? "null"), \(ascending ? "ascending" : "descending"), "
            + "\(selector?.name ?? "block"))"
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSSortDescriptor else { return false }
        if other === self { return true }
        guard key == other.key, keyPath == other.keyPath, ascending == other.ascending else { return false }
        return selector == other.selector && (selector != nil || keyPath != nil)
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(key)
        hasher.combine(keyPath)
        hasher.combine(ascending)
        return hasher.finalize()
    }
}

/// The methods of texts that compare them.
private enum TextOrder {
    static let methods: [String: @Sendable (String, String) -> ComparisonResult] = [
        "compare:": { $0 == $1 ? .orderedSame : $0 < $1 ? .orderedAscending : .orderedDescending },
        "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) },
        "localizedCompare:": { $0.localizedCompare($1) },
        "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) },
        "localizedStandardCompare:": { $0.localizedStandardCompare($1) },
    ]
}
