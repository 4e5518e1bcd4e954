import QuinceFoundation

/// Writes sounds into files that browsers play.
enum SoundConversion {
    private static var folder: URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("com.apple.audio.playback", isDirectory: true)
    }

    /// Bytes of the largest file that is converted.
    private static let largestFile = 64 << 20

    /// Returns a WAV file with the samples of an AIFF or CAF file; nil where they are compressed.
    static func waveFile(of url: URL) -> URL? {
        guard let data = try? Data(contentsOf: url, options: .mappedIfSafe), data.count <= largestFile, let samples = SampleFile(data)
        else {
            return nil
        }
        return write(samples)
    }

    /// Returns a file with a sound of memory; nil where browsers would not play it.
    static func file(of data: Data) -> URL? {
        guard data.count <= largestFile else { return nil }
        if let kind = browserKind(of: data) { return write(kind) { try data.write(to: $0, options: .atomic) } }
        return SampleFile(data).flatMap(write)
    }

    /// The file extension of a sound as its first bytes tell; nil for kinds that browsers do not play.
    private static func browserKind(of data: Data) -> String? {
        let head = [UInt8](data.prefix(12))
        guard head.count == 12 else { return nil }
        if head.starts(with: Array("RIFF".utf8)) { return "wav" }
        if head.starts(with: Array("OggS".utf8)) { return "ogg" }
        if head.starts(with: Array("fLaC".utf8)) { return "flac" }
        if Array(head[4..<8]) == Array("ftyp".utf8) { return "m4a" }
        if head.starts(with: Array("ID3".utf8)) || (head[0] == 0xFF && head[1] & 0xE6 == 0xE2) { return "mp3" }
        return head[0] == 0xFF && head[1] & 0xF6 == 0xF0 ? "aac" : nil
    }

    private static func write(_ samples: SampleFile) -> URL? {
        write("wav") { url in
            let writer = try SampleFileWriter(url, format: samples.format, type: kAudioFileWAVEType)
            let step = 65536
            for start in stride(from: 0, to: samples.frameCount, by: step) {
                try writer.append(samples.read(start..<min(start + step, samples.frameCount)))
            }
        }
    }

    private static func write(_ fileExtension: String, _ body: (URL) throws -> Void) -> URL? {
        let url = folder.appendingPathComponent(UUID().uuidString).appendingPathExtension(fileExtension)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try body(url)
            return url
        } catch { return nil }
    }
}
