import Foundation

/// Media files that tests write.
struct SampleFiles {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// A WAV file of silence: one channel of 16 bits, 8,000 samples a second.
    func wave(seconds: Double, name: String = "sound.wav") throws -> URL {
        let size = Int(seconds * 8000) * 2
        func little(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
        var data = Data("RIFF".utf8) + little(36 + size, 4) + Data("WAVEfmt ".utf8) + little(16, 4) + little(1, 2) + little(1, 2)
        data += little(8000, 4) + little(16000, 4) + little(2, 2) + little(16, 2) + Data("data".utf8) + little(size, 4)
        let url = folder.appendingPathComponent(name)
        try (data + Data(count: size)).write(to: url)
        return url
    }

    func text() throws -> URL {
        let url = folder.appendingPathComponent("text.mp4")
        try Data("no media".utf8).write(to: url)
        return url
    }

    /// Whether FFmpeg is installed.
    static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

    /// A video of ten frames a second, 64 by 48 pixels: its left half is red, its right half blue.
    func video(seconds: Double = 1, name: String = "video.mp4", left: String = "red", right: String = "blue") throws -> URL {
        let url = folder.appendingPathComponent(name)
        let inputs = [left, right].flatMap { ["-f", "lavfi", "-i", "color=\($0):s=32x48:r=10:d=\(seconds)"] }
        let output = ["-filter_complex", "hstack", "-c:v", "mpeg4", "-q:v", "1", "-pix_fmt", "yuv420p", url.path]
        _ = try Self.ffmpeg(inputs + output)
        return url
    }

    /// A WAV file of a tone: one channel of 16 bits, 44,100 samples a second.
    func tone(seconds: Double, name: String = "tone.wav") throws -> URL {
        let url = folder.appendingPathComponent(name)
        _ = try Self.ffmpeg(["-f", "lavfi", "-i", "sine=f=440:d=\(seconds)", "-c:a", "pcm_s16le", url.path])
        return url
    }

    /// The loudness of a file's sound: the root mean square of each tenth of a second, 0…1.
    static func loudness(of url: URL) throws -> [Double] {
        let data = try ffmpeg(["-i", url.path, "-ac", "1", "-ar", "8000", "-f", "s16le", "pipe:1"])
        let samples = stride(from: 0, to: data.count - 1, by: 2).map { Int16(truncatingIfNeeded: Int(data[$0]) | Int(data[$0 + 1]) << 8) }
        return stride(from: 0, to: samples.count - 799, by: 800).map { start in
            let squares = samples[start..<start + 800].map { pow(Double($0) / 32768, 2) }
            return (squares.reduce(0, +) / 800).squareRoot()
        }
    }

    /// Runs FFmpeg.
    ///
    /// - Returns: What it has printed.
    private static func ffmpeg(_ arguments: [String]) throws -> Data {
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
        program.arguments = ["-v", "error", "-nostdin"] + arguments
        let pipe = Pipe()
        program.standardOutput = pipe
        try program.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        program.waitUntilExit()
        return data
    }
}
