import QuinceFoundation

/// A description of a column of a fetch that is computed by an expression. Source: Apple's documentation of `NSExpressionDescription`.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType

    open var resultType: NSAttributeDescription.AttributeType {
        get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
        set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    override func assignParts(to copy: NSPropertyDescription) {
        super.assignParts(to: copy)
        guard let copy = copy as? NSExpressionDescription else { return }
        (copy.expression, copy.expressionResultType) = (expression, expressionResultType)
    }
}
