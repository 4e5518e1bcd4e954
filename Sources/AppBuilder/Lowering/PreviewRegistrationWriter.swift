import Foundation
import SwiftSyntax

/// `#Preview` as it is written.
enum PreviewMacro {
    static func isPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool { node.macroName.text == "Preview" }

    /// Whether the preview is of what is not in Quince yet: live activities (`#Preview(as: .content, using: attributes)`).
    static func isOfActivity(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
        node.arguments.contains { $0.label?.text == "using" }
            || node.additionalTrailingClosures.contains { $0.label.text == "contentStates" }
    }

    /// The attribute that makes a property of a preview's the preview's own state.
    static func previewable(_ item: CodeBlockItemSyntax) -> AttributeSyntax? {
        guard let declaration = item.item.as(VariableDeclSyntax.self) else { return nil }
        return Attribute.all(declaration.attributes).first { ["Previewable", "SwiftUI.Previewable"].contains($0.name) }?.node
    }

    /// Returns the number of `@Previewable` properties at the start of a preview's body.
    static func previewableCount(_ closure: ClosureExprSyntax) -> Int { closure.statements.prefix { previewable($0) != nil }.count }

    /// The view around a preview with state of its own. It goes by the preview's number in its file, from 1: lines move while it is shown.
    static func type(ofPreview number: Int) -> String { "__QuincePreviewed_\(number)" }
}

/// Writes how a file tells of its previews.
enum PreviewRegistrationWriter {
    /// Returns the additional imports for a file with previews; empty for one without.
    static func imports(for facts: SourceFacts) -> String {
        guard !facts.previews.isEmpty else { return "" }
        let seesViews = facts.imports.contains { ["SwiftUI", "WidgetKit"].contains($0.module) }
        let seesWidgets = facts.imports.contains { $0.module == "WidgetKit" }
        return "; @_spi(Quince) import UIKit" + (seesViews ? "; @_spi(Quince) import SwiftUI" : "")
            + (seesWidgets ? "; @_spi(Quince) import WidgetKit" : "")
    }

    /// The function that `#Preview` at a place becomes.
    static func function(line: Int, column: Int) -> String { "\(functionPrefix)\(line)_\(column)" }
    static let functionPrefix = "__quincePreview_"

    /// The statement of the file's registering function.
    static func call(_ preview: SourceFacts.PreviewSource, in url: URL) -> String {
        let file = RegistrationWriter.literal(url.path)
        let owner = preview.provider.map { $0.replacingOccurrences(of: ".", with: "_") } ?? url.lastPathComponent
        let collect =
            preview.provider.map { type in "$0.provider(\(type).self)" } ?? "\(function(line: preview.line, column: preview.column))($0)"
        return "UIKit.PreviewRegistry.add(file: \(file), line: \(preview.line), owner: \(RegistrationWriter.literal(owner))) { \(collect) }"
    }
}
