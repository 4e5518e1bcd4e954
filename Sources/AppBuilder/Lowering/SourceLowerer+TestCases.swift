import SwiftSyntax

/// Test classes, which ask whether a failure is expected before they record it, and end tests at failures.
extension SourceLowerer {
    /// Adds the question to a class that derives from `XCTestCase` itself; classes below it inherit the answer.
    func lowerTestCase(_ node: ClassDeclSyntax) {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
            ["XCTestCase", "XCTest.XCTestCase"].contains(superclass), !recordsFailuresItself(node)
        else { return }
        needsRuntime = true
        let isOnLastLine = !node.memberBlock.rightBrace.leadingTrivia.contains { $0.isNewline }
        let separator = isOnLastLine && node.memberBlock.members.last.map { $0.semicolon == nil } == true ? ";" : ""
        let text =
            separator + Self.failureRecording + (declares("continueAfterFailure", node) ? "" : Self.continuation)
            + (declares(TestDiscovery.configurations, node) ? "" : Self.noConfigurations)
        edits.insert(text, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
        lowerConfigurations(node)
    }

    private static let failureRecording =
        " nonisolated override func recordFailure(withDescription description: Swift.String, inFile filePath: Swift.String, "
        + "atLine lineNumber: Swift.Int, expected: Swift.Bool) { "
        + "if !XCUIAutomation.TestInterruption.isOver, "
        + "!QuinceFoundation.ExpectedFailures.accepts(description, filePath, lineNumber, expected) { "
        + "XCUIAutomation.TestInterruption.willRecord(); "
        + "super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected); "
        + "XCUIAutomation.TestInterruption.failed(self) } } "

    private static let continuation =
        "; nonisolated override var continueAfterFailure: Swift.Bool { get { XCUIAutomation.TestInterruption.continues(self) } "
        + "set { XCUIAutomation.TestInterruption.setContinues(newValue, self) } } "

    /// For classes below, which override it.
    private static let noConfigurations = "; nonisolated class var \(TestDiscovery.configurations): Swift.Bool { false } "

    /// XCTest on Linux has no property that asks for a run in each configuration of the app's interface; the class's own is asked.
    private func lowerConfigurations(_ node: ClassDeclSyntax) {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), Self.names(of: variable).contains(TestDiscovery.configurations),
                let modifier = variable.modifiers.first(where: { $0.name.text == "override" })
            else { continue }
            edits.blank(modifier)
        }
    }

    private static func names(of variable: VariableDeclSyntax) -> [String] {
        variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }

    private func declares(_ name: String, _ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { $0.decl.as(VariableDeclSyntax.self).map(Self.names)?.contains(name) == true }
    }

    private func recordsFailuresItself(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "recordFailure" }
    }
}
