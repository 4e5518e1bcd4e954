internal import MediaInformation

/// The mixed sound of an asset's tracks as a file, which goes with the object.
final class RenderedSound: @unchecked Sendable {
    private let lock = NSLock()
    private let file: URL
    private var isReady = false

    /// Starts to mix.
    ///
    /// - Parameter handler: Called on the main thread once the file is complete; not at all where there is no sound.
    init(_ asset: AVAsset, _ mix: AVAudioMix?, _ handler: @escaping @Sendable () -> Void) {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString).m4a")
        DispatchQueue.global(qos: .userInitiated).async { [weak self, file] in
            guard Self.render(asset, mix, file) else { return }
            guard let self else { return Self.remove(file) }
            self.lock.withLock { self.isReady = true }
            DispatchQueue.main.async(execute: handler)
        }
    }

    deinit { Self.remove(file) }

    /// The file; nil until it is complete.
    var url: URL? { lock.withLock { isReady ? file : nil } }

    private static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file) }

    /// - Returns: Whether there is a file now.
    private static func render(_ asset: AVAsset, _ mix: AVAudioMix?, _ file: URL) -> Bool {
        guard let plan = try? RenderPlan(asset, audio: mix, hasVideo: false) else { return false }
        var graph = FilterGraph()
        guard let pad = graph.addSound(plan) else { return false }
        let arguments = ["-v", "quiet", "-nostdin", "-y"] + graph.arguments + ["-map", "[\(pad)]"] + MediaEncoders.audio(.m4a)
        guard let process = try? MediaProgram.ffmpeg.start(arguments + ["-f", "ipod", file.path]) else { return false }
        while process.read(4096) != nil {}
        return process.finish()
    }
}
