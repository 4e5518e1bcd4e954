extension InlineMarkdown.Piece {
    /// How the part looks in text of a styling.
    func applied(to styling: TextStyling) -> TextStyling {
        var style = styling
        if isStrong { style.weight = .bold }
        if isEmphasized { style.isItalic = true }
        if isCode { style.design = .monospaced }
        if isStruck { style.strikethrough = TextStyling.Line(isActive: true) }
        if link != nil { style.foreground = AnyShapeStyle(Color.accentColor) }
        return style
    }
}
