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
        let isOfWidget = node.arguments.contains { ["as", "widget"].contains($0.label?.text) } || !node.additionalTrailingClosures.isEmpty
        if let closure = node.trailingClosure, !isOfWidget {
            if isChosen(closure) { lowerChosen(closure) } else if isBuilt(closure) { lowerBuilt(closure) }
        }
        return .visitChildren
    }

    /// Leaves out code that is for Xcode's canvas alone.
    ///
    /// - Returns: Whether the node is such code.
    func leaveOutPlayground(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        guard node.macroName.text == "Playground", scopes.isEmpty, node.trailingClosure != nil else { return false }
        edits.blank(node)
        return true
    }

    /// Whether a preview's body is one of SwiftUI's that the compiler cannot take as a closure: one of several statements, which it does not
    /// tell from those of the other kinds of previews, or one with a type in it, which the closure's own type would have to name.
    private func isBuilt(_ closure: ClosureExprSyntax) -> Bool {
        guard seesSwiftUI, PreviewMacro.previewableCount(closure) == 0 else { return false }
        let items = closure.statements.map(\.item)
        let returned = items.compactMap { $0.as(ReturnStmtSyntax.self)?.expression?.as(FunctionCallExprSyntax.self) }.first
        let name = returned?.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        let isOfUIKit = items.contains { $0.as(ClassDeclSyntax.self).map { $0.name.text == name } ?? false }
        let hasTypes = items.contains { $0.is(StructDeclSyntax.self) || $0.is(EnumDeclSyntax.self) || $0.is(ClassDeclSyntax.self) }
        let returns = items.contains { $0.is(ReturnStmtSyntax.self) }
        return returns ? hasTypes && !isOfUIKit : items.count > 1
    }

    /// Makes the body that of a function, which the closure calls.
    private func lowerBuilt(_ closure: ClosureExprSyntax) {
        let start = closure.signature?.endPositionBeforeTrailingTrivia ?? closure.leftBrace.endPositionBeforeTrailingTrivia
        // An explicit `return` turns the builder off, with a warning.
        let builder = closure.statements.contains { $0.item.is(ReturnStmtSyntax.self) } ? "" : "@SwiftUI.ViewBuilder "
        edits.insert(" __quinceContent() }; @MainActor \(builder)func __quinceContent() -> some SwiftUI.View {", at: start)
    }

    /// Whether a preview's body returns one of several of SwiftUI's views, which need not be of one type: `do { … return … } catch { return … }`.
    private func isChosen(_ closure: ClosureExprSyntax) -> Bool {
        guard seesSwiftUI, PreviewMacro.previewableCount(closure) == 0 else { return false }
        let returned = ReturnCollector.values(in: closure)
        let names = returned.map { $0.trimmedDescription.prefix { $0.isLetter || $0 == "_" || $0.isNumber } }
        let isOfUIKit = names.contains { $0.hasSuffix("Controller") }
        return returned.count > 1 && !isOfUIKit
    }

    /// Makes the body that of a function that returns any view, as the macro's own closure does.
    private func lowerChosen(_ closure: ClosureExprSyntax) {
        let start = closure.signature?.endPositionBeforeTrailingTrivia ?? closure.leftBrace.endPositionBeforeTrailingTrivia
        edits.insert(" SwiftUI.AnyView(__quinceContent()) }; @MainActor func __quinceContent() -> any SwiftUI.View {", at: start)
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
        let last = items[count - 1]
        edits.insert(
            "\(last.semicolon == nil ? ";" : "") @SwiftUI.ViewBuilder var body: some SwiftUI.View {",
            at: last.endPositionBeforeTrailingTrivia)
    }
}
