internal import MediaInformation

/// The encoders of the installed FFmpeg.
enum MediaEncoders {
    /// Names, read once.
    private static let names: Set<String> = {
        guard let output = try? MediaProgram.ffmpeg.output(["-v", "quiet", "-hide_banner", "-encoders"], limit: 1 << 20) else { return [] }
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
        return Set(lines.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) })
    }()

    /// The arguments that encode video.
    ///
    /// - Throws: `AVError.Code.encoderNotFound`.
    static func video(_ codec: ExportPreset.Codec, quality: Int) throws -> [String] {
        let known: [(name: String, arguments: [String])] =
            switch codec {
            case .h264:
                [
                    ("libx264", ["-preset", "veryfast", "-crf", "\(quality)", "-tag:v", "avc1"]),
                    ("libopenh264", ["-b:v", "4M", "-tag:v", "avc1"]),
                ]
            case .hevc:
                [("libx265", ["-preset", "ultrafast", "-crf", "\(quality)", "-x265-params", "log-level=none", "-tag:v", "hvc1"])]
            }
        guard let found = known.first(where: { names.contains($0.name) }) else {
            throw AVError.Code.encoderNotFound.failure(
                suggestion: "Quince exports video with FFmpeg and its encoder \(known[0].name): apt install ffmpeg")
        }
        return ["-c:v", found.name] + found.arguments + ["-pix_fmt", "yuv420p"]
    }

    /// The arguments that encode the sound of a type of file.
    static func audio(_ type: AVFileType) -> [String] {
        switch type {
        case .wav, .caf: ["-c:a", "pcm_s16le"]
        case .aiff: ["-c:a", "pcm_s16be"]
        default: ["-c:a", "aac", "-b:a", "128k"]
        }
    }
}
