import SwiftSyntax

/// Properties and functions that a framework implements while the app runs (`@NSManaged`), and casts of Core Data's generic classes.
extension SourceLowerer {
    private static func isManaged(_ attributes: AttributeListSyntax) -> Bool {
        Attribute.all(attributes).contains { $0.name == "NSManaged" }
    }

    private static func objcName(_ attributes: AttributeListSyntax) -> String? {
        Attribute.all(attributes).first { $0.name == "objc" }?.argument
    }

    // MARK: Properties

    /// The framework that implements a class's `@NSManaged` properties.
    private enum Keeper { case managedObject, layer, none }

    /// The keeper of the class around the current place. A class whose superclass is another library's is taken for one of Core Data's.
    private var keeper: Keeper {
        let own = index.types[path] == nil ? index.resolve(path, in: "") ?? path : path
        let ancestor = index.types[own] == nil ? index.className(of: own) : index.frameworkAncestor(of: own)
        guard let ancestor, index.frameworks.classes[ancestor] != nil || ancestor == "NSObject" else { return .managedObject }
        if index.frameworks.isKind(ancestor, of: "CALayer") { return .layer }
        return index.frameworks.isKind(ancestor, of: "NSManagedObject") ? .managedObject : .none
    }

    /// Gives a property accessors that read and write the values that the object keeps by key: a managed object's, or a layer's.
    ///
    /// - Returns: Whether the property is one of them.
    func lowerManaged(_ node: VariableDeclSyntax) -> Bool {
        guard Self.isManaged(node.attributes) else { return false }
        let objcName = Self.objcName(node.attributes)
        let keeper = keeper
        var type: String?
        // Of `var a, b: Int` the last has the type.
        for binding in node.bindings.reversed() {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text.filter({ $0 != "`" }) else { continue }
            guard binding.accessorBlock == nil, binding.initializer == nil else {
                report("'@NSManaged' not allowed on computed properties and on those with initial values", at: binding, nextStep: nil)
                continue
            }
            if let written = binding.typeAnnotation?.type.trimmedDescription { type = written }
            guard let found = type else {
                report("the type of '\(name)' is missing", at: binding, nextStep: "Write the type: @NSManaged var \(name): SomeType?")
                continue
            }
            let annotation = binding.typeAnnotation == nil ? ": \(found)" : ""
            let end = binding.typeAnnotation?.endPositionBeforeTrailingTrivia ?? binding.pattern.endPositionBeforeTrailingTrivia
            edits.insert(annotation + accessors(objcName ?? name, keeper), at: end)
        }
        return true
    }

    private func accessors(_ key: String, _ keeper: Keeper) -> String {
        if keeper == .none {
            let (start, end) = ("Swift.fatalError(\"-[\(path) ", "]: unrecognized selector sent to instance\")")
            return " { get { \(start)\(key)\(end) } set { \(start)\(SelectorName.setter(of: key))\(end) } }"
        }
        if keeper == .managedObject, let primitive = ManagedAccessor.primitiveKey(key) {
            return " { get { _primitiveManagedValue(\"\(primitive)\") } set { _setPrimitiveManagedValue(newValue, \"\(primitive)\") } }"
        }
        return " { get { _managedValue(\"\(key)\") } set { _setManagedValue(newValue, \"\(key)\") } }"
    }

    // MARK: Functions

    /// Gives a function that changes a to-many relationship its body.
    func lowerManaged(_ node: FunctionDeclSyntax) {
        guard Self.isManaged(node.attributes) else { return }
        let parameters = node.signature.parameterClause.parameters
        let labels = parameters.map(\.firstName.text)
        let objcName = Self.objcName(node.attributes)
        let selector =
            objcName ?? SelectorName.make(base: node.name.text.filter { $0 != "`" }, labels: labels, isThrowing: false, isAsync: false)
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        guard node.body == nil, node.signature.returnClause == nil,
            let call = ManagedAccessor.call(selector, isNamed: objcName != nil, names, isProperty: index.properties.contains)
        else {
            return report(
                "the function '\(node.name.text)' with '@NSManaged' is none of those that change a to-many relationship", at: node,
                nextStep: "Write its body, with 'mutableSetValue(forKey:)' perhaps, and leave out '@NSManaged'.")
        }
        edits.insert(" { \(call) }", at: node.signature.endPositionBeforeTrailingTrivia)
    }

