import SwiftSyntax

/// Makes a lowered file ready for changes while the app runs: its view bodies keep one type whatever they contain, and their literals are read
/// from a table.
enum HotTransform {
    static func apply(_ lowered: String, file: String) throws -> (text: String, columns: ColumnMap) {
        let source = try HotSource(lowered)
        guard source.imports.contains(where: { $0.hasSuffix("import SwiftUI") }) else { return (lowered, ColumnMap()) }
        var edits = SourceEdits()
        edits.insert("@_spi(Quince) import SwiftUI; ", at: AbsolutePosition(utf8Offset: 0))
        for declaration in source.declarations.values where declaration.givesView {
            edits.insert(" SwiftUI.PreviewBody.erased {", at: declaration.start)
            edits.insert(" } ", at: declaration.end)
            guard declaration.literals != nil else { continue }
            for (number, literal) in HotLiterals.all(in: declaration.content).enumerated() {
                guard let kind = HotLiterals.kind(of: literal) else { continue }
                let name = HotLiterals.identifier(declaration, in: file, number)
                edits.insert(
                    "QuinceFoundation.HotLiteral.\(kind.rawValue)(\"\(escaped(name))\", ", at: literal.positionAfterSkippingLeadingTrivia)
                edits.insert(")", at: literal.endPositionBeforeTrailingTrivia)
            }
        }
        return edits.apply(to: lowered)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }
}
