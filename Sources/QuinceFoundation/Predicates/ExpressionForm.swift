import Foundation

/// The form of an expression, with its parts.
indirect enum ExpressionForm {
    enum SetOperation: String {
        case union = "UNION"
        case intersection = "INTERSECT"
        case difference = "MINUS"
    }

    /// A place in a collection: `[FIRST]`, `[LAST]`, `[SIZE]`, or an index or key.
    enum Position {
        case first, last, size
        case at(NSExpression)

        var expression: NSExpression {
            switch self {
            case .first: NSExpression(forConstantValue: "FIRST")
            case .last: NSExpression(forConstantValue: "LAST")
            case .size: NSExpression(forConstantValue: "SIZE")
            case .at(let index): index
            }
        }
    }

    case constant(Any?)
    case evaluatedObject
    case variable(String)
    /// A key path of a value; of the evaluated object where no receiver is given.
    case keyPath(NSExpression?, CodedKeyPath)
    case function(String, [NSExpression])
    case message(NSExpression, String, [NSExpression])
    case element(NSExpression, Position)
    case sets(SetOperation, NSExpression, NSExpression)
    case subquery(NSExpression, String, Foundation.NSPredicate)
    case aggregate([NSExpression])
    case anyKey
    case block(NSExpression.Block, [NSExpression])
    case conditional(Foundation.NSPredicate, NSExpression, NSExpression)

    // MARK: Evaluation

    func value(of object: Any?, _ bindings: [String: Any]?) -> Any? {
        switch self {
        case .constant(let value): value
        case .evaluatedObject: object
        case .variable(let name): Self.bound(name, object, bindings)
        case .keyPath(let receiver, let path): path.value(of: receiver.map { $0.value(of: object, bindings) } ?? object)
        case .function(let name, let arguments): ExpressionFunctions.call(name, arguments.map { $0.value(of: object, bindings) })
        case .message(let target, let name, let arguments):
            ExpressionFunctions.send(name, to: target.value(of: object, bindings), arguments.map { $0.value(of: object, bindings) })
        case .element(let collection, let position):
            Self.element(of: collection.value(of: object, bindings), at: position) { $0.value(of: object, bindings) }
        case .sets(let operation, let left, let right):
            operation.value(left.value(of: object, bindings), right.value(of: object, bindings))
        case .subquery(let collection, let variable, let predicate):
            Self.selected(from: collection.value(of: object, bindings), variable, predicate, object, bindings)
        case .aggregate(let elements): elements.map { $0.value(of: object, bindings) ?? NSNull() }
        case .anyKey: raise(.invalidArgumentException, "Can't evaluate ANYKEY against an object.")
        case .block(let block, let arguments):
            block(object, arguments.map { $0.value(of: object, bindings) ?? NSNull() }, bindings.map(Self.context))
        case .conditional(let predicate, let yes, let no):
            (predicate.evaluate(with: object, substitutionVariables: bindings) ? yes : no).value(of: object, bindings)
        }
    }

    private static func bound(_ name: String, _ object: Any?, _ bindings: [String: Any]?) -> Any? {
        guard let value = bindings?[name] else {
            raise(
                .invalidArgumentException,
                "Can't get value for '\(name)' in bindings \(bindings.map { "{\n\($0.keys.sorted().map { "    \($0)" }.joined(separator: "\n"))\n}" } ?? "(null)")."
            )
        }
        return (value as? NSExpression)?.value(of: object, bindings) ?? value
    }

    private static func context(_ bindings: [String: Any]) -> NSMutableDictionary {
        let context = NSMutableDictionary()
        for (name, value) in bindings { context[NSString(string: name)] = value }
        return context
    }

    private static func element(of collection: Any?, at position: Position, _ value: (NSExpression) -> Any?) -> Any? {
        guard let collection = CodedCollection.unwrapped(collection) else { return nil }
        let elements = CodedCollection.elements(of: collection) ?? []
        switch position {
        case .first: return elements.first
        case .last: return elements.last
        case .size: return NSNumber(value: elements.count)
        case .at(let index):
            let index = value(index)
            if let key = index as? String { return CodedKeyPath(keys: [key]).value(of: collection) }
            guard let number = ComparedNumber(index)?.integer, elements.indices.contains(Int(number)) else {
                raise(.rangeException, "index \(index.map { "\($0)" } ?? "nil") beyond bounds for collection of \(elements.count) elements")
            }
            return elements[Int(number)]
        }
    }

    private static func selected(
        from collection: Any?, _ variable: String, _ predicate: Foundation.NSPredicate, _ object: Any?, _ bindings: [String: Any]?
    ) -> Any? {
        guard let collection = CodedCollection.unwrapped(collection) else { return nil }
        guard let elements = CodedCollection.elements(of: collection) else {
            raise(.invalidArgumentException, "Can't perform collection evaluate with non-collection object.")
        }
        var inner = bindings ?? [:]
        return elements.filter { element in
            inner[variable] = element
            return predicate.evaluate(with: object, substitutionVariables: inner)
        }
    }

    // MARK: Variables

    /// The form with constants in place of variables; nil where none of them is in it.
    func replacing(_ variables: [String: Any]) -> ExpressionForm {
        func replaced(_ predicate: Foundation.NSPredicate, _ variables: [String: Any]) -> Foundation.NSPredicate {
            (predicate as? NSPredicate)?.replacing(variables) ?? predicate
        }
        switch self {
        case .constant, .evaluatedObject, .anyKey: return self
        case .variable(let name): return variables[name].map { ($0 as? NSExpression)?.form ?? .constant($0) } ?? self
        case .keyPath(let receiver, let path): return .keyPath(receiver?.replacing(variables), path)
        case .function(let name, let arguments): return .function(name, arguments.map { $0.replacing(variables) })
        case .message(let target, let name, let arguments):
            return .message(target.replacing(variables), name, arguments.map { $0.replacing(variables) })
        case .element(let collection, .at(let index)): return .element(collection.replacing(variables), .at(index.replacing(variables)))
        case .element(let collection, let position): return .element(collection.replacing(variables), position)
        case .sets(let operation, let left, let right): return .sets(operation, left.replacing(variables), right.replacing(variables))
        case .subquery(let collection, let variable, let predicate):
            var outer = variables
            outer[variable] = nil
            return .subquery(collection.replacing(variables), variable, replaced(predicate, outer))
        case .aggregate(let elements): return .aggregate(elements.map { $0.replacing(variables) })
        case .block(let block, let arguments): return .block(block, arguments.map { $0.replacing(variables) })
        case .conditional(let predicate, let yes, let no):
            return .conditional(replaced(predicate, variables), yes.replacing(variables), no.replacing(variables))
        }
    }

    // MARK: Comparison

    func isEqual(to other: ExpressionForm) -> Bool {
        switch (self, other) {
        case (.constant(let mine), .constant(let theirs)): ValueComparison(type: .equalTo).holds(mine, theirs)
        case (.evaluatedObject, .evaluatedObject), (.anyKey, .anyKey): true
        case (.variable(let mine), .variable(let theirs)): mine == theirs
        case (.keyPath(let receiver, let path), .keyPath(let otherReceiver, let otherPath)):
            path.keys == otherPath.keys && receiver == otherReceiver
        case (.function(let mine, let arguments), .function(let theirs, let others)): mine == theirs && arguments == others
        case (.message(let target, let mine, let arguments), .message(let otherTarget, let theirs, let others)):
            target == otherTarget && mine == theirs && arguments == others
        case (.element(let mine, let position), .element(let theirs, let otherPosition)):
            mine == theirs && position.expression == otherPosition.expression
        case (.sets(let mine, let left, let right), .sets(let theirs, let otherLeft, let otherRight)):
            mine == theirs && left == otherLeft && right == otherRight
        case (.subquery(let mine, let variable, let predicate), .subquery(let theirs, let otherVariable, let otherPredicate)):
            mine == theirs && variable == otherVariable && predicate == otherPredicate
        case (.aggregate(let mine), .aggregate(let theirs)): mine == theirs
        case (.conditional(let predicate, let yes, let no), .conditional(let otherPredicate, let otherYes, let otherNo)):
            predicate == otherPredicate && yes == otherYes && no == otherNo
        default: false
        }
    }
}

extension NSExpression {
    func replacing(_ variables: [String: Any]) -> NSExpression { NSExpression(form.replacing(variables)) }
}

extension ExpressionForm.SetOperation {
    func value(_ left: Any?, _ right: Any?) -> Any? {
        func members(_ value: Any?) -> [AnyHashable] {
            guard let elements = CodedCollection.elements(of: CodedCollection.unwrapped(value)) else {
                raise(.invalidArgumentException, "\(rawValue) needs two collections, and one side is \(value.map { "\($0)" } ?? "nil").")
            }
            return elements.map(CodedCollection.member)
        }
        let (mine, theirs) = (Set(members(left)), Set(members(right)))
        return switch self {
        case .union: mine.union(theirs)
        case .intersection: mine.intersection(theirs)
        case .difference: mine.subtracting(theirs)
        }
    }
}
