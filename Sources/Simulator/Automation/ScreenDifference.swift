import Foundation

/// The elements that differ between two looks at a screen.
public struct ScreenDifference: Equatable, Sendable {
    public var appeared: [ScreenElement]
    public var gone: [ScreenElement]
    /// Elements with another text, value or state.
    public var changed: [(old: ScreenElement, new: ScreenElement)]
    /// The number of elements that are shown as before, but at another place.
    public var movedCount: Int
    /// Whether the picture differs where no element does.
    public var isPictureChanged = false

    /// - Parameters:
    ///   - old: Numbered by `ElementReferences`.
    ///   - new: Numbered by the same.
    init(from old: [ScreenElement], to new: [ScreenElement]) {
        let before = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
        let present = Set(new.map(\.key))
        appeared = new.filter { before[$0.key] == nil }
        gone = old.filter { !present.contains($0.key) }
        let both = new.compactMap { element in before[element.key].map { (old: $0, new: element) } }
        changed = both.filter { !$0.old.looksLike($0.new) }
        movedCount = both.filter { $0.old.looksLike($0.new) && $0.old.frame != $0.new.frame }.count
    }

    public static func == (a: ScreenDifference, b: ScreenDifference) -> Bool {
        a.appeared == b.appeared && a.gone == b.gone && a.changed.map(\.old) == b.changed.map(\.old)
            && a.changed.map(\.new) == b.changed.map(\.new) && a.movedCount == b.movedCount && a.isPictureChanged == b.isPictureChanged
    }

    /// Whether no element differs, not even in its place.
    public var isEmpty: Bool { appeared.isEmpty && gone.isEmpty && changed.isEmpty && movedCount == 0 }

    /// At most this many appeared, changed and gone elements each have a line of their own.
    private static let mostLines = (appeared: 14, changed: 10, gone: 5)

    /// The changes, one a line: `+ 7 button "Save"`, `~ text "Taps: 0" → "Taps: 1"`, `gone: text "Later"`.
    public var text: String {
        guard !isEmpty else {
            return isPictureChanged
                ? "No element changed, but the picture did: screenshot shows it." : "Nothing changed on the screen."
        }
        var lines = Self.limited(changed.map { "~ " + Self.line($0.old, $0.new) }, Self.mostLines.changed, "changed")
        lines += Self.limited(appeared.map { "+ " + $0.title }, Self.mostLines.appeared, "new; snapshot_ui lists them")
        if !gone.isEmpty {
            let shown = gone.prefix(Self.mostLines.gone).map(\.title)
            let more = gone.count - shown.count
            lines.append("gone: " + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : ""))
        }
        if movedCount > 0 { lines.append("moved: " + (movedCount == 1 ? "1 element" : "\(movedCount) elements")) }
        return lines.joined(separator: "\n")
    }

    private static func limited(_ lines: [String], _ most: Int, _ what: String) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most) + ["… and \(lines.count - most) more \(what)"]
    }

    /// `3 switch "Wi-Fi" = "off" → "on"`
    private static func line(_ old: ScreenElement, _ new: ScreenElement) -> String {
        let number = new.reference.map { "\($0) " } ?? ""
        if old.name != new.name, old.value == new.value, !old.name.isEmpty, !new.name.isEmpty {
            return "\(number)\(new.role) \(ScreenElement.quoted(old.name)) → \(ScreenElement.quoted(new.name))" + states(old, new)
        }
        var subject = new
        (subject.isFocused, subject.isSelected, subject.isEnabled) = (false, false, true)
        guard old.value != new.value else { return "\(number)\(subject.description)" + states(old, new) }
        subject.value = nil
        func shown(_ value: String?) -> String { value.map { $0.isEmpty ? "empty" : ScreenElement.quoted($0) } ?? "none" }
        return "\(number)\(subject.description): \(shown(old.value)) → \(shown(new.value))" + states(old, new)
    }

    /// The states that differ.
    private static func states(_ old: ScreenElement, _ new: ScreenElement) -> String {
        var words: [String] = []
        if old.isEnabled != new.isEnabled { words.append(new.isEnabled ? "now enabled" : "now disabled") }
        if old.isSelected != new.isSelected { words.append(new.isSelected ? "now selected" : "no longer selected") }
        if old.isFocused != new.isFocused { words.append(new.isFocused ? "now focused" : "no longer focused") }
        return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    }
}
