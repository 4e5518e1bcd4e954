import SwiftSyntax

/// `@Animatable`: a type whose stored properties are animated, for which the compiler's macro writes `animatableData` on iOS 26.
extension SourceLowerer {
    /// Writes the data that animations go through: all variables that the type stores but those with `@AnimatableIgnored`.
    func lowerAnimatable(
        _ node: some WithAttributesSyntax, _ members: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?, named name: TokenSyntax,
        _ generics: GenericParameterClauseSyntax?
    ) {
        let macros = Attribute.all(node.attributes).filter { ["Animatable", "SwiftUI.Animatable"].contains($0.name) }
        guard !macros.isEmpty else { return }
        for macro in macros { edits.blank(macro.node) }
        let variables = members.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        var stored: [(name: String, type: String)] = []
        for variable in variables {
            let ignored = Attribute.all(variable.attributes).filter {
                ["AnimatableIgnored", "SwiftUI.AnimatableIgnored"].contains($0.name)
            }
            for attribute in ignored { edits.blank(attribute.node) }
            guard ignored.isEmpty, variable.attributes.isEmpty, variable.bindingSpecifier.tokenKind == .keyword(.var) else { continue }
            guard !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }) else { continue }
            stored += storedProperties(of: variable)
        }
        guard !stored.contains(where: { $0.name == "animatableData" }) else { return }
        let inherited =
            inheritance?.inheritedTypes.map { $0.type.trimmedDescription.split(separator: ".").last.map(String.init) ?? "" } ?? []
        if !inherited.contains("Animatable") { addInheritance("SwiftUI.Animatable", inheritance, named: name, generics) }
        guard !stored.isEmpty else { return }
        edits.insert(Self.animatableData(of: stored), at: members.leftBrace.endPositionBeforeTrailingTrivia)
    }

    /// The properties of a declaration that have storage.
    private func storedProperties(of variable: VariableDeclSyntax) -> [(name: String, type: String)] {
        var result: [(name: String, type: String)] = []
        var type: String?
        // Of `var a, b: Double` the last has the type.
        for binding in variable.bindings.reversed() {
            if let annotation = binding.typeAnnotation?.type.trimmedDescription { type = annotation }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if name == "animatableData" { return [(name, "")] }
            guard binding.accessorBlock.map(Self.areObservers) != false else { continue }
            guard let found = binding.typeAnnotation?.type.trimmedDescription ?? EntryType.of(binding.initializer?.value) ?? type else {
                report(
                    "the type of '\(name)' cannot be told from its default value", at: binding,
                    nextStep: "Write the type: var \(name): SomeType = …")
                continue
            }
            result.insert((name, found), at: 0)
        }
        return result
    }

    private static func areObservers(_ block: AccessorBlockSyntax) -> Bool {
        guard case .accessors(let accessors) = block.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The property, in one line: pairs within pairs, as apps write it by hand.
    private static func animatableData(of stored: [(name: String, type: String)]) -> String {
        var (type, value) = ("\(stored.last!.type).AnimatableData", "self.\(stored.last!.name).animatableData")
        for property in stored.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
            value = "SwiftUI.AnimatablePair(self.\(property.name).animatableData, \(value))"
        }
        var path = "newValue"
        let assignments = stored.enumerated().map { index, property in
            let isLast = index == stored.count - 1
            let assignment = "self.\(property.name).animatableData = \(path)\(isLast ? "" : ".first")"
            path += ".second"
            return assignment
        }
        return " var animatableData: \(type) { get { \(value) } set { \(assignments.joined(separator: "; ")) } };"
    }
}
