import Foundation

/// Puts the parts of a name together.
struct PersonNameText {
    var locale: Locale

    func text(of name: PersonNameComponents, _ style: PersonNameComponentsFormatter.Style) -> String {
        switch style {
        case .short: filled(name.nickname) ?? filled(name.givenName) ?? joined([name.familyName], name)
        case .long:
            joined(
                isFamilyFirst(name)
                    ? [name.namePrefix, name.familyName, name.middleName, name.givenName, name.nameSuffix]
                    : [name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix], name)
        case .abbreviated: initials(of: name)
        case .default, .medium: joined(isFamilyFirst(name) ? [name.familyName, name.givenName] : [name.givenName, name.familyName], name)
        }
    }

    /// Of a name in an East Asian script one part: the given name of a Korean, the family name of all others.
    private func initials(of name: PersonNameComponents) -> String {
        let parts = isFamilyFirst(name) ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
        let letters = parts.compactMap { filled($0)?.first.map { String($0).uppercased(with: locale) } }
        switch script(of: name) {
        case .hangul: return filled(name.givenName) ?? letters.joined()
        case .han, .kana: return filled(name.familyName) ?? letters.joined()
        case .other: return letters.joined()
        }
    }

    private func joined(_ parts: [String?], _ name: PersonNameComponents) -> String {
        parts.compactMap(filled).joined(separator: separator(for: name))
    }

    private func filled(_ part: String?) -> String? {
        let text = part?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        return text.isEmpty ? nil : text
    }

    // MARK: Scripts

    private enum Script { case han, kana, hangul, other }

    private func isFamilyFirst(_ name: PersonNameComponents) -> Bool {
        guard script(of: name) == .other else { return true }
        // Hungarians write their own names family first; foreign ones cannot be told from them.
        return locale.language.languageCode?.identifier == "hu"
    }

    private func separator(for name: PersonNameComponents) -> String {
        switch script(of: name) {
        case .han: locale.language.languageCode?.identifier == "ja" ? " " : ""
        case .hangul: ""
        case .kana, .other: " "
        }
    }

    private func script(of name: PersonNameComponents) -> Script {
        let text = [name.familyName, name.givenName].compactMap { $0 }.joined()
        let letters = text.unicodeScalars.filter { $0.properties.isAlphabetic }
        guard !letters.isEmpty else { return .other }
        if letters.allSatisfy({ (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value) }) { return .hangul }
        let isKana = letters.map { (0x3040...0x30FF).contains($0.value) }
        guard zip(letters, isKana).allSatisfy({ $0.properties.isIdeographic || $1 }) else { return .other }
        return isKana.contains(true) ? .kana : .han
    }
}
