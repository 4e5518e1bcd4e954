import SwiftSyntax

/// `#Preview`: a function that tells a collector of it, with the body where it was written.
extension SourceLowerer {
    func lowerPreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        // A preview inside a type is none.
        guard scopes.isEmpty, !PreviewMacro.isOfActivity(node) else {
            edits.blank(node)
            return .skipChildren
        }
        previewCount += 1
        let name = PreviewRegistrationWriter.function(line: line(of: node.pound), column: column(of: node.pound))
        edits.replace(
            node.pound.positionAfterSkippingLeadingTrivia, node.macroName.endPositionBeforeTrailingTrivia,
            with: "@MainActor fileprivate func \(name)(_ __previews: UIKit.PreviewCollector) { __previews.preview")
        edits.insert(" }", at: node.endPositionBeforeTrailingTrivia)
        let closure =
            node.trailingClosure
            ?? node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)
        if let closure { lowerPreviewable(closure) }
        return .visitChildren
    }

    /// `@Previewable @State`: properties of a view around what the preview shows.
    private func lowerPreviewable(_ closure: ClosureExprSyntax) {
        let items = Array(closure.statements)
        let count = PreviewMacro.previewableCount(closure)
        for item in items.dropFirst(count) where PreviewMacro.previewable(item) != nil {
            report(
                "'@Previewable' items must be at the beginning of the preview block", at: item,
                nextStep: "Move the property above everything else in the preview.")
        }
        guard count > 0 else { return }
        for item in items[..<count] { if let attribute = PreviewMacro.previewable(item) { edits.blank(attribute) } }
        // Not inside the closure: the compiler cannot name a type there that the closure's own type has in it.
        let type = PreviewMacro.type(ofPreview: previewCount)
        edits.insert(
            " \(type)() } }; fileprivate struct \(type): SwiftUI.View {", at: closure.leftBrace.endPositionBeforeTrailingTrivia)
        edits.insert("; @SwiftUI.ViewBuilder var body: some SwiftUI.View {", at: items[count - 1].endPositionBeforeTrailingTrivia)
    }
}
