import SwiftSyntax

/// Test classes, which ask whether a failure is expected before they record it.
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
            separator
            + " nonisolated override func recordFailure(withDescription description: Swift.String, inFile filePath: Swift.String, "
            + "atLine lineNumber: Swift.Int, expected: Swift.Bool) { "
            + "if !QuinceFoundation.ExpectedFailures.accepts(description, filePath, lineNumber, expected) { "
            + "super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected) } } "
        edits.insert(text, at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
    }

    private func recordsFailuresItself(_ node: ClassDeclSyntax) -> Bool {
        node.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "recordFailure" }
    }
}
