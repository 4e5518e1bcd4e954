extension Text {
    public func font(_ font: Font?) -> Text { with { $0.font = font } }
    public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
    public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
    public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
    public func bold() -> Text { with { $0.weight = .bold } }
    public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
    public func italic() -> Text { with { $0.isItalic = true } }
    public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
    public func monospaced(_ isActive: Bool = true) -> Text { isActive ? with { $0.design = .monospaced } : self }
    public func monospacedDigit() -> Text { with { $0.hasMonospacedDigits = true } }
    public func foregroundColor(_ color: Color?) -> Text { with { $0.foreground = color.map { AnyShapeStyle($0) } } }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with { $0.foreground = AnyShapeStyle(style) } }
    public func kerning(_ kerning: CGFloat) -> Text { with { $0.kern = kerning } }
    public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.underline = TextStyling.Line(isActive: isActive, pattern: pattern, color: color) }
    }
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
        with { $0.strikethrough = TextStyling.Line(isActive: isActive, pattern: pattern, color: color) }
    }
}
