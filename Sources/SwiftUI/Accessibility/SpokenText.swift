/// How a text is spoken where that is not as it is written.
struct SpokenText: Equatable {
    /// At most one text: a text cannot have another one stored in it.
    private var words: [Text] = []
    var label: Text? {
        get { words.first }
        set { words = newValue.map { [$0] } ?? [] }
    }
    var headingLevel: AccessibilityHeadingLevel?
    var contentType: AccessibilityTextContentType?
    /// From -1 for the lowest pitch to 1 for the highest.
    var pitch: Double?
    var includesPunctuation: Bool?
    var waitsForOthers: Bool?
    var spellsOut: Bool?
    /// The pronunciation in the International Phonetic Alphabet.
    var phonetics: String?
    /// Further parts of the value.
    var custom: [String]?

    /// This one where it says something, else `outer`.
    func over(_ outer: SpokenText?) -> SpokenText {
        guard let outer else { return self }
        var result = self
        result.label = label ?? outer.label
        result.headingLevel = headingLevel ?? outer.headingLevel
        result.contentType = contentType ?? outer.contentType
        result.pitch = pitch ?? outer.pitch
        result.includesPunctuation = includesPunctuation ?? outer.includesPunctuation
        result.waitsForOthers = waitsForOthers ?? outer.waitsForOthers
        result.spellsOut = spellsOut ?? outer.spellsOut
        result.phonetics = phonetics ?? outer.phonetics
        result.custom = custom ?? outer.custom
        return result
    }

    var attributes: [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        // UIKit counts from 0 to 2.
        if let pitch { result[.accessibilitySpeechPitch] = pitch + 1 }
        if let includesPunctuation { result[.accessibilitySpeechPunctuation] = includesPunctuation }
        if let waitsForOthers { result[.accessibilitySpeechQueueAnnouncement] = waitsForOthers }
        if let spellsOut { result[.accessibilitySpeechSpellOut] = spellsOut }
        if let phonetics { result[.accessibilitySpeechIPANotation] = phonetics }
        if let custom { result[.accessibilityTextCustom] = custom }
        if let headingLevel { result[.accessibilityTextHeadingLevel] = Int(headingLevel.rawValue) }
        if let context = contentType?.context { result[.accessibilityTextContext] = context }
        return result
    }
}

extension SpokenText {
    /// Creates the speech settings that the attributes of a run of text have.
    init(_ attributes: AttributeContainer) {
        typealias Keys = AttributeScopes.AccessibilityAttributes
        pitch = attributes[Keys.AdjustedPitchAttribute.self]
        includesPunctuation = attributes[Keys.IncludesPunctuationAttribute.self]
        waitsForOthers = attributes[Keys.QueueAnnouncementAttribute.self]
        spellsOut = attributes[Keys.SpellOutAttribute.self]
        phonetics = attributes[Keys.IPANotationAttribute.self]
        custom = attributes[Keys.TextCustomAttribute.self]
        headingLevel = attributes[Keys.HeadingLevelAttribute.self].flatMap { AccessibilityHeadingLevel(rawValue: UInt($0.rawValue)) }
        contentType = attributes[Keys.TextualContextAttribute.self].map { AccessibilityTextContentType(context: $0.context) }
    }
}

extension Text {
    private func speaking(_ change: (inout SpokenText) -> Void) -> Text {
        with {
            var spoken = $0.spoken ?? SpokenText()
            change(&spoken)
            $0.spoken = spoken
        }
    }

    /// Says the text in other words.
    public func accessibilityLabel(_ label: Text) -> Text { speaking { $0.label = label } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
    /// Makes the text a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { speaking { $0.headingLevel = level } }
    /// Says what kind of text this is.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { speaking { $0.contentType = value } }
    /// Has the text spoken higher or lower, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> Text { speaking { $0.pitch = value } }
    /// Has punctuation spoken.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { speaking { $0.includesPunctuation = value } }
    /// Has the text wait for announcements before it.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { speaking { $0.waitsForOthers = value } }
    /// Has each letter spoken by itself.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { speaking { $0.spellsOut = value } }

    /// The words to speak.
    func spokenText(in environment: EnvironmentValues) -> String {
        if let label = styling.spoken?.label { return label.spokenText(in: environment) }
        guard case .joined(let first, let second) = storage else { return plainText(in: environment) }
        return first.spokenText(in: environment) + second.spokenText(in: environment)
    }

    /// The words with how they are spoken; nil where nothing is said of that.
    func spokenAttributes(in environment: EnvironmentValues, _ outer: SpokenText? = nil) -> NSAttributedString? {
        let result = NSMutableAttributedString(string: "")
        appendSpoken(in: environment, outer, to: result)
        var isPlain = true
        result.enumerateAttributes(in: NSRange(location: 0, length: result.length), options: []) { attributes, _, _ in
            if !attributes.isEmpty { isPlain = false }
        }
        return isPlain ? nil : result
    }

    private func appendSpoken(in environment: EnvironmentValues, _ outer: SpokenText?, to result: NSMutableAttributedString) {
        let spoken = styling.spoken?.over(outer) ?? outer
        if styling.spoken?.label == nil, case .joined(let first, let second) = storage {
            first.appendSpoken(in: environment, spoken, to: result)
            second.appendSpoken(in: environment, spoken, to: result)
        } else if styling.spoken?.label == nil, case .attributed(let string) = storage {
            for run in string.runs {
                let attributes = SpokenText(run.attributes).over(spoken).attributes
                result.append(NSAttributedString(string: String(string.characters[run.range]), attributes: attributes))
            }
        } else {
            result.append(NSAttributedString(string: spokenText(in: environment), attributes: spoken?.attributes ?? [:]))
        }
    }

    /// The heading level of the text or of a part of it.
    var headingLevel: AccessibilityHeadingLevel? {
        if let level = styling.spoken?.headingLevel { return level }
        if case .attributed(let string) = storage { return string.runs.lazy.compactMap { SpokenText($0.attributes).headingLevel }.first }
        guard case .joined(let first, let second) = storage else { return nil }
        return first.headingLevel ?? second.headingLevel
    }
}

private struct SpeechKey: EnvironmentKey { static let defaultValue: SpokenText? = nil }

extension EnvironmentValues {
    /// How texts are spoken.
    var speech: SpokenText? {
        get { self[SpeechKey.self] }
        set { self[SpeechKey.self] = newValue }
    }
}

extension View {
    nonisolated private func speaking(_ change: @escaping (inout SpokenText) -> Void) -> some View {
        transformEnvironment(\.speech) {
            var spoken = $0 ?? SpokenText()
            change(&spoken)
            $0 = spoken
        }
    }
    /// Has texts inside spoken higher or lower, from -1 to 1.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { speaking { $0.pitch = value } }
    /// Has punctuation of texts inside spoken.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        speaking { $0.includesPunctuation = value }
    }
    /// Has texts inside wait for announcements before them.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { speaking { $0.waitsForOthers = value } }
    /// Has each letter of texts inside spoken by itself.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { speaking { $0.spellsOut = value } }
}

extension Text {
    /// Whether anything is said of how the text or a part of it is spoken.
    var isSpokenSpecially: Bool {
        if styling.spoken != nil { return true }
        if case .attributed(let string) = storage { return string.runs.contains { SpokenText($0.attributes) != SpokenText() } }
        guard case .joined(let first, let second) = storage else { return false }
        return first.isSpokenSpecially || second.isSpokenSpecially
    }
}
