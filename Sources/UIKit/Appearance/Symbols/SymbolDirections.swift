/// Which symbols are mirrored where people read from right to left.
///
/// Source: Human Interface Guidelines, Right to left: symbols that stand for a direction of reading or for text follow it, those named
/// after a side and the controls of playback do not.
enum SymbolDirections {
    static func followsReading(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        guard let first = parts.first else { return false }
        if parts.contains("rtl") || parts.contains("ltr") { return false }
        if roots.contains(where: { name == $0 || name.hasPrefix($0 + ".") }) { return true }
        return parts.dropFirst().contains { directions.contains($0) } && !playback.contains(first)
    }

    private static let directions: Set<Substring> = ["forward", "backward", "leading", "trailing"]
    /// Tapes run to the same side everywhere.
    private static let playback: Set<Substring> = ["forward", "backward", "play", "playpause"]
    private static let roots = [
        "list.bullet", "list.number", "list.dash", "list.star", "list.triangle", "increase.indent", "decrease.indent",
        "text.append", "text.badge.plus", "text.badge.minus", "text.badge.checkmark", "text.badge.xmark", "text.bubble", "text.insert",
        "speaker", "checklist",
    ]
}
