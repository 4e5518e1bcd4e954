public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetHEVC3840x2160 = "AVAssetExportPresetHEVC3840x2160"
public let AVAssetExportPresetHEVC7680x4320 = "AVAssetExportPresetHEVC7680x4320"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// The codec, size and quality of a preset. Source: Apple's documentation of `AVAssetExportSession`'s presets.
struct ExportPreset {
    enum Kind { case video, audio, passthrough }
    enum Codec { case h264, hevc }

    var name: String
    var kind = Kind.video
    var codec = Codec.h264
    /// The longer and the shorter side of what the picture is made to fit into, in pixels; nil for its own size.
    var limit: (longer: CGFloat, shorter: CGFloat)?
    /// The encoder's constant rate factor: the less the better.
    var quality = 20

    /// In the order in which they are listed.
    static let all: [ExportPreset] = [
        ExportPreset(name: AVAssetExportPresetLowQuality, limit: (224, 224), quality: 32),
        ExportPreset(name: AVAssetExportPresetMediumQuality, limit: (568, 568), quality: 26),
        ExportPreset(name: AVAssetExportPresetHighestQuality, quality: 18),
        ExportPreset(name: AVAssetExportPresetHEVCHighestQuality, codec: .hevc),
        ExportPreset(name: AVAssetExportPreset640x480, limit: (640, 480)),
        ExportPreset(name: AVAssetExportPreset960x540, limit: (960, 540)),
        ExportPreset(name: AVAssetExportPreset1280x720, limit: (1280, 720)),
        ExportPreset(name: AVAssetExportPreset1920x1080, limit: (1920, 1080)),
        ExportPreset(name: AVAssetExportPreset3840x2160, limit: (3840, 2160)),
        ExportPreset(name: AVAssetExportPresetHEVC1920x1080, codec: .hevc, limit: (1920, 1080)),
        ExportPreset(name: AVAssetExportPresetHEVC3840x2160, codec: .hevc, limit: (3840, 2160)),
        ExportPreset(name: AVAssetExportPresetHEVC7680x4320, codec: .hevc, limit: (7680, 4320)),
        ExportPreset(name: AVAssetExportPresetAppleM4A, kind: .audio),
        ExportPreset(name: AVAssetExportPresetPassthrough, kind: .passthrough),
    ]

    init?(_ name: String) {
        guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
        self = found
    }

    private init(
        name: String, kind: Kind = .video, codec: Codec = .h264, limit: (longer: CGFloat, shorter: CGFloat)? = nil, quality: Int = 20
    ) { (self.name, self.kind, self.codec, self.limit, self.quality) = (name, kind, codec, limit, quality) }

    /// Whether there is something in an asset that it exports.
    func isCompatible(with asset: AVAsset) -> Bool {
        switch kind {
        case .video: asset.tracks(withMediaType: .video).contains { $0.timeRange.isUsable }
        case .audio: asset.tracks(withMediaType: .audio).contains { $0.timeRange.isUsable }
        case .passthrough: asset.isExportable
        }
    }

    /// The types of files that it writes.
    func fileTypes(for asset: AVAsset) -> [AVFileType] {
        switch kind {
        case .video: [.mov, .mp4, .m4v]
        case .audio: [.m4a]
        case .passthrough:
            ExportPreset(AVAssetExportPresetHighestQuality)?.isCompatible(with: asset) == true
                ? [.mov, .mp4, .m4v] : [.mov, .m4a, .mp4, .caf, .wav, .aiff]
        }
    }

    /// The size of the exported picture in pixels: even numbers, never larger than the original.
    func outputSize(_ size: CGSize) -> (width: Int, height: Int) {
        var scale: CGFloat = 1
        if let limit {
            scale = min(1, limit.longer / max(size.width, size.height), limit.shorter / min(size.width, size.height))
        }
        func even(_ length: CGFloat) -> Int { max(Int((length * scale / 2).rounded()) * 2, 2) }
        return (even(size.width), even(size.height))
    }
}

extension AVFileType {
    /// The name of FFmpeg's muxer; nil for types that it does not write here.
    var muxer: String? {
        switch self {
        case .mov: "mov"
        case .mp4, .m4v: "mp4"
        case .m4a: "ipod"
        case .caf: "caf"
        case .wav: "wav"
        case .aiff: "aiff"
        default: nil
        }
    }

    /// Whether files of the type consist of boxes.
    var isMovie: Bool { [.mov, .mp4, .m4v, .m4a].contains(self) }
}
