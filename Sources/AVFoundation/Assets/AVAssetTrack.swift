internal import MediaInformation

/// One track of an asset. Source: Apple's documentation of `AVAssetTrack`.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    private let read: MediaTrack
    let source: AssetSource
    public private(set) weak var asset: AVAsset?

    init(_ track: MediaTrack, of asset: AVAsset) {
        (read, self.asset, source) = (track, asset, asset.source)
        super.init()
    }

    /// The track as its file states it.
    var track: MediaTrack { read }

    public var _source: _MediaSource { _MediaSource(source: source) }

    open var trackID: CMPersistentTrackID { track.identifier }
    open var mediaType: AVMediaType {
        switch track.kind {
        case .audio: .audio
        case .video: .video
        case .text: .text
        case .other: .metadata
        }
    }
    open var isPlayable: Bool { track.kind == .audio || track.kind == .video }
    open var isDecodable: Bool { isPlayable }
    open var isEnabled: Bool { track.isEnabled }
    open var isSelfContained: Bool { true }
    /// Bytes of all samples together, from the bit rate.
    open var totalSampleDataLength: Int64 { Int64(exactly: (track.bitRate * track.duration.seconds / 8).rounded(.down)) ?? 0 }
    open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: CMTime(track.duration)) }
    /// Units a second of the track's own times.
    open var naturalTimeScale: CMTimeScale {
        track.kind == .audio && track.sampleRate >= 1 ? Int32(min(track.sampleRate, Double(Int32.max))) : track.duration.timescale
    }
    /// Bits a second.
    open var estimatedDataRate: Float { Float(track.bitRate) }
    open var languageCode: String? { track.language }
    open var extendedLanguageTag: String? { nil }
    /// Pixels, before the transform; nothing for sound.
    open var naturalSize: CGSize { CGSize(width: track.width, height: track.height) }
    open var preferredTransform: CGAffineTransform {
        let matrix = track.transform.map { CGFloat($0) }
        return CGAffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
    }
    open var preferredVolume: Float { 1 }
    /// Frames a second.
    open var nominalFrameRate: Float { Float(track.frameRate) }
    open var minFrameDuration: CMTime {
        track.frameRate > 0 ? CMTime(seconds: 1 / track.frameRate, preferredTimescale: 90_000) : .invalid
    }
    open var requiresFrameReordering: Bool { false }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    /// One description of the track's codec, a `CMFormatDescription`.
    open var formatDescriptions: [Any] { descriptions }

    var descriptions: [CMFormatDescription] {
        let size = CMVideoDimensions(width: Int32(clamping: Int(track.width)), height: Int32(clamping: Int(track.height)))
        let kind = CMFormatDescription.MediaType(rawValue: CMFormatDescription.code(mediaType.rawValue))
        return [CMFormatDescription(mediaType: kind, mediaSubType: .init(string: track.codec), dimensions: size)]
    }

    open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
        switch mediaCharacteristic {
        case .visual, .frameBased: track.kind == .video
        case .audible: track.kind == .audio
        case .legible: track.kind == .text
        default: false
        }
    }

    /// The parts of the track; a file's track counts as one part, whatever its edit list says.
    func allSegments() -> [AVAssetTrackSegment] { [AVAssetTrackSegment(CMTimeMapping(source: timeRange, target: timeRange))] }

    /// The segment shown at a time of the track; the last one behind the end, nil before the start.
    open func segment(forTrackTime trackTime: CMTime) -> AVAssetTrackSegment? {
        guard trackTime.isNumeric, trackTime >= .zero else { return nil }
        return allSegments().first { $0.timeMapping.target.containsTime(trackTime) } ?? allSegments().last
    }

    /// The time of the source's samples shown at a time of the track; invalid where there are none.
    open func samplePresentationTime(forTrackTime trackTime: CMTime) -> CMTime {
        guard let mapping = segment(forTrackTime: trackTime)?.timeMapping, mapping.source.isValid else { return .invalid }
        return CMTimeMapTimeFromRangeToRange(trackTime, fromRange: mapping.target, toRange: mapping.source)
    }
}

extension AVAsynchronousKeyValueLoading where Self: AVAssetTrack {
    /// The parts of the track, in the order of time. Tracks of compositions have segments of a type of their own.
    public var segments: [AVAssetTrackSegment] { allSegments() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var segments: AVAsyncProperty<Root, [AVAssetTrackSegment]> { AVAsyncProperty("segments") { $0.allSegments() } }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> {
        AVAsyncProperty("formatDescriptions") { $0.descriptions }
    }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("playable") { $0.isPlayable } }
    public static var isDecodable: AVAsyncProperty<Root, Bool> { AVAsyncProperty("decodable") { $0.isDecodable } }
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty("enabled") { $0.isEnabled } }
    public static var totalSampleDataLength: AVAsyncProperty<Root, Int64> {
        AVAsyncProperty("totalSampleDataLength") { $0.totalSampleDataLength }
    }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty("timeRange") { $0.timeRange } }
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty("naturalTimeScale") { $0.naturalTimeScale } }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("estimatedDataRate") { $0.estimatedDataRate } }
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty("languageCode") { $0.languageCode } }
    public static var extendedLanguageTag: AVAsyncProperty<Root, String?> {
        AVAsyncProperty("extendedLanguageTag") { $0.extendedLanguageTag }
    }
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty("naturalSize") { $0.naturalSize } }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
        AVAsyncProperty("preferredTransform") { $0.preferredTransform }
    }
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty("preferredVolume") { $0.preferredVolume } }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty("nominalFrameRate") { $0.nominalFrameRate } }
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty("minFrameDuration") { $0.minFrameDuration } }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("metadata") { $0.metadata } }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty("commonMetadata") { $0.commonMetadata } }
}
