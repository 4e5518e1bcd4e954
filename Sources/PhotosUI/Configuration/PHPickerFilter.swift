/// The photos that a picker shows.
///
/// Source: Apple's documentation of `PHPickerFilter`.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
    private indirect enum Condition: Equatable, Hashable, Sendable {
        case mediaType(PHAssetMediaType)
        case subtype(UInt)
        case bursts
        case playbackStyle(PHAsset.PlaybackStyle)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let condition: Condition

    private init(_ condition: Condition) { self.condition = condition }
    private init(_ subtype: PHAssetMediaSubtype) { condition = .subtype(subtype.rawValue) }

    public static let images = PHPickerFilter(.mediaType(.image))
    public static let videos = PHPickerFilter(.mediaType(.video))
    public static let livePhotos = PHPickerFilter(.photoLive)
    public static let bursts = PHPickerFilter(.bursts)
    public static let panoramas = PHPickerFilter(.photoPanorama)
    public static let screenshots = PHPickerFilter(.photoScreenshot)
    public static let screenRecordings = PHPickerFilter(.videoScreenRecording)
    public static let slomoVideos = PHPickerFilter(.videoHighFrameRate)
    public static let timelapseVideos = PHPickerFilter(.videoTimelapse)
    public static let cinematicVideos = PHPickerFilter(.videoCinematic)
    public static let depthEffectPhotos = PHPickerFilter(.photoDepthEffect)
    public static let spatialMedia = PHPickerFilter(.spatialMedia)

    public static func playbackStyle(_ playbackStyle: PHAsset.PlaybackStyle) -> PHPickerFilter {
        PHPickerFilter(.playbackStyle(playbackStyle))
    }
    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(.all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(.not(filter)) }

    /// Whether a picker with the filter shows an asset.
    func contains(_ asset: PHAsset) -> Bool {
        switch condition {
        case .mediaType(let type): asset.mediaType == type
        case .subtype(let subtype): asset.mediaSubtypes.contains(PHAssetMediaSubtype(rawValue: subtype))
        case .bursts: asset.representsBurst
        case .playbackStyle(let style): asset.playbackStyle == style
        case .any(let filters): filters.contains { $0.contains(asset) }
        case .all(let filters): filters.allSatisfy { $0.contains(asset) }
        case .not(let filter): !filter.contains(asset)
        }
    }
}