    // MARK: Casts

    /// Classes of Objective-C whose generic arguments only the compiler knows; here each is a class of its own.
    private static let erasedClasses: Set<String> = ["NSFetchRequest", "NSFetchedResultsController"]

    /// The casts of an expression, each with what is cast and the type that it is cast to.
    static func casts(in node: SequenceExprSyntax) -> [(operand: ExprSyntax, cast: UnresolvedAsExprSyntax, type: TypeSyntax)] {
        // Most expressions have none.
        guard node.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) else { return [] }
        let elements = Array(node.elements)
        var result: [(operand: ExprSyntax, cast: UnresolvedAsExprSyntax, type: TypeSyntax)] = []
        for (position, element) in elements.enumerated() where position > 0 && position + 1 < elements.count {
            guard let cast = element.as(UnresolvedAsExprSyntax.self), let type = elements[position + 1].as(TypeExprSyntax.self)?.type else {
                continue
            }
            result.append((elements[position - 1], cast, type))
        }
        return result
    }

    /// `request as! NSFetchRequest<Item>` becomes `request._retyped() as NSFetchRequest<Item>`.
    func lowerRetyping(_ node: SequenceExprSyntax) {
        for (operand, cast, type) in Self.casts(in: node) {
            guard let mark = cast.questionOrExclamationMark, Self.isErased(type) else { continue }
            edits.insert("._retyped()", at: operand.endPositionBeforeTrailingTrivia)
            edits.replace(mark, with: "")
            if mark.tokenKind == .postfixQuestionMark { edits.insert("?", at: type.endPositionBeforeTrailingTrivia) }
        }
    }

    private static func isErased(_ type: TypeSyntax) -> Bool { genericName(type).map(erasedClasses.contains) ?? false }

    /// The name of a type with generic arguments, without its module.
    private static func genericName(_ type: TypeSyntax) -> String? {
        if let member = type.as(MemberTypeSyntax.self) { return member.genericArgumentClause == nil ? nil : member.name.text }
        guard let name = type.as(IdentifierTypeSyntax.self) else { return nil }
        return name.genericArgumentClause == nil ? nil : name.name.text
    }

    /// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`, where a function has the snapshot as Objective-C's object: its value is made
    /// of it.
    func lowerSnapshot(_ node: SequenceExprSyntax) {
        for (operand, cast, type) in Self.casts(in: node) {
            guard cast.questionOrExclamationMark == nil, Self.genericName(type) == "NSDiffableDataSourceSnapshot",
                let operand = operand.as(DeclReferenceExprSyntax.self), isSnapshotReference(operand)
            else { continue }
            edits.insert("\(type.trimmedDescription)(_reference: ", at: operand.positionAfterSkippingLeadingTrivia)
            edits.replace(cast.positionAfterSkippingLeadingTrivia, type.endPositionBeforeTrailingTrivia, with: ")")
        }
    }

    /// Whether a name is that of a parameter whose type is Objective-C's of snapshots.
    private func isSnapshotReference(_ name: DeclReferenceExprSyntax) -> Bool {
        var parent = name.parent
        while let current = parent {
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameter = function.signature.parameterClause.parameters.first {
                    ($0.secondName ?? $0.firstName).text == name.baseName.text
                }
                return parameter?.type.trimmedDescription.hasSuffix("NSDiffableDataSourceSnapshotReference") ?? false
            }
            parent = current.parent
        }
        return false
    }
}
