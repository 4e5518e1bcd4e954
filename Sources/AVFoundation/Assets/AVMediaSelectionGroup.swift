import QuinceFoundation

/// Alternatives of an asset of which one is played: languages of its sound, subtitles.
///
/// No asset has one here: players play the first track of sound of a file.
///
/// Source: Apple's documentation of `AVMediaSelectionGroup`.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
    public let options: [AVMediaSelectionOption]
    open var defaultOption: AVMediaSelectionOption? { options.first }
    /// Whether none of the options can be chosen.
    public let allowsEmptySelection: Bool

    init(_ options: [AVMediaSelectionOption], allowsEmptySelection: Bool = true) {
        (self.options, self.allowsEmptySelection) = (options, allowsEmptySelection)
        super.init()
    }

    /// The options that can be played.
    open class func playableMediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption]) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter(\.isPlayable)
    }

    /// The options of a locale's language, and of its region where the locale has one.
    open class func mediaSelectionOptions(from mediaSelectionOptions: [AVMediaSelectionOption], with locale: Locale)
        -> [AVMediaSelectionOption]
    {
        mediaSelectionOptions.filter { option in
            guard let own = option.locale, own.language.languageCode == locale.language.languageCode else { return false }
            return locale.region == nil || own.region == locale.region
        }
    }

    /// The options of the first languages that there are, in the order of the languages.
    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], filteredAndSortedAccordingToPreferredLanguages preferredLanguages: [String]
    ) -> [AVMediaSelectionOption] {
        preferredLanguages.flatMap { language in
            let code = Locale(identifier: language).language.languageCode
            return mediaSelectionOptions.filter { $0.locale?.language.languageCode == code }
        }
    }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], withMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in mediaCharacteristics.allSatisfy(option.hasMediaCharacteristic) }
    }

    open class func mediaSelectionOptions(
        from mediaSelectionOptions: [AVMediaSelectionOption], withoutMediaCharacteristics mediaCharacteristics: [AVMediaCharacteristic]
    ) -> [AVMediaSelectionOption] {
        mediaSelectionOptions.filter { option in !mediaCharacteristics.contains(where: option.hasMediaCharacteristic) }
    }
}

/// One of the alternatives of a group.
///
/// Source: Apple's documentation of `AVMediaSelectionOption`.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    /// The language as BCP 47.
    public let extendedLanguageTag: String?
    private let characteristics: Set<AVMediaCharacteristic>

    init(_ mediaType: AVMediaType, language: String?, _ characteristics: Set<AVMediaCharacteristic> = []) {
        (self.mediaType, extendedLanguageTag, self.characteristics) = (mediaType, language, characteristics)
        super.init()
    }

    open var isPlayable: Bool { mediaType == .audio || mediaType == .video }
    open var locale: Locale? { extendedLanguageTag.map { Locale(identifier: $0) } }
    open var mediaSubTypes: [NSNumber] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var availableMetadataFormats: [String] { [] }
    open func metadata(forFormat format: String) -> [AVMetadataItem] { [] }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .audible: mediaType == .audio
        case .visual: mediaType == .video
        case .legible: mediaType == .text
        default: characteristics.contains(mediaCharacteristic)
        }
    }

    /// The language in the device's language.
    open var displayName: String { displayName(with: .current) }
    open func displayName(with locale: Locale) -> String {
        extendedLanguageTag.flatMap { locale.localizedString(forIdentifier: $0) } ?? "Unknown language"
    }
}

/// The options of an item that are chosen, one of each group.
///
/// Source: Apple's documentation of `AVMediaSelection`.
open class AVMediaSelection: NSObject, @unchecked Sendable {
    public private(set) weak var asset: AVAsset?

    init(_ asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// The option that is chosen in a group: its default one, as there is no item with groups.
    open func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        mediaSelectionGroup.defaultOption
    }
}

/// The languages and traits that a player prefers.
///
/// Source: Apple's documentation of `AVPlayerMediaSelectionCriteria`.
open class AVPlayerMediaSelectionCriteria: NSObject, @unchecked Sendable {
    public let preferredLanguages: [String]?
    public let preferredMediaCharacteristics: [AVMediaCharacteristic]?
    public let principalMediaCharacteristics: [AVMediaCharacteristic]?

    public init(preferredLanguages: [String]?, preferredMediaCharacteristics: [AVMediaCharacteristic]?) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
        principalMediaCharacteristics = nil
        super.init()
    }

    public init(
        principalMediaCharacteristics: [AVMediaCharacteristic]?, preferredLanguages: [String]?,
        preferredMediaCharacteristics: [AVMediaCharacteristic]?
    ) {
        (self.preferredLanguages, self.preferredMediaCharacteristics) = (preferredLanguages, preferredMediaCharacteristics)
        self.principalMediaCharacteristics = principalMediaCharacteristics
        super.init()
    }
}

extension AVPlayerItem {
    /// The options that are chosen.
    public var currentMediaSelection: AVMediaSelection { AVMediaSelection(asset) }
    /// Chooses an option of a group of the asset; no asset has a group.
    public func select(_ mediaSelectionOption: AVMediaSelectionOption?, in mediaSelectionGroup: AVMediaSelectionGroup) {}
    public func selectMediaOptionAutomatically(in mediaSelectionGroup: AVMediaSelectionGroup) {}
    @available(iOS, introduced: 5.0, deprecated: 11.0, message: "Use currentMediaSelection")
    public func selectedMediaOption(in mediaSelectionGroup: AVMediaSelectionGroup) -> AVMediaSelectionOption? {
        currentMediaSelection.selectedMediaOption(in: mediaSelectionGroup)
    }
}
