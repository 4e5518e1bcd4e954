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

    /// A video of one second: its left half is red, its right half blue.
    func video() throws -> URL {
        let url = folder.appendingPathComponent("video.mp4")
        let program = Process()
        program.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
        program.arguments =
            [
                "-v", "error", "-nostdin", "-f", "lavfi", "-i", "color=red:s=32x48:r=10:d=1", "-f", "lavfi", "-i",
                "color=blue:s=32x48:r=10:d=1",
            ]
            + ["-filter_complex", "hstack", "-c:v", "mpeg4", "-q:v", "1", "-pix_fmt", "yuv420p", url.path]
        try program.run()
        program.waitUntilExit()
        return url
    }
}
