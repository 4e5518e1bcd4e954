internal import MediaInformation

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
public let AVURLAssetURLRequestAttributionKey = "AVURLAssetURLRequestAttributionKey"

/// A file or stream of media: its tracks, duration and metadata.
///
/// Properties that are read without being loaded block the caller, as on iOS. May be used from any thread.
/// Source: Apple's documentation of `AVAsset`.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    let source: AssetSource
    private let lock = NSLock()
    private var loadedTracks: [AVAssetTrack]?

    /// Makes an asset of a file or of an address.
    public convenience init(url URL: URL) { self.init(source: AssetSource(URL)) }

    init(source: AssetSource) {
        self.source = source
        super.init()
    }

    public var _source: _MediaSource { _MediaSource(source: source) }

    /// Invalid where the file cannot be read.
    open var duration: CMTime { information.map { CMTime($0.duration) } ?? .zero }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { tracks(withMediaType: .video).first?.preferredTransform ?? .identity }
    open var providesPreciseDurationAndTiming: Bool { information != nil }
    open var hasProtectedContent: Bool { false }
    open var isPlayable: Bool { information.map { !$0.audioTracks.isEmpty || !$0.videoTracks.isEmpty } ?? false }
    open var isReadable: Bool { isPlayable }
    open var isExportable: Bool { isPlayable }
    open var isComposable: Bool { isPlayable }
    open var isCompatibleWithAirPlayVideo: Bool { false }

    /// The tracks, in the file's order.
    func allTracks() -> [AVAssetTrack] {
        guard let information else { return [] }
        return lock.withLock {
            if let loadedTracks { return loadedTracks }
            let made = information.tracks.map { AVAssetTrack($0, of: self) }
            loadedTracks = made
            return made
        }
    }

    /// All metadata.
    open var metadata: [AVMetadataItem] { information?.tags.map(AVMetadataItem.init) ?? [] }
    /// Metadata whose meaning all formats share.
    open var commonMetadata: [AVMetadataItem] { metadata.filter { $0.commonKey != nil } }
    open var availableMetadataFormats: [AVMetadataFormat] {
        let spaces = metadata.compactMap(\.keySpace)
        return [AVMetadataFormat.iTunesMetadata, .quickTimeMetadata, .quickTimeUserData, .id3Metadata].filter { format in
            spaces.contains { $0.format == format }
        }
    }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { metadata.filter { $0.keySpace?.format == format } }
    open var creationDate: AVMetadataItem? { metadata.first { $0.commonKey == .commonKeyCreationDate } }
    open var lyrics: String? { metadata.first { $0.keyText == "©lyr" || $0.keyText == "USLT" }?.stringValue }

    /// Ends loading. Files are read at once, so that there is nothing to end.
    open func cancelLoading() {}

    // MARK: Loading

    public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        _ = try await source.load()
        return metadata(forFormat: format)
    }

    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
    ) {
        source.load { result in
            switch result {
            case .success: completionHandler(self.tracks(withMediaType: mediaType), nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// The traits that there are alternatives of: none, as players play the first track of sound of a file.
    open var availableMediaCharacteristicsWithMediaSelectionOptions: [AVMediaCharacteristic] { [] }
    /// The alternatives of a trait; nil, as there are none.
    open func mediaSelectionGroup(forMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> AVMediaSelectionGroup? { nil }
    /// The alternatives of a trait; nil, as there are none.
    ///
    /// - Throws: `AVError` where the asset cannot be read.
    open func loadMediaSelectionGroup(for mediaCharacteristic: AVMediaCharacteristic) async throws -> AVMediaSelectionGroup? {
        _ = try await source.load()
        return nil
    }
    @available(*, unavailable, message: "not yet in Quince: chapters")
    open var availableChapterLocales: [Locale] { [] }
}

// Compositions have members of the same names with tracks of their own type. Swift lets no class override a property with an array
// of a narrower type, but it prefers the extension for the narrower class.
extension AVAsynchronousKeyValueLoading where Self: AVAsset {
    /// The tracks, in the file's order.
    public var tracks: [AVAssetTrack] { allTracks() }
    public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { allTracks().filter { $0.mediaType == mediaType } }
    public func tracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) -> [AVAssetTrack] {
        allTracks().filter { $0.hasMediaCharacteristic(mediaCharacteristic) }
    }
    public func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? { allTracks().first { $0.trackID == trackID } }

    public func loadTrack(withTrackID trackID: CMPersistentTrackID) async throws -> AVAssetTrack? {
        _ = try await source.load()
        return track(withTrackID: trackID)
    }
    public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        _ = try await source.load()
        return tracks(withMediaType: mediaType)
    }
    public func loadTracks(withMediaCharacteristic mediaCharacteristic: AVMediaCharacteristic) async throws -> [AVAssetTrack] {
        _ = try await source.load()
        return tracks(withMediaCharacteristic: mediaCharacteristic)
    }
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// An asset of a file or of an address. Source: Apple's documentation of `AVURLAsset`.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: AssetSource(URL)) }

    public var url: URL { source.url }

    /// The types of files that can be read.
    open class func audiovisualTypes() -> [AVFileType] { [.mov, .mp4, .m4v, .m4a, .mobile3GPP, .caf, .wav, .aiff, .aifc, .mp3, .amr, .au] }
    /// The MIME types of files that can be read.
    open class func audiovisualMIMETypes() -> [String] {
        ["video/quicktime", "video/mp4", "video/x-m4v", "video/3gpp", "audio/mp4", "audio/x-m4a", "audio/mpeg", "audio/aac", "audio/wav"]
            + ["audio/x-wav", "audio/aiff", "audio/x-aiff", "audio/x-caf", "audio/flac", "application/vnd.apple.mpegurl"]
    }
    open class func isPlayableExtendedMIMEType(_ extendedMIMEType: String) -> Bool {
        let type = extendedMIMEType.split(separator: ";").first.map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
        return type.map(audiovisualMIMETypes().contains) ?? false
    }

    @available(*, unavailable, message: "not yet in Quince: delegates that load an asset's bytes")
    open var resourceLoader: AVAssetResourceLoader { fatalError() }
}

extension CMTime {
    init(_ time: MediaTime) { self.init(value: time.value, timescale: time.timescale) }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("duration") { $0.duration } }
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredRate") { $0.preferredRate } }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") { $0.preferredVolume } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty("preferredTransform") { $0.preferredTransform }
    }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty("tracks") { $0.allTracks() } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("commonMetadata") { $0.commonMetadata } }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
        AVAsyncProperty("availableMetadataFormats") { $0.availableMetadataFormats }
    }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty("creationDate") { $0.creationDate } }
    public static var lyrics: AVAsyncProperty<Root, String?> { AVAsyncProperty("lyrics") { $0.lyrics } }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("playable") { $0.isPlayable } }
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("readable") { $0.isReadable } }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("exportable") { $0.isExportable } }
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("composable") { $0.isComposable } }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("hasProtectedContent") { $0.hasProtectedContent }
    }
    public static var providesPreciseDurationAndTiming: AVAsyncProperty<Root, Bool> {
        AVAsyncProperty("providesPreciseDurationAndTiming") { $0.providesPreciseDurationAndTiming }
    }
}
