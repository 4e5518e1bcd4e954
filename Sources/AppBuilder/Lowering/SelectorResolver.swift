import Foundation
import SwiftSyntax

/// Finds the Objective-C name of what a `#selector` or `#keyPath` expression names.
struct SelectorResolver {
    struct Problem: Error {
        var message: String
        var nextStep: String?
    }

    /// The resolution of an expression: its Objective-C name, and the framework class's method behind it, which the app has to register.
    struct Resolution {
        var selector: String
        var frameworkMethod: FrameworkIndex.Method?
    }

    let index: ModuleIndex

    /// Selectors Apple's frameworks declare whose Swift names were changed on import.
    static let imported: [String: String] = [
        "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
        "present(_:animated:completion:)": "presentViewController:animated:completion:",
        "popViewController(animated:)": "popViewControllerAnimated:",
        "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
        "pushViewController(_:animated:)": "pushViewController:animated:",
        "performSegue(withIdentifier:sender:)": "performSegueWithIdentifier:sender:",
        "setEditing(_:animated:)": "setEditing:animated:", "reloadData()": "reloadData", "endEditing(_:)": "endEditing:",
        "touchesBegan(_:with:)": "touchesBegan:withEvent:", "touchesMoved(_:with:)": "touchesMoved:withEvent:",
        "touchesEnded(_:with:)": "touchesEnded:withEvent:", "touchesCancelled(_:with:)": "touchesCancelled:withEvent:",
        "prepare(for:sender:)": "prepareForSegue:sender:", "draw(_:)": "drawRect:", "addSubview(_:)": "addSubview:",
        "present(animated:completion:)": "presentAnimated:completion:",
        "perform(_:with:afterDelay:)": "performSelector:withObject:afterDelay:",
        "viewWillTransition(to:with:)": "viewWillTransitionToSize:withTransitionCoordinator:", "sizeThatFits(_:)": "sizeThatFits:",
        "canPerformAction(_:withSender:)": "canPerformAction:withSender:", "toggleSidebar(_:)": "toggleSidebar:",
        "toggleBoldface(_:)": "toggleBoldface:", "toggleItalics(_:)": "toggleItalics:", "toggleUnderline(_:)": "toggleUnderline:",
        "increaseSize(_:)": "increaseSize:", "decreaseSize(_:)": "decreaseSize:", "pasteAndMatchStyle(_:)": "pasteAndMatchStyle:",
        "makeTextWritingDirectionLeftToRight(_:)": "makeTextWritingDirectionLeftToRight:",
        "makeTextWritingDirectionRightToLeft(_:)": "makeTextWritingDirectionRightToLeft:", "find(_:)": "find:",
        "findNext(_:)": "findNext:", "findPrevious(_:)": "findPrevious:", "findAndReplace(_:)": "findAndReplace:",
        "copy()": "copy", "copy(_:)": "copy:", "paste(_:)": "paste:", "cut(_:)": "cut:", "select(_:)": "select:",
        "selectAll(_:)": "selectAll:",
        "delete(_:)": "delete:",
    ]

