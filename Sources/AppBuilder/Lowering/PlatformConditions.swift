import SwiftSyntax

/// Decides `#if` conditions as an iOS simulator's compiler would.
struct PlatformConditions: Sendable {
    /// Conditions the project defines (`DEBUG`).
    var defined: Set<String>
    /// Whether a module can be imported.
    var canImport: @Sendable (String) -> Bool
    /// The compiler's `-swift-version`.
    var languageMode = "5"
    /// The iOS that `#available` is about.
    var system = SimulatedSystem.oldest
    /// Whether the module is the Swift side of a library of C, which is compiled for this machine: both must agree on where they are.
    var isForHost = false

    /// The version that `#if swift(…)` sees in each language mode.
    private static let effectiveVersions = ["4": [4, 1, 50], "4.2": [4, 2], "5": [5, 10], "6": [6, 3]]

    /// Modules of Apple's system that Linux has under another name, or whose content Quince supplies itself.
    static let platformModules: Set<String> = ["Darwin", "ObjectiveC"]
    /// Modules of other systems, whatever this machine has.
    static let foreignModules: Set<String> = [
        "Glibc", "Musl", "Android", "WinSDK", "AppKit", "Cocoa", "WatchKit", "TVUIKit",
        // The parts that Foundation has on other systems: on iOS it is one module.
        "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking", "FoundationXML",
    ]

    /// The value of a platform condition that must be written into the source, because this machine's compiler would decide otherwise.
    func platformValue(of call: FunctionCallExprSyntax) -> Bool? {
        let name = call.calledExpression.trimmedDescription
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        if isForHost, name != "canImport" || argument == "Glibc" || Self.platformModules.contains(argument) { return nil }
        switch name {
        case "os": return argument == "iOS"
        case "targetEnvironment": return argument == "simulator"
        case "_runtime": return argument == "_ObjC"
        case "canImport":
            let module = argument.split(separator: ".").first.map(String.init) ?? argument
            if Self.platformModules.contains(module) { return true }
            if Self.foreignModules.contains(module) { return false }
            // The compiler also sees the packages that Quince itself is built with.
            return canImport(module)
        default: return nil
        }
    }

    /// The whole condition's value; nil conditions (of `#else`) hold.
    func evaluate(_ condition: ExprSyntax?) -> Bool {
        guard let condition else { return true }
        if let sequence = condition.as(SequenceExprSyntax.self) { return evaluate(sequence) }
        if let infix = condition.as(InfixOperatorExprSyntax.self) {
            let isOr = infix.operator.trimmedDescription == "||"
            return isOr
                ? evaluate(infix.leftOperand) || evaluate(infix.rightOperand) : evaluate(infix.leftOperand) && evaluate(infix.rightOperand)
        }
        if let not = condition.as(PrefixOperatorExprSyntax.self) { return !evaluate(not.expression) }
        if let tuple = condition.as(TupleExprSyntax.self) { return evaluate(tuple.elements.first?.expression) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let name = condition.as(DeclReferenceExprSyntax.self) { return defined.contains(name.baseName.text) }
        if let call = condition.as(FunctionCallExprSyntax.self) { return evaluate(call) }
        return false
    }

    /// `a || b && c`, not folded: `&&` binds tighter.
    private func evaluate(_ sequence: SequenceExprSyntax) -> Bool {
        var anyTerm = false
        var term = true
        for element in sequence.elements {
            if let operation = element.as(BinaryOperatorExprSyntax.self) {
                if operation.operator.text == "||" {
                    anyTerm = anyTerm || term
                    term = true
                }
            } else {
                term = evaluate(element) && term
            }
        }
        return anyTerm || term
    }

    private func evaluate(_ call: FunctionCallExprSyntax) -> Bool {
        if let value = platformValue(of: call) { return value }
        let argument = call.arguments.first?.expression.trimmedDescription ?? ""
        switch call.calledExpression.trimmedDescription {
        // Only those of this machine come here.
        case "os": return argument == "Linux"
        case "canImport": return argument == "Glibc"
        case "arch":
            #if arch(arm64)
                return argument == "arm64"
            #else
                return argument == "x86_64"
            #endif
        case "swift": return compare(argument, with: Self.effectiveVersions[languageMode] ?? [5, 10])
        case "compiler": return compare(argument, with: [6, 3])
        case "hasFeature", "hasAttribute": return false
        default: return false
        }
    }

    private func compare(_ text: String, with version: [Int]) -> Bool {
        let isLess = text.hasPrefix("<")
        let wanted = text.drop { "<>= ".contains($0) }.split(separator: ".").compactMap { Int($0) }
        let isAtLeast = !version.lexicographicallyPrecedes(wanted)
        return isLess ? !isAtLeast : isAtLeast
    }
}
