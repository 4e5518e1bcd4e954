/// The symbols that have no filled variant of their own: those drawn in lines. Source: the SF Symbols app.
enum LineSymbols {
    private static let names: Set<String> = [
        "magnifyingglass", "gear", "plus", "minus", "xmark", "checkmark", "multiply", "divide", "equal", "plusminus", "percent", "number",
        "sum",
        "function", "infinity", "at", "ellipsis", "questionmark", "exclamationmark", "globe", "network", "wifi", "link", "paperclip",
        "qrcode",
        "barcode", "calendar", "power", "command", "option", "return", "shuffle", "repeat", "repeat.1", "gobackward", "goforward",
        "waveform",
        "scribble", "textformat", "bold", "italic", "underline", "strikethrough", "square.and.pencil", "airplane", "bicycle", "scissors",
        "fork.knife", "eyeglasses", "sparkles", "wind", "snowflake", "tornado", "atom", "lasso", "scope", "target", "viewfinder", "faceid",
        "touchid", "desktopcomputer", "laptopcomputer", "iphone", "ipad", "applewatch", "headphones", "server.rack", "asterisk", "swift",
    ]
    /// How the names of whole families begin.
    private static let families = [
        "arrow.", "chevron.", "line.", "list.", "slider.", "text.align", "text.justify", "textformat.", "music.note", "figure.",
        "character.",
        "antenna.", "dot.radiowaves", "calendar.badge",
        "chart.line", "chart.xyaxis", "increase.", "decrease.", "dollarsign", "eurosign", "sterlingsign", "clock.arrow", "checklist",
    ]

    /// Whether a symbol without an enclosing shape stays as it is where filled ones are asked for.
    static func contains(_ name: String) -> Bool {
        let isEnclosed = ["circle", "square", "rectangle", "shield", "diamond", "app", "bin", "doc", "message", "house", "heart"].contains {
            name.hasSuffix("." + $0)
        }
        return !isEnclosed && (names.contains(name) || families.contains { name.hasPrefix($0) })
    }
}
