import SwiftSyntax

/// Initializers called on a metatype whose class is known only at run time: Objective-C has them all, Swift only the `required` ones.
/// `type.init(frame: .zero)` becomes `__quinceMade(__quinceDynamic(type).init(frame: .zero))`, which leaves calls of other initializers as they are.
///
/// Calls stay as they are where no such class fits the metatype, and where the functions' names cannot be written: in code that other modules
/// compile, and in files of libraries that do not see Foundation.
extension SourceLowerer {
    /// Labels of the initializers that the frameworks' classes have and factories are registered for.
    private static let dynamicLabels = managedLabels.union([
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"],
        ["identifier", "source", "destination"],
    ])
    /// The labels of the initializers of managed objects.
    private static let managedLabels: Set<[String]> = [["context"], ["entity", "insertInto"]]

    /// Foundation's classes of values whose initializers of one argument are called on `self` in their extensions, by its label.
    private static let valueClasses = ["value": "NSNumber", "uuidString": "NSUUID", "uuidBytes": "NSUUID"]

    func lowerDynamicInitializer(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        lowerValueInitializer(node, labels)
        guard node.trailingClosure == nil, Self.dynamicLabels.contains(labels) else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), let making = making(of: name, in: node) {
            wrap(node, name, suffix: ".self).init", making)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`)
        {
            if let name = base.as(DeclReferenceExprSyntax.self), let making = making(of: name, in: node) {
                wrap(node, name, suffix: ".self)", making)
            } else if let making = making(ofMetatype: base, in: node) {
                wrap(node, base, suffix: ")", making)
            }
        }
    }

    /// `View.init` as a value, where `View` is a generic parameter or an associated type: a function that makes an object of the class.
    func lowerInitializerReference(_ node: MemberAccessExprSyntax) {
        guard node.declName.baseName.tokenKind == .keyword(.`init`), node.declName.argumentNames == nil,
            let name = node.base?.as(DeclReferenceExprSyntax.self), !isCompiledElsewhere(node),
            node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id != node.id, making(of: name, in: node) == .dynamic
        else { return }
        needsRuntime = true
        needsInterfaceConformances = true
        edits.insert("{ __quinceMade(__quinceDynamic(", at: node.positionAfterSkippingLeadingTrivia)
        edits.insert(".self)", at: name.endPositionBeforeTrailingTrivia)
        edits.insert("()) }", at: node.endPositionBeforeTrailingTrivia)
    }

    /// `self.init(value: 1)` and `Self(value: 1)` in a type method of an extension of `NSNumber`.
    private func lowerValueInitializer(_ node: FunctionCallExprSyntax, _ labels: [String]) {
        guard labels.count == 1, node.trailingClosure == nil, let type = Self.valueClasses[labels[0]],
            typePath == type || typePath == "Foundation." + type, isInTypeMethod(node)
        else { return }
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.tokenKind == .keyword(.Self) {
            wrap(node, name, suffix: ".self).init", .unknown)
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let name = member.base?.as(DeclReferenceExprSyntax.self), member.declName.baseName.tokenKind == .keyword(.`init`),
            [.keyword(.self), .keyword(.Self)].contains(name.baseName.tokenKind)
        {
            wrap(node, name, suffix: name.baseName.tokenKind == .keyword(.self) ? ")" : ".self)", .unknown)
        }
    }

    /// `type(of: object).description()`, which every class of Objective-C answers and no type of Swift does.
    func lowerClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, seesRuntime, !index.describesTypes, !isCompiledElsewhere(node),
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "of",
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        else { return }
        edits.insert("((", at: call.positionAfterSkippingLeadingTrivia)
        edits.insert(" as Any.Type as? NSObject.Type)?", at: call.endPositionBeforeTrailingTrivia)
        edits.insert(" ?? String(reflecting: \(call.trimmedDescription)))", at: node.endPositionBeforeTrailingTrivia)
    }

    private func wrap(_ call: FunctionCallExprSyntax, _ type: some SyntaxProtocol, suffix: String, _ making: ModuleIndex.Making) {
        guard making == .dynamic || (making == .unknown && seesRuntime), !isCompiledElsewhere(call) else { return }
        needsRuntime = true
        needsInterfaceConformances = true
        if Self.managedLabels.contains(call.arguments.map { $0.label?.text ?? "_" }) {
            needsManagedObjects = true
        } else if !call.arguments.isEmpty, making == .dynamic {
            needsInterface = true
        }
        edits.insert("__quinceMade(__quinceDynamic(", at: type.positionAfterSkippingLeadingTrivia)
        edits.insert(suffix, at: type.endPositionBeforeTrailingTrivia)
        edits.insert(")", at: call.endPositionBeforeTrailingTrivia)
    }

    // MARK: Types by name

    /// Returns how objects of `Self` or of a generic parameter are created; nil for the name of a type.
    private func making(of name: DeclReferenceExprSyntax, in node: some SyntaxProtocol) -> ModuleIndex.Making? {
        if name.baseName.tokenKind == .keyword(.Self) {
            guard let member = enclosingMember(of: node), !member.is(InitializerDeclSyntax.self) else { return nil }
            return makingOfSelf(in: node)
        }
        return bounds(of: name.baseName.text, in: node).map { making(of: $0) }
    }

    private func making(of bounds: [String]) -> ModuleIndex.Making {
        if bounds.contains("~Copyable") { return .plain }
        let makings = bounds.map { index.making(of: $0, in: typePath) }
        if makings.contains(.dynamic) { return .dynamic }
        return makings.contains(.unknown) ? .unknown : .plain
    }

    /// The bounds of a generic parameter of a declaration around the call; nil where none has the name.
    private func bounds(of name: String, in node: some SyntaxProtocol) -> [String]? {
        var found: [String]?
        var parent = node.parent
        while let current = parent {
            if let own = GenericBounds(current).names[name] { found = (found ?? []) + own }
            if let type = index.types[typePath], let own = type.facts.parameters[name], current.is(ExtensionDeclSyntax.self) {
                found = (found ?? []) + own
            }
            if let type = current.as(ProtocolDeclSyntax.self) {
                for member in type.memberBlock.members.compactMap({ $0.decl.as(AssociatedTypeDeclSyntax.self) }) {
                    if let own = GenericBounds(member).names[name] { found = (found ?? []) + own }
                }
            }
            parent = current.parent
        }
        return found
    }

    private func makingOfSelf(in node: some SyntaxProtocol) -> ModuleIndex.Making {
        var parent = node.parent
        while let current = parent {
            switch current.kind {
            case .structDecl, .enumDecl, .actorDecl: return .plain
            case .classDecl, .protocolDecl: return index.making(of: typePath, in: "")
            case .extensionDecl:
                let bounds = GenericBounds(current).names["Self"] ?? []
                return making(of: bounds + [typePath])
            default: parent = current.parent
            }
        }
        return .plain
    }

    /// The type around the current place, without the bodies the place is in.
    var typePath: String {
        guard let last = scopes.lastIndex(where: { !$0.isBody }) else { return "" }
        let path = scopes[...last].map { $0.isBody ? "#" + $0.name : $0.name }.joined(separator: ".")
        return index.types[path] == nil ? index.resolve(path, in: "") ?? path : path
    }

    // MARK: Metatypes

    /// Types of C, which have names like values.
    private static let typesOfC: Set<String> = [
        "addrinfo", "dirent", "fd_set", "flock", "group", "hostent", "in6_addr", "in_addr", "iovec", "ip_mreq", "itimerval", "lconv",
        "linger", "msghdr", "passwd", "pollfd", "rlimit", "rusage", "sigaction", "sockaddr", "sockaddr_in", "sockaddr_in6",
        "sockaddr_storage", "sockaddr_un", "stat", "statfs", "statvfs", "termios", "timespec", "timeval", "timezone", "tm", "utimbuf",
        "utsname", "winsize", "ifaddrs",
    ]

    /// Returns how objects are created of the metatype that an expression before `.init` holds; nil for the name of a type. `self` is a metatype in
    /// type methods; elsewhere `self.init` delegates.
    private func making(ofMetatype base: ExprSyntax, in node: some SyntaxProtocol) -> ModuleIndex.Making? {
        if let name = base.as(DeclReferenceExprSyntax.self) {
            if name.baseName.tokenKind == .keyword(.self) { return isInTypeMethod(node) ? makingOfSelf(in: node) : nil }
            let text = name.baseName.text
            guard text.first?.isLowercase ?? false, name.baseName.tokenKind != .keyword(.super) else { return nil }
            return text.hasSuffix("_t") || Self.typesOfC.contains(text) ? nil : .unknown
        }
        if let member = base.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName
            return name.tokenKind != .keyword(.self) && name.text.first?.isLowercase ?? false ? .unknown : nil
        }
        if let call = base.as(FunctionCallExprSyntax.self) {
            // `type(of:)` and other functions; a capital begins a type's generic or called name.
            guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                function.first?.isLowercase ?? false
            else { return nil }
            let argument = call.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName
            return function == "type" && argument?.tokenKind == .keyword(.self) ? makingOfSelf(in: node) : .unknown
        }
        let isValue = base.is(SubscriptCallExprSyntax.self) || base.is(TupleExprSyntax.self) || base.is(ForceUnwrapExprSyntax.self)
        return isValue ? .unknown : nil
    }

    private func isInTypeMethod(_ node: some SyntaxProtocol) -> Bool {
        guard let member = enclosingMember(of: node) else { return false }
        let modifiers = member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
        return modifiers?.contains { $0.name.text == "static" || $0.name.text == "class" } ?? false
    }

    /// The member of a type whose body a place is in.
    private func enclosingMember(of node: some SyntaxProtocol) -> DeclSyntax? {
        var parent = node.parent
        while let current = parent {
            if let item = current.as(MemberBlockItemSyntax.self) { return item.decl }
            parent = current.parent
        }
        return nil
    }

    // MARK: Places

    /// Attributes by which other modules compile a declaration's body, too.
    private static let inlining: Set<String> = ["inlinable", "_alwaysEmitIntoClient", "backDeployed", "_inlineable"]

    /// Whether other modules compile a place: the body of an inlinable declaration, or a default argument.
    func isCompiledElsewhere(_ node: some SyntaxProtocol) -> Bool {
        var parent = node.parent
        while let current = parent {
            if isLibrary, current.is(FunctionParameterSyntax.self) { return true }
            if let attributes = current.asProtocol(WithAttributesSyntax.self)?.attributes,
                Attribute.all(attributes).contains(where: { Self.inlining.contains($0.name) })
            {
                return true
            }
            parent = current.parent
        }
        return false
    }
}
