import Foundation

/// Writes what the Objective-C runtime would have known of a file's classes, as Swift code that tells it to `ObjectRuntime`.
struct RegistrationWriter {
    let index: ModuleIndex
    let fileName: String
    let url: URL

    struct Code {
        var text: String
        var diagnostics: [BuildDiagnostic] = []
        /// Whether the class must be declared to conform to `DynamicDispatch`.
        var needsConformance = false
    }

    static func sourceLocation(_ url: URL, line: Int) -> String {
        "#sourceLocation(file: \(literal(url.path)), line: \(max(1, line)))"
    }

    /// A string literal of Swift. Names of files have no control characters.
    static func literal(_ text: String) -> String {
        "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"") + "\""
    }

    /// The function of a file that registers all its classes.
    static func fileFunction(_ fileName: String) -> String {
        "__quinceRegister_" + BuildSettings.identifier(fileName) + "_" + StableHash.of(fileName).prefix(6)
    }

    /// The name of what an extension of a class implements, which another declaration calls. Each class has its own: a subclass's would override.
    static func implementationName(_ name: String, of path: String) -> String {
        "__quince_\(BuildSettings.identifier(path))_\(name.filter { $0 != "`" })"
    }

    static func optionalName(_ member: MemberFacts) -> String {
        "__optional_" + member.name + member.labels.filter { $0 != "_" }.map { "_" + $0 }.joined()
    }

    private func location(_ line: Int) -> String { Self.sourceLocation(url, line: line) }

    // MARK: End of file

    /// Everything that follows a file's own text.
    func registrations(
        entry: SourceFacts.EntryPoint?, frameworkMethods: Set<FrameworkIndex.Method>, previews: [SourceFacts.PreviewSource] = []
    ) -> Code {
        var code = Code(text: "")
        var calls = previews.map { PreviewRegistrationWriter.call($0, in: url) }
        var defaults: [FrameworkIndex.Default: ModuleIndex.OptionalWitness] = [:]
        for (path, type) in (index.paths[fileName] ?? []).compactMap({ path in index.types[path].map { (path, $0) } }) {
            if type.facts.kind == .protocol, type.file == fileName { code.text += optionalAccessors(of: path, type) }
            if type.file == fileName, type.facts.isPublic, conformsItself(path) {
                code.text += "@_spi(Quince) extension \(path): QuinceFoundation.DynamicDispatch {}\n"
            }
            if type.file == fileName { for witness in index.optionalWitnesses[path] ?? [] { defaults[witness.original] = witness } }
            guard type.facts.kind == .class, !type.facts.isLocal, !type.facts.isGeneric, !type.facts.isUnavailable else { continue }
            let isHome = type.file == fileName && index.isRegistered(path)
            let members = type.members.filter { $0.file == fileName && ($0.isExposed || index.isExtensionOverride($0.facts, in: path)) }
            guard isHome || !members.isEmpty else { continue }
            code.text += registration(
                of: path, members, line: type.file == fileName ? type.facts.line : members.first?.facts.line ?? 1, isHome: isHome)
            calls.append("\(path).\(function(for: path))()")
        }
        for name in index.foreignNames[fileName] ?? [] {
            let members = (index.foreign[name] ?? []).filter { $0.file == fileName && $0.isExposed }
            guard !members.isEmpty else { continue }
            code.text += registration(of: name, members, line: members[0].facts.line, isHome: false)
            calls.append("\(name).\(function(for: name))()")
        }
        for (owner, methods) in Dictionary(grouping: frameworkMethods, by: \.owner).sorted(by: { $0.key < $1.key }) {
            code.text += registration(of: owner, methods.sorted { $0.name < $1.name })
            calls.append("\(owner).\(frameworkFunction(for: owner))()")
        }
        for dispatch in index.dispatches.sorted(by: { $0.key < $1.key }).flatMap(\.value) where dispatch.member.file == fileName {
            let written = dispatcher(dispatch)
            code.text += written.text
            code.diagnostics += written.diagnostics
        }
        for (_, witness) in defaults.sorted(by: { $0.key.symbol < $1.key.symbol }) { code.text += defaultImplementation(witness) }
        code.text += "nonisolated func \(Self.fileFunction(fileName))() {\n" + calls.map { "    \($0)\n" }.joined() + "}\n"
        if let entry { code.text += location(entry.line) + "\n" + EntryPointWriter.start(entry) }
        return code
    }

    private func function(for path: String) -> String { "__quinceRegister_" + BuildSettings.identifier(path) }

    private func registration(of path: String, _ members: [ModuleIndex.Member], line: Int, isHome: Bool) -> String {
        let name = isHome ? index.types[path]?.facts.objcName.map { "\"\($0)\"" } ?? "nil" : "nil"
        var text = location(line) + "\n"
        text += "extension \(path) { nonisolated fileprivate static func \(function(for: path))() { "
        text += "QuinceFoundation.ObjectRuntime.register(\(path).self, objcName: \(name)) { entry in\n"
        if isHome { text += factories(of: path, as: path) + optionalMethods(of: path) }
        for member in members { text += location(member.facts.line) + "\n" + statement(for: member.facts, of: path) }
        return text + (isHome ? keyPaths(of: path) : "") + "_ = entry } } }\n"
    }

    /// Tells the names of the key paths of Core Data's properties: fetches ask for them wherever they come from. Those of inherited properties begin at
    /// another class.
    private func keyPaths(of path: String) -> String {
        let properties = index.ancestry(of: path).flatMap { index.types[$0]?.members ?? [] }
            .filter { $0.facts.isManaged && $0.facts.kind == .property && (!$0.facts.isPrivate || $0.file == fileName) }.map(\.facts)
        guard !properties.isEmpty else { return "" }
        let names = properties.map { "_ = QuinceFoundation.__quinceKeyPath(\\\(path).`\($0.name)`, \"\($0.objcName ?? $0.name)\")" }
        // The properties may be the main actor's, where registration happens.
        return "unsafeBitCast({ @MainActor in \(names.joined(separator: "; ")) } as @MainActor () -> Void, to: (() -> Void).self)()\n"
    }

    /// Tells of methods of a framework's class; without a selector that names them nobody calls them by name.
    private func registration(of owner: String, _ methods: [FrameworkIndex.Method]) -> String {
        var text = "extension \(owner) { nonisolated fileprivate static func \(frameworkFunction(for: owner))() { "
        text += "QuinceFoundation.ObjectRuntime.register(\(owner).self) { entry in\n"
        for each in methods { text += each.isProperty ? accessors(of: each) : method(each.facts, of: owner) }
        return text + "_ = entry } } }\n"
    }

    private func frameworkFunction(for owner: String) -> String { "__quinceRegisterNamed_" + BuildSettings.identifier(owner) }

    /// Which optional methods of frameworks' protocols the class implements: what Objective-C asks with `responds(to:)`.
    private func optionalMethods(of path: String) -> String {
        let methods = (index.types[path]?.members ?? []).map(\.facts).filter { $0.kind == .function && !$0.isStatic }
        let names = Set(methods.map(\.fullName)).filter(index.isFrameworkRequirement)
        // Where requirements differ in their types alone, the types are a part of the name.
        let typed = methods.filter { index.isOverloadedRequirement($0.fullName) }.map {
            "\($0.fullName) \($0.types.joined(separator: ","))"
        }
        return names.union(typed).sorted().map { "entry.implements(\"\($0)\")\n" }.joined()
    }

    // MARK: Members

    private func statement(for member: MemberFacts, of type: String) -> String {
        guard !member.isGeneric else { return "" }
        switch member.kind {
        case .function: return method(member, of: type)
        case .property: return member.isStatic ? "" : property(member, of: type)
        case .initializer: return ""
        }
    }

    /// The type of the value that `validate<Key>(_:)` is called with.
    private static let validatedValue = "AutoreleasingUnsafeMutablePointer<AnyObject?>"

    private func method(_ member: MemberFacts, of type: String) -> String {
        guard !member.types.contains(where: { $0.hasPrefix("inout") || $0.hasSuffix("...") || $0.hasPrefix("some ") }) else { return "" }
        let what = "\(member.isStatic ? "+" : "-")[\(type.split(separator: ".").last ?? "") \(member.selector)]"
        // What a task takes along goes to wherever the method runs.
        let (start, end) = member.isAsync ? ("QuinceFoundation.__quinceSending(", ")") : ("", "")
        let arguments = zip(member.labels, member.types).enumerated().map { position, parameter in
            (parameter.0 == "_" ? "" : "\(parameter.0): ")
                + "\(start)QuinceFoundation.objectArgument(arguments, \(position), \"\(what)\") as \(index.spelled(parameter.1, inExtensionOf: type))\(end)"
        }
        let effects = (member.isThrowing ? "try? " : "") + (member.isAsync ? "await " : "")
        let receiver = "\(start.isEmpty ? "(" : start)object as! \(type)\(member.isStatic ? ".Type" : ""))"
        let call = "\(effects)\(receiver).`\(member.name)`(\(arguments.joined(separator: ", ")))"
        let body: String
        if member.isThrowing, !member.isAsync, member.returnType == nil, member.types == [Self.validatedValue] {
            // Key-value validation wants the error.
            body = "do { \(call.replacing("try? ", with: "try ", maxReplacements: 1)); return nil } catch { return error }"
        } else if member.isAsync {
            body =
                "nonisolated(unsafe) let object = object; nonisolated(unsafe) let arguments = arguments; Task { _ = \(call) }; return nil"
        } else {
            body =
                member.returnType == nil
                ? "\(member.isThrowing ? "_ = " : "")\(call); return nil" : "return \(typed(call, member, of: type))"
        }
        return
            "entry.\(member.isStatic ? "classMethod" : "method")(\"\(member.selector)\") { object, \(arguments.isEmpty ? "_" : "arguments") in \(body) }\n"
    }

    /// The call with its type, where functions of the class differ in that alone.
    private func typed(_ call: String, _ member: MemberFacts, of type: String) -> String {
        let members = index.types[type]?.members ?? index.foreign[type] ?? []
        guard let result = member.returnType, ModuleIndex.overloadedByResult(members).contains(member.fullName) else { return call }
        return "\(call) as \(index.spelled(result, inExtensionOf: type))\(member.isThrowing ? "?" : "")"
    }

    private func property(_ member: MemberFacts, of type: String) -> String {
        let key = member.objcName ?? member.name
        let value = "(object as! \(type)).`\(member.name)`"
        // Named, or an optional requirement's accessor of the same name could be meant.
        let typed =
            member.returnType.map { index.spelled($0, inExtensionOf: type) }
            .map { value + " as " + ($0.hasSuffix("!") ? $0.dropLast() + "?" : $0) } ?? value
        var text = "entry.getter(\"\(key)\") { object in \(typed) }\n"
        if !member.isOutlet { text += "entry.method(\"\(key)\") { object, _ in \(typed) }\n" }
        guard member.isSettable else { return text }
        let what = "\(type).\(member.name)"
        text += "entry.setter(\"\(key)\") { object, value in \(value) = QuinceFoundation.objectArgument(value, \"\(what)\") }\n"
        if !member.isOutlet {
            let argument = "QuinceFoundation.objectArgument(arguments, 0, \"\(what)\")"
            text += "entry.method(\"\(SelectorName.setter(of: key))\") { object, arguments in \(value) = \(argument); return nil }\n"
        }
        return text
    }

    /// Registers a getter and a setter for a property of a framework's class under the selectors of its accessors.
    private func accessors(of property: FrameworkIndex.Method) -> String {
        let value = "(object as! \(property.owner)).`\(property.name)`"
        let reader = "entry.method(\"\(property.name)\") { object, _ in \(value) }\n"
        guard property.isSettable else { return reader }
        let argument = "QuinceFoundation.objectArgument(arguments, 0, \"\(property.owner).\(property.name)\")"
        let selector = SelectorName.setter(of: property.name)
        return reader + "entry.method(\"\(selector)\") { object, arguments in \(value) = \(argument); return nil }\n"
    }

    // MARK: Factories

    /// Initialisers frameworks make instances by: case of `ObjectClass.Initializer`, labels, parameter types.
    private static let dynamicInitializers: [(name: String, labels: [String], types: [String])] = [
        ("plain", [], []), ("coder", ["coder"], ["NSCoder"]), ("frame", ["frame"], ["CGRect"]),
        ("styleReuseIdentifier", ["style", "reuseIdentifier"], ["UITableViewCell.CellStyle", "String?"]),
        ("nibNameBundle", ["nibName", "bundle"], ["String?", "Bundle?"]), ("reuseIdentifier", ["reuseIdentifier"], ["String?"]),
        ("layer", ["layer"], ["Any"]),
        ("entityInsertInto", ["entity", "insertInto"], ["NSEntityDescription", "NSManagedObjectContext?"]),
        (
            "identifierSourceDestination", ["identifier", "source", "destination"], ["String?", "UIViewController", "UIViewController"]
        ),
    ]

    private func factories(of path: String, as name: String) -> String {
        let available = index.initializers(of: path)
        var text = ""
        for candidate in Self.dynamicInitializers where available.contains(where: { $0.labels == candidate.labels }) {
            if let own = index.parameterTypes(ofInitializer: candidate.labels, in: path), !Self.fits(own, candidate.types) { continue }
            // Storyboards make all else by a `required` initializer.
            if candidate.name == "coder", !index.frameworks.isKind(index.frameworkAncestor(of: path) ?? "", of: "UIGestureRecognizer") {
                continue
            }
            let arguments = zip(candidate.labels, candidate.types).enumerated().map { position, parameter in
                "\(parameter.0): QuinceFoundation.objectArgument(arguments, \(position), \"\(name).init\") as \(parameter.1)"
            }
            text +=
                "entry.factory(.\(candidate.name)) { \(arguments.isEmpty ? "_" : "arguments") in \(name)(\(arguments.joined(separator: ", "))) }\n"
        }
        if available.contains(where: { $0.labels == ["annotation", "reuseIdentifier"] }) { text += annotationFactory(name) }
        return text
    }

    /// The factory of an annotation view of maps, as a method of the class: maps make views of registered classes by it.
    private func annotationFactory(_ name: String) -> String {
        // The types are the initializer's: the file may not see MapKit's names.
        let annotation = "QuinceFoundation.objectArgument(arguments, 0, \"\(name).init\")"
        let identifier = "QuinceFoundation.objectArgument(arguments, 1, \"\(name).init\")"
        return "entry.classMethod(\"initWithAnnotation:reuseIdentifier:\") { _, arguments in "
            + "\(name)(annotation: \(annotation), reuseIdentifier: \(identifier)) }\n"
    }

    /// Whether a parameter list is the dynamic initialiser's; nested names may be written short.
    private static func fits(_ own: [String], _ wanted: [String]) -> Bool {
        own.count == wanted.count
            && zip(own, wanted).allSatisfy { mine, theirs in
                let bare = mine.replacingOccurrences(of: "Foundation.", with: "").replacingOccurrences(of: "UIKit.", with: "")
                return bare == theirs || theirs.hasSuffix("." + bare) || (theirs == "Any" && bare == "AnyObject")
            }
    }

    // MARK: Inside class bodies

    /// Returns the code to insert before a class's closing brace: forwarders to its extensions and, if only the class can name itself, its
    /// registration. Returns nil if there is none.
    func bodyCode(of path: String, closingLine: Int) -> Code? {
        guard let entry = index.types[path], entry.file == fileName else { return nil }
        var code = Code(text: "")
        for member in index.forwardedMembers(of: path) { code.text += forwarder(member, of: path) }
        for witness in index.optionalWitnesses[path] ?? [] { code.text += optionalWitness(witness, in: entry) }
        if index.dispatchesFromBody(path) {
            let isFirst = conformsItself(path)
            // A public class cannot conform to a protocol that is not its users' in its own declaration.
            code.needsConformance = isFirst && !entry.facts.isPublic
            code.text += dispatch(path, entry, isOverride: !isFirst, diagnostics: &code.diagnostics)
        }
        guard !code.text.isEmpty else { return nil }
        code.text = "\n" + code.text + location(closingLine) + "\n"
        return code
    }

    /// Whether a class dispatches from its body, and none above it does.
    private func conformsItself(_ path: String) -> Bool {
        index.dispatchesFromBody(path) && !index.ancestry(of: path).dropFirst().contains(where: index.dispatchesFromBody)
    }

    private func forwarder(_ member: ModuleIndex.Member, of path: String) -> String {
        let facts = member.facts
        let home = url.deletingLastPathComponent()
        // Only the line is known of a member in another file; its own file reports what is wrong inside it.
        let place =
            member.file == fileName ? location(facts.line) : Self.sourceLocation(home.appendingPathComponent(member.file), line: facts.line)
        let modifiers = (facts.modifiers + (index.overrides(facts, in: path) ? ["override"] : [])).joined(separator: " ")
        let name = Self.implementationName(facts.name, of: path)
        if facts.kind == .property {
            let setter = facts.isSettable ? " set { \(name) = newValue }" : ""
            return "\(place)\n\(modifiers) var `\(facts.name)`: \(facts.returnType ?? "Any") { get { \(name) }\(setter) }\n"
        }
        return "\(place)\n\(modifiers) func `\(facts.name)`(\(parameters(of: facts))) \(facts.effects)\(Self.result(of: facts)) "
            + "{ \(call(name, facts)) }\n"
    }

    private func parameters(of facts: MemberFacts) -> String {
        facts.declaredTypes.indices.map { position in
            let value = facts.defaults.indices.contains(position) ? facts.defaults[position] : ""
            return "\(facts.labels[position]) __\(position): \(facts.declaredTypes[position])\(value.isEmpty ? "" : " " + value)"
        }.joined(separator: ", ")
    }

    private static func result(of facts: MemberFacts) -> String { facts.returnType.map { " -> \($0)" } ?? "" }

    /// Calls a function with the parameters of `facts`, by the names that `parameters(of:)` gives them.
    private func call(_ function: String, _ facts: MemberFacts) -> String {
        let arguments = zip(facts.labels, facts.types).enumerated().map { position, parameter in
            (parameter.0 == "_" ? "" : "\(parameter.0): ") + (parameter.1.hasPrefix("inout") ? "&" : "") + "__\(position)"
        }
        let effects = (facts.isThrowing ? "try " : "") + (facts.isAsync ? "await " : "")
        return "\(effects)\(function)(\(arguments.joined(separator: ", ")))"
    }

    // MARK: Dispatch

    /// The declaration of a member that the module overrides: it calls the implementation of the object's class.
    private func dispatcher(_ dispatch: ModuleIndex.Dispatch) -> Code {
        let facts = dispatch.member.facts
        var code = Code(text: "\(location(facts.line))\nextension \(dispatch.owner) { \(facts.modifiers.joined(separator: " ")) ")
        var cases: [(type: String, name: String)] = []
        for overrider in dispatch.overriders {
            let isHidden = overrider.member.facts.isPrivate || index.types[overrider.path]?.facts.isPrivate == true
            if isHidden, overrider.member.file != fileName {
                code.diagnostics.append(
                    .error(
                        "'\(facts.fullName)' is overridden by a private declaration of '\(overrider.path)' in another file", at: url,
                        line: facts.line, nextStep: "Drop 'private' there, or move it to this file."))
                continue
            }
            cases.append((overrider.path, Self.implementationName(facts.name, of: overrider.path)))
        }
        let own = Self.implementationName(facts.name, of: dispatch.owner)
        func body(_ use: (String) -> String) -> String {
            cases.map { "if let object = self as? \($0.type) { return \(use("object." + $0.name)) }; " }.joined() + "return \(use(own))"
        }
        if facts.kind == .property {
            let setter = facts.isSettable ? " set { \(body { "(\($0) = newValue)" }) }" : ""
            code.text += "var `\(facts.name)`: \(facts.returnType ?? "Any") { get { \(body { $0 }) }\(setter) } }\n"
        } else {
            code.text += "func `\(facts.name)`(\(parameters(of: facts))) \(facts.effects)\(Self.result(of: facts)) "
            code.text += "{ \(body { call($0, facts) }) } }\n"
        }
        return code
    }

    private func dispatch(_ path: String, _ entry: ModuleIndex.Entry, isOverride: Bool, diagnostics: inout [BuildDiagnostic]) -> String {
        let name = entry.facts.name
        var text = location(entry.facts.line) + "\n"
        let access = entry.facts.isPublic ? "@_spi(Quince) public " : ""
        text += "\(access)nonisolated \(isOverride ? "override " : "")class func __quinceRegister(_ entry: QuinceFoundation.ObjectClass) { "
        text += "guard ObjectIdentifier(entry.type) == ObjectIdentifier(\(name).self) else { return }\n"
        text += factories(of: path, as: name)
        for member in entry.members where member.isExposed || index.isExtensionOverride(member.facts, in: path) {
            if member.file != fileName, member.facts.isPrivate {
                diagnostics.append(
                    .error(
                        "'\(member.facts.fullName)' is private in another file than its generic class '\(name)'", at: url,
                        line: entry.facts.line,
                        nextStep: "Drop 'private' there, or move the method to the class's file."))
                continue
            }
            text += location(member.file == fileName ? member.facts.line : entry.facts.line) + "\n" + statement(for: member.facts, of: name)
        }
        return text + "}\n"
    }

    // MARK: Optional requirements

    private static func defaultName(_ witness: ModuleIndex.OptionalWitness) -> String {
        "__quinceDefault_\(witness.facts.name)_\(StableHash.of(witness.original.symbol).prefix(6))"
    }

    /// The method of a class that adopts a protocol whose optional requirement only subclasses implement: they override it.
    private func optionalWitness(_ witness: ModuleIndex.OptionalWitness, in entry: ModuleIndex.Entry) -> String {
        let facts = witness.facts
        let parameters = zip(facts.labels, facts.declaredTypes).enumerated().map { "\($1.0) __\($0): \($1.1)" }
        let arguments = facts.types.enumerated().map { ($1.hasPrefix("inout") ? "&" : "") + "__\($0)" }
        let effects = (facts.isThrowing ? "try " : "") + (facts.isAsync ? "await " : "")
        return
            "\(location(entry.facts.line))\n\(entry.facts.isPublic ? "public " : "")func `\(facts.name)`(\(parameters.joined(separator: ", "))) "
            + "\(facts.effects)\(facts.returnType.map { " -> \($0)" } ?? "") "
            + "{ \(effects)\(Self.defaultName(witness))(\(arguments.joined(separator: ", "))) }\n"
    }

    /// The framework's default by its symbol: by name, the class's own method would be found instead.
    private func defaultImplementation(_ witness: ModuleIndex.OptionalWitness) -> String {
        let facts = witness.facts
        let parameters = facts.declaredTypes.enumerated().map { "_ __\($0): \($1)" }
        return
            "extension \(witness.interface) { @_silgen_name(\"\(witness.original.symbol)\") fileprivate func \(Self.defaultName(witness))"
            + "(\(parameters.joined(separator: ", "))) \(facts.effects)\(facts.returnType.map { " -> \($0)" } ?? "") }\n"
    }

    /// A function in place of the property, for requirements that differ in their types alone: it calls the implementation, where there is one.
    private func overloadedAccessor(_ member: MemberFacts, _ what: String) -> String {
        let parameters = member.declaredTypes.enumerated().map { "_ __\($0): \($1)" }.joined(separator: ", ")
        let names = member.types.indices.map { "__\($0)" }.joined(separator: ", ")
        let call = "method(self, [\(names)])"
        let result = member.returnType.map { "(\($0))" } ?? "Void"
        return "@discardableResult func \(Self.optionalName(member))(\(parameters)) -> \(result)? { "
            + "guard let method = QuinceFoundation.ObjectRuntime.method(\"\(member.selector)\", of: self) else { return nil }; "
            + (member.returnType == nil ? "_ = \(call); return () }\n" : "return QuinceFoundation.objectArgument(\(call), \"\(what)\") }\n")
    }

    /// For every optional requirement a property that holds the implementation, where there is one.
    private func optionalAccessors(of path: String, _ type: ModuleIndex.Entry) -> String {
        let members = type.members.map(\.facts).filter(\.isOptional)
        guard !members.isEmpty else { return "" }
        var text = location(type.facts.line) + "\nextension \(path) {\n"
        for member in members {
            text += location(member.line) + "\n"
            let what = "\(path).\(member.name)"
            if member.kind == .property {
                let base = member.returnType ?? "Any"
                let key = member.objcName ?? member.name
                text += "var `\(member.name)`: \(base.hasSuffix("?") ? base : base + "?") { "
                text +=
                    "QuinceFoundation.ObjectRuntime.getter(\"\(key)\", of: self).flatMap { QuinceFoundation.objectArgument($0(self), \"\(what)\") } }\n"
                continue
            }
            let result = member.returnType ?? "Void"
            let names = member.types.indices.map { "__\($0)" }
            let call = "method(self, [\(names.joined(separator: ", "))])"
            let head = names.isEmpty ? "" : names.joined(separator: ", ") + " in "
            if index.isOverloadedOptional(member) {
                text += overloadedAccessor(member, what)
                continue
            }
            text +=
                "var \(Self.optionalName(member)): ((\(member.declaredTypes.map { $0.replacingOccurrences(of: "@escaping ", with: "") }.joined(separator: ", "))) -> \(result))? { "
            text += "guard let method = QuinceFoundation.ObjectRuntime.method(\"\(member.selector)\", of: self) else { return nil }; "
            text +=
                member.returnType == nil
                ? "return { \(head)_ = \(call) } }\n" : "return { \(head)QuinceFoundation.objectArgument(\(call), \"\(what)\") } }\n"
        }
        return text + "}\n"
    }
}
