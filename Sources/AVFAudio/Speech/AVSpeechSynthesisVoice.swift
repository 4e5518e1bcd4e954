import QuinceFoundation

/// How good a voice sounds. Source: Apple's documentation of `AVSpeechSynthesisVoiceQuality`.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1, enhanced, premium
}

/// The gender that a voice sounds of. Source: Apple's documentation of `AVSpeechSynthesisVoiceGender`.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
    case unspecified = 0, male, female
}

/// A voice that the device has: one a language, the compact ones that every iPhone comes with.
///
/// Source: Apple's documentation of `AVSpeechSynthesisVoice`.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let isNoveltyVoice = Traits(rawValue: 1)
        public static let isPersonalVoice = Traits(rawValue: 1 << 1)
    }

    /// A code of BCP 47, such as `en-US`.
    public let language: String
    public let identifier: String
    public let name: String
    public let gender: AVSpeechSynthesisVoiceGender
    open var quality: AVSpeechSynthesisVoiceQuality { .default }
    open var voiceTraits: Traits { [] }
    /// The settings of files with the voice's sound.
    open var audioFileSettings: [String: Any] {
        [
            AVFormatIDKey: NSNumber(value: kAudioFormatLinearPCM), AVSampleRateKey: NSNumber(value: 22050.0),
            AVNumberOfChannelsKey: NSNumber(value: 1), AVLinearPCMBitDepthKey: NSNumber(value: 16),
            AVLinearPCMIsFloatKey: NSNumber(value: false),
        ]
    }

    private init(_ entry: VoiceTable.Entry) {
        (language, name, gender) = (entry.language, entry.name, entry.isFemale ? .female : .male)
        identifier = "com.apple.voice.compact.\(entry.language).\(entry.identifier)"
        super.init()
    }

    /// The voice of a language; nil where the device has none.
    ///
    /// - Parameter languageCode: A code such as `en-US` or `en`; nil = the user's language.
    public convenience init?(language languageCode: String?) {
        guard let entry = VoiceTable.entry(language: languageCode ?? Self.currentLanguageCode()) else { return nil }
        self.init(entry)
    }

    /// The voice of an identifier; nil where the device has none.
    public convenience init?(identifier: String) {
        guard let entry = VoiceTable.entries.first(where: { "com.apple.voice.compact.\($0.language).\($0.identifier)" == identifier })
        else {
            return nil
        }
        self.init(entry)
    }

    /// All voices of the device.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { VoiceTable.entries.map { AVSpeechSynthesisVoice($0) } }

    /// The code of the user's language and region.
    open class func currentLanguageCode() -> String {
        let wanted = Locale.preferredLanguages.first ?? "en-US"
        return wanted.contains("-") ? wanted : VoiceTable.entry(language: wanted)?.language ?? "en-US"
    }

    /// Posted when the voices of the device have changed.
    open class var availableVoicesDidChangeNotification: Notification.Name {
        Notification.Name("AVSpeechSynthesisAvailableVoicesDidChangeNotification")
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? AVSpeechSynthesisVoice)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
    open dynamic override var description: String {
        "[AVSpeechSynthesisVoice \(identifier)] Language: \(language), Name: \(name), Quality: Default"
    }
}

/// The identifier of the voice Alex, which a device downloads; this one has not.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
/// The attribute of text whose value is its pronunciation in the International Phonetic Alphabet.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// The voices of the device.
enum VoiceTable {
    struct Entry {
        let language: String
        let name: String
        let identifier: String
        let isFemale: Bool
    }

    private static let names = """
        ar-001 Majed m Maged|bg-BG Daria f|ca-ES Montse f Montserrat|cs-CZ Zuzana f|da-DK Sara f|de-DE Anna f|el-GR Melina f|en-AU Karen f|\
        en-GB Daniel m|en-IE Moira f|en-IN Rishi m|en-US Samantha f|en-ZA Tessa f|es-ES Mónica f Monica|es-MX Paulina f|fi-FI Satu f|\
        fr-CA Amélie f Amelie|fr-FR Thomas m|he-IL Carmit f|hi-IN Lekha f|hr-HR Lana f|hu-HU Tünde f Mariska|id-ID Damayanti f|it-IT Alice f|\
        ja-JP Kyoko f|ko-KR Yuna f|ms-MY Amira f|nb-NO Nora f|nl-BE Ellen f|nl-NL Xander m|pl-PL Zosia f|pt-BR Luciana f|pt-PT Joana f|\
        ro-RO Ioana f|ru-RU Milena f|sk-SK Laura f|sv-SE Alva f|th-TH Kanya f|tr-TR Yelda f|uk-UA Lesya f|vi-VN Linh f|zh-CN Tingting f|\
        zh-HK Sinji f|zh-TW Meijia f
        """

    static let entries: [Entry] = names.split(separator: "|").map { line in
        let parts = line.split(separator: " ").map(String.init)
        return Entry(language: parts[0], name: parts[1], identifier: parts.count > 3 ? parts[3] : parts[1], isFemale: parts[2] == "f")
    }

    /// The regions whose voice speaks a language that names no region.
    private static let usualRegions = [
        "en": "en-US", "es": "es-ES", "fr": "fr-FR", "nl": "nl-NL", "pt": "pt-BR", "zh": "zh-CN", "no": "nb-NO",
    ]

    static func entry(language code: String) -> Entry? {
        let code = code.replacingOccurrences(of: "_", with: "-")
        if let entry = entries.first(where: { $0.language.caseInsensitiveCompare(code) == .orderedSame }) { return entry }
        let language = code.split(separator: "-").first.map { $0.lowercased() } ?? ""
        if let usual = usualRegions[language] { return entries.first { $0.language == usual } }
        return entries.first { $0.language.hasPrefix(language + "-") }
    }
}
