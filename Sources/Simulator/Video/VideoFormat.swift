import Foundation

/// The format of a recorded video.
public enum VideoFormat: String, CaseIterable, Sendable {
    /// MPEG-4 with H.264.
    case mp4
    /// QuickTime with H.264.
    case mov
    /// WebM with VP9.
    case webm

    /// The format that a file's name says.
    ///
    /// - Throws: `SimulatorError` for other names.
    public init(of file: URL) throws {
        guard let format = VideoFormat(rawValue: file.pathExtension.lowercased()) else {
            throw SimulatorError(
                "\(file.lastPathComponent) is no name of a video",
                nextStep: "Name the file with .mp4, .mov (H.264) or .webm (VP9) at its end.")
        }
        self = format
    }

    /// Sees that a video can be made and its file written, before any work is done; makes the file's folder.
    ///
    /// - Throws: `SimulatorError`.
    public static func check(_ file: URL) throws {
        _ = try VideoFormat(of: file)
        try VideoEncoder.check(file)
    }

    /// The pixels of a video's side for those of its pictures: players take H.264 with an even number only, so the last one is left out.
    func length(_ pixels: Int) -> Int { self == .webm ? pixels : pixels / 2 * 2 }

    /// FFmpeg's options for the pictures and the file. Times stay as they are: a picture lasts until the next one.
    ///
    /// - Parameter rate: Pictures a second at most.
    func arguments(rate: Int) -> [String] {
        let size = self != .webm ? "crop=trunc(iw/2)*2:trunc(ih/2)*2:0:0," : ""
        let timing = ["-an", "-fps_mode", "passthrough", "-enc_time_base", "1:\(rate)"]
        let colors = [
            "-vf", size + "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709",
            "-color_trc", "bt709",
        ]
        switch self {
        case .mp4, .mov:
            return timing + colors + [
                "-c:v", "libx264", "-preset", "veryfast", "-crf", "20", "-bf", "0", "-video_track_timescale", "\(rate * 1000)", "-movflags",
                "+faststart", "-f", rawValue,
            ]
        case .webm:
            return timing + colors + [
                "-c:v", "libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-row-mt", "1", "-crf", "24", "-b:v", "0", "-f", "webm",
            ]
        }
    }
}
