import Foundation
import HelperPrograms

/// Pictures of a video, which FFmpeg decodes.
package enum MediaFrames {
    /// A picture: opaque BGRA, rows from top to bottom without padding.
    package struct Frame: Sendable {
        package var width: Int
        package var height: Int
        package var pixels: Data
    }

    /// Decodes the picture at a time. Blocks until it is there.
    ///
    /// - Parameters:
    ///   - address: A file's path, or an address on the network.
    ///   - seconds: From the start of the file.
    ///   - width: Pixels of the result, at most `largestSide`.
    ///   - isUpright: Whether the picture is turned as the file says.
    /// - Returns: nil where there is none.
    /// - Throws: `MediaError.missingProgram`.
    package static func frame(of address: String, at seconds: Double, width: Int, height: Int, isUpright: Bool = true) throws -> Frame? {
        guard isDrawable(width, height) else { return nil }
        let turning = isUpright ? [] : ["-noautorotate"]
        let request = arguments(address, seconds, width, height, rate: nil) + ["-frames:v", "1", "pipe:1"]
        let process = try MediaProgram.ffmpeg.start(turning + request)
        let pixels = process.readAll(width * height * 4)
        process.finish(isWanted: false)
        return pixels.map { Frame(width: width, height: height, pixels: $0) }
    }

    package static let largestSide = 4096

    static func isDrawable(_ width: Int, _ height: Int) -> Bool {
        (1...largestSide).contains(width) && (1...largestSide).contains(height)
    }

    static func arguments(_ address: String, _ seconds: Double, _ width: Int, _ height: Int, rate: Double?) -> [String] {
        let filters = (rate.map { ["fps=\($0)"] } ?? []) + ["scale=\(width):\(height)"]
        return [
            "-v", "quiet", "-nostdin", "-threads", "1", "-ss", String(format: "%.6f", max(seconds, 0)), "-i", address, "-an", "-sn", "-dn",
        ]
            + ["-vf", filters.joined(separator: ","), "-f", "rawvideo", "-pix_fmt", "bgra"]
    }
}

/// The pictures of a video from a time on, one after the other, at an even rate.
package final class MediaFrameStream: @unchecked Sendable {
    package let start: Double
    /// Pictures a second.
    package let rate: Double
    package let width: Int
    package let height: Int
    /// The number of pictures that have been read.
    package private(set) var count = 0
    private let process: HelperProcess

    /// Starts to decode. - Throws: `MediaError.missingProgram`.
    package init?(of address: String, from seconds: Double, rate: Double, width: Int, height: Int) throws {
        guard MediaFrames.isDrawable(width, height), rate > 0 else { return nil }
        (start, self.rate, self.width, self.height) = (seconds, rate, width, height)
        process = try MediaProgram.ffmpeg.start(MediaFrames.arguments(address, seconds, width, height, rate: rate) + ["pipe:1"])
    }

    /// Reads on to the picture shown at a time; blocks until it is there.
    ///
    /// - Returns: nil where the picture that was read last is still the one, and at the video's end.
    package func frame(at seconds: Double) -> MediaFrames.Frame? {
        let passed = ((seconds - start) * rate + 0.001).rounded(.down)
        guard passed.isFinite, passed < 1e15 else { return nil }
        let wanted = Int(passed) + 1
        var pixels: Data?
        while count < wanted {
            guard let next = process.readAll(width * height * 4) else { break }
            pixels = next
            count += 1
        }
        return pixels.map { MediaFrames.Frame(width: width, height: height, pixels: $0) }
    }

    /// Ends the decoding.
    package func stop() { process.finish(isWanted: false) }
}
