import Foundation

// The parts of an expression; asking for one that it does not have ends the app, as on iOS.
extension NSExpression {
    public var expressionType: ExpressionType {
        switch form {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function, .message, .element: .function
        case .sets(.union, _, _): .unionSet
        case .sets(.intersection, _, _): .intersectSet
        case .sets(.difference, _, _): .minusSet
        case .subquery: .subquery
        case .aggregate: .aggregate
        case .anyKey: .anyKey
        case .block: .block
        case .conditional: .conditional
        }
    }

    public var constantValue: Any? {
        guard case .constant(let value) = form else { lacks("constantValue") }
        return value
    }

    public var keyPath: String {
        guard case .keyPath(_, let path) = form else { lacks("keyPath") }
        return path.text
    }

    /// The function's name, `sum:`, or the message's.
    public var function: String {
        switch form {
        case .function(let name, _), .message(_, let name, _): name
        case .element: "objectFrom:withIndex:"
        default: lacks("function")
        }
    }

    public var variable: String {
        switch form {
        case .variable(let name), .subquery(_, let name, _): name
        default: lacks("variable")
        }
    }

    /// The receiver of a message or of a key path.
    public var operand: NSExpression {
        switch form {
        case .message(let target, _, _): target
        case .keyPath(let receiver, _): receiver ?? NSExpression(.evaluatedObject)
        default: lacks("operand")
        }
    }

    public var arguments: [NSExpression]? {
        switch form {
        case .function(_, let arguments), .message(_, _, let arguments), .block(_, let arguments): arguments
        case .element(let collection, let position): [collection, position.expression]
        default: lacks("arguments")
        }
    }

    /// The expressions of an aggregate, or the collection of a subquery.
    public var collection: Any {
        switch form {
        case .aggregate(let elements): elements
        case .subquery(let collection, _, _): collection
        default: lacks("collection")
        }
    }

    public var predicate: Foundation.NSPredicate {
        switch form {
        case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
        default: lacks("predicate")
        }
    }

    public var left: NSExpression {
        guard case .sets(_, let left, _) = form else { lacks("leftExpression") }
        return left
    }

    public var right: NSExpression {
        guard case .sets(_, _, let right) = form else { lacks("rightExpression") }
        return right
    }

    public var `true`: NSExpression {
        guard case .conditional(_, let value, _) = form else { lacks("trueExpression") }
        return value
    }

    public var `false`: NSExpression {
        guard case .conditional(_, _, let value) = form else { lacks("falseExpression") }
        return value
    }

    public var expressionBlock: Block {
        guard case .block(let block, _) = form else { lacks("expressionBlock") }
        return block
    }

    private func lacks(_ part: String) -> Never {
        let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
        raise(.invalidArgumentException, "-[NSExpression \(part)]: '\(description)' (0x\(address)) has no such part")
    }
}