    /// - Parameters:
    ///   - expression: what stands in the parentheses.
    ///   - accessor: `getter` or `setter`, if named.
    ///   - context: path of the type around it.
    func selector(_ expression: ExprSyntax, accessor: String?, context: String) throws -> Resolution {
        var expression = expression
        var signature: String?
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first, sequence.elements.count == 3,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        {
            signature = sequence.elements.last?.trimmedDescription
            expression = first
        }
        if let cast = expression.as(AsExprSyntax.self) {
            signature = cast.type.trimmedDescription
            expression = cast.expression
        }
        while let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            expression = only.expression
        }
        let (base, reference) = try split(expression)
        let name = reference.baseName.text.filter { $0 != "`" }
        let labels = reference.argumentNames?.arguments.map(\.name.text)
        let wanted = Wanted(name: name, labels: labels, isProperty: accessor != nil, signature: signature)
        let found = try find(wanted, base: base, context: context)
        guard accessor == "setter" else { return found }
        return Resolution(selector: SelectorName.setter(of: found.selector), frameworkMethod: found.frameworkMethod)
    }

    private struct Wanted {
        var name: String
        var labels: [String]?
        var isProperty: Bool
        var signature: String?

        var fullName: String { labels.map { "\(name)(\($0.map { $0 + ":" }.joined()))" } ?? name }

        func matches(_ member: MemberFacts) -> Bool {
            guard member.name == name, (member.kind == .property) == isProperty, member.kind != .initializer else { return false }
            return labels.map { $0 == member.labels } ?? true
        }

        func matches(_ printedName: String) -> Bool {
            if isProperty { return printedName == name }
            return labels == nil ? printedName.hasPrefix(name + "(") : printedName == fullName
        }
    }

    private func split(_ expression: ExprSyntax) throws -> (base: ExprSyntax?, reference: DeclReferenceExprSyntax) {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return (nil, reference) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return (member.base, member.declName) }
        throw Problem(
            message: "argument of '#selector' does not refer to an '@objc' method, property, or initializer",
            nextStep: "Name a method, as in #selector(buttonTapped(_:)).")
    }

    private func find(_ wanted: Wanted, base: ExprSyntax?, context: String) throws -> Resolution {
        var candidates: [ModuleIndex.Member] = []
        if let type = baseType(base, context: context) {
            candidates = members(of: type, wanted)
            if candidates.isEmpty,
                let inherited = frameworkName(wanted, from: index.isClass(type) ? index.frameworkAncestor(of: type) ?? type : type)
            {
                return inherited
            }
        } else if base == nil {
            // Innermost type first, then those around it.
            var scope = context
            while candidates.isEmpty, !scope.isEmpty {
                if let type = index.resolve(scope, in: "") ?? (index.types[scope] != nil ? scope : nil) {
                    candidates = members(of: type, wanted)
                    if candidates.isEmpty, let ancestor = index.frameworkAncestor(of: type),
                        let name = frameworkName(wanted, from: ancestor)
                    {
                        return name
                    }
                } else if let name = frameworkName(wanted, from: scope) {
                    return name
                }
                candidates += (index.foreign[index.foreignName(scope)] ?? []).filter { wanted.matches($0.facts) }
                scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
            }
        }
        if candidates.isEmpty {
            candidates =
                index.types.values.flatMap(\.members).filter { wanted.matches($0.facts) }
                + index.foreign.values.joined().filter { wanted.matches($0.facts) }
            if candidates.contains(where: { $0.isExposed }) { candidates.removeAll { !$0.isExposed } }
        }
        if candidates.isEmpty { return try frameworkAnywhere(wanted) }
        return Resolution(selector: try choose(candidates, wanted))
    }

    /// The type an expression before the dot stands for; nil where only the compiler knows.
    private func baseType(_ base: ExprSyntax?, context: String) -> String? {
        guard let base else { return nil }
        let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
        if ["self", "Self", "super"].contains(text) { return context.isEmpty ? nil : typeOnly(context) }
        if let path = index.resolve(text, in: typeOnly(context)) { return path }
        let name = ModuleIndex.lastName(index.foreignName(text))
        if index.frameworks.classes[name] != nil || index.frameworks.protocols[name] != nil { return name }
        // A property of the type around, by its written type.
        if let property = propertyType(text, in: typeOnly(context)) { return property }
        return nil
    }

    private func typeOnly(_ context: String) -> String {
        var parts = context.split(separator: ".")
        while let last = parts.last, last.hasPrefix("#") { parts.removeLast() }
        return parts.joined(separator: ".")
    }

    private func propertyType(_ name: String, in context: String) -> String? {
        for ancestor in index.ancestry(of: context) {
            guard
                let type = index.types[ancestor]?.members.first(where: { $0.facts.kind == .property && $0.facts.name == name })?.facts
                    .returnType
            else { continue }
            let bare = type.filter { $0 != "?" && $0 != "!" }
            return index.resolve(bare, in: context) ?? (index.frameworks.classes[bare] != nil ? bare : nil)
        }
        return nil
    }

    private func members(of type: String, _ wanted: Wanted) -> [ModuleIndex.Member] {
        for ancestor in index.ancestry(of: type) {
            let found = (index.types[ancestor]?.members ?? []).filter { wanted.matches($0.facts) }
            if !found.isEmpty { return found }
        }
        var current = index.isClass(type) ? index.frameworkAncestor(of: type) : type
        while let name = current {
            let found = (index.foreign[name] ?? []).filter { wanted.matches($0.facts) }
            if !found.isEmpty { return found }
            current = index.frameworks.classes[name]?.superclass
        }
        return index.protocols(of: type).flatMap { index.types[$0]?.members ?? [] }.filter { wanted.matches($0.facts) }
    }

    private func frameworkName(_ wanted: Wanted, from type: String) -> Resolution? {
        if let found = index.frameworks.declaration(of: wanted.matches, from: type) {
            return Self.resolution(found.printedName, found.method)
        }
        let requirement = index.frameworks.interfaces([type]).lazy.flatMap(\.requirements).first(where: wanted.matches)
        return requirement.map { Self.resolution($0, nil) }
    }

    private static func resolution(_ printedName: String, _ method: FrameworkIndex.Method?) -> Resolution {
        Resolution(selector: selector(printedName: printedName), frameworkMethod: method)
    }

    static func selector(printedName: String) -> String {
        if let known = imported[printedName] { return known }
        guard let open = printedName.firstIndex(of: "(") else { return printedName }
        return SelectorName.make(base: String(printedName[..<open]), labels: FrameworkIndex.labels(printedName))
    }

    private func frameworkAnywhere(_ wanted: Wanted) throws -> Resolution {
        let found = index.frameworks.classes.sorted { $0.key < $1.key }.compactMap { _, type in
            type.members.first(where: wanted.matches).map { Self.resolution($0, type.methods[$0]) }
        }
        // Of what the expression names only the compiler knows the class: mostly it is one of UIKit's.
        if let first = found.first(where: { $0.frameworkMethod?.module == "UIKit" }) ?? found.first {
            guard wanted.isProperty, first.frameworkMethod?.module != "UIKit" else { return first }
            return Resolution(selector: first.selector)
        }
        if let known = Self.imported.first(where: { wanted.matches($0.key) }) { return Resolution(selector: known.value) }
        if let known = FoundationSelectors.names.first(where: wanted.matches) { return Self.resolution(known, nil) }
        throw Problem(message: "cannot find '\(wanted.fullName)' in scope", nextStep: "Check the name, or declare the method with @objc.")
    }

    private func choose(_ candidates: [ModuleIndex.Member], _ wanted: Wanted) throws -> String {
        var exposed = candidates.filter { $0.isExposed || $0.facts.isOverride }
        if exposed.isEmpty, let first = candidates.first {
            let what = first.facts.kind == .property ? "property" : "instance method"
            throw Problem(
                message: "argument of '#selector' refers to \(what) '\(first.facts.fullName)' that is not exposed to Objective-C",
                nextStep: "Add '@objc' to expose this \(what) to Objective-C.")
        }
        if exposed.count > 1, let signature = wanted.signature {
            let types = Self.parameterTypes(ofSignature: signature)
            let fitting = exposed.filter { $0.facts.types.map(Self.normalized) == types.map(Self.normalized) }
            if !fitting.isEmpty { exposed = fitting }
        }
        let selectors = Set(exposed.map { name(of: $0.facts) })
        guard selectors.count == 1, let only = selectors.first else {
            // Without labels, Swift prefers the method that has none.
            if wanted.labels == nil, let plain = exposed.first(where: { $0.facts.labels.isEmpty }) { return name(of: plain.facts) }
            throw Problem(
                message: "ambiguous use of '\(wanted.name)'",
                nextStep: "Write the labels: " + exposed.map { "#selector(\($0.facts.fullName))" }.joined(separator: " or ") + ".")
        }
        return only
    }

    /// The Objective-C name; an override without a name of its own has the one of what it overrides.
    private func name(of member: MemberFacts) -> String {
        if member.kind == .property { return member.objcName ?? member.name }
        if member.isOverride, member.objcName == nil, let known = Self.imported[member.fullName] { return known }
        return member.selector
    }

    private static func normalized(_ type: String) -> String { type.filter { !$0.isWhitespace }.replacingOccurrences(of: "!", with: "?") }

    /// `(Controller) -> (UIButton) -> Void` and `(UIButton) -> Void` → `["UIButton"]`.
    static func parameterTypes(ofSignature signature: String) -> [String] {
        let parts = signature.components(separatedBy: "->").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
        guard parts.count >= 2 else { return [] }
        let list = parts[parts.count - 2]
        let inner = list.hasPrefix("(") && list.hasSuffix(")") ? String(list.dropFirst().dropLast()) : list
        var depth = 0
        var types = [""]
        for character in inner {
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            if character == ",", depth == 0 { types.append("") } else { types[types.count - 1].append(character) }
        }
        return types.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// `Person.address.street` → `address.street`
    func keyPath(_ expression: ExprSyntax, context: String) -> String {
        var parts = expression.trimmedDescription.split(separator: ".").map {
            $0.filter { $0 != "?" && $0 != "!" && $0 != "`" && !$0.isWhitespace }
        }
        while parts.count > 1, let first = parts.first, first.first?.isUppercase == true { parts.removeFirst() }
        return parts.map { part in
            index.types.values.lazy.flatMap(\.members).first {
                $0.facts.kind == .property && $0.facts.name == part && $0.facts.objcName != nil
            }?.facts.objcName ?? part
        }.joined(separator: ".")
    }
}
