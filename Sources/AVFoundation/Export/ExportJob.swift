internal import MediaInformation

/// One export: FFmpeg's arguments, and the file that it makes.
///
/// FFmpeg writes a hidden file beside the output, which gets the output's name once it is complete.
struct ExportJob {
    var asset: AVAsset
    var preset: ExportPreset
    var type: AVFileType
    var output: URL
    var range: CMTimeRange
    var videoComposition: AVVideoComposition?
    var audioMix: AVAudioMix?
    /// nil keeps what the asset's file says.
    var metadata: [AVMetadataItem]?
    var isForNetwork = false
    /// Bytes; 0 for any number.
    var lengthLimit: Int64 = 0
    /// nil for the output's own folder.
    var folder: URL?

    // MARK: Arguments

    /// FFmpeg's arguments but for the output's name, the seconds of the result, and its matrix.
    ///
    /// - Throws: `AVError`, where there is nothing to be exported.
    func prepare() throws -> (arguments: [String], seconds: Double, matrix: CGAffineTransform) {
        guard let muxer = type.muxer else { throw AVError.Code.exportFailed.failure("Files of this type are not written.") }
        if preset.kind == .passthrough, videoComposition != nil || audioMix != nil {
            throw AVError.Code.operationNotSupportedForPreset.failure("Passthrough changes neither pictures nor sounds.")
        }
        let part = range.duration.isNumeric ? range : CMTimeRange(start: range.start, duration: .positiveInfinity)
        let plan = try RenderPlan(
            asset, range: part, video: videoComposition, audio: audioMix, hasVideo: preset.kind != .audio && !isSoundFile)
        guard plan.duration > 0, !plan.sections.isEmpty || !plan.sounds.isEmpty else {
            throw AVError.Code.exportFailed.failure("There is nothing to be exported in the time range.")
        }
        let isCopy = preset.kind == .passthrough && plan.copies != nil
        let (media, matrix) = isCopy ? (copying(plan.copies ?? []), plan.orientation) : try encoding(plan)
        var arguments = ["-v", "quiet", "-nostdin", "-y", "-progress", "pipe:1", "-stats_period", "0.2"] + media + tags
        // Chapters of the first clip would not fit.
        arguments += ["-map_chapters", "-1", "-t", FilterGraph.number(plan.duration)]
        if lengthLimit > 0 { arguments += ["-fs", "\(lengthLimit)"] }
        if isForNetwork, type.isMovie { arguments += ["-movflags", "+faststart"] }
        return (arguments + ["-f", muxer], plan.duration, matrix)
    }

    private var isSoundFile: Bool { [.m4a, .caf, .wav, .aiff].contains(type) }

    private func encoding(_ plan: RenderPlan) throws -> ([String], CGAffineTransform) {
        var graph = FilterGraph()
        var (maps, matrix) = ([String](), plan.orientation)
        if !plan.sections.isEmpty {
            let size = preset.outputSize(plan.size)
            let scale = CGFloat(size.width) / plan.size.width
            (matrix.tx, matrix.ty) = (matrix.tx * scale, matrix.ty * scale)
            let pad = graph.addPicture(plan, size: size, rate: plan.frameRate, isUpright: false)
            maps += try ["-map", "[\(pad)]"] + MediaEncoders.video(preset.codec, quality: preset.quality)
        }
        if let pad = graph.addSound(plan) { maps += ["-map", "[\(pad)]"] + MediaEncoders.audio(type) }
        return (graph.arguments + maps, matrix)
    }

    /// The arguments that copy tracks without decoding them. A copy begins at a key frame; the file says from where on it is shown.
    private func copying(_ clips: [(clip: RenderPlan.Clip, kind: String)]) -> [String] {
        let inputs = clips.flatMap { item in
            ["-ss", FilterGraph.number(item.clip.start), "-t", FilterGraph.number(item.clip.length), "-i", item.clip.address]
        }
        let maps = clips.enumerated().flatMap { index, item in ["-map", "\(index):\(item.kind):\(item.clip.stream)"] }
        // Sound of another codec than the file's type takes is encoded.
        return inputs + maps + (isSoundFile && type != .m4a ? MediaEncoders.audio(type) : ["-c", "copy"])
    }

    // MARK: Metadata

    private static let tagNames: [AVMetadataKey: String] = [
        .commonKeyTitle: "title", .commonKeyArtist: "artist", .commonKeyAlbumName: "album", .commonKeyCreator: "author",
        .commonKeyAuthor: "author", .commonKeyCreationDate: "date", .commonKeyCopyrights: "copyright", .commonKeyDescription: "description",
        .commonKeySoftware: "encoder",
    ]

    /// The arguments for what the file says of itself: common keys with text.
    private var tags: [String] {
        guard let metadata else { return asset is AVComposition ? ["-map_metadata", "-1"] : [] }
        return ["-map_metadata", "-1"]
            + metadata.flatMap { item -> [String] in
                guard let name = item.commonKey.flatMap({ Self.tagNames[$0] }), let text = item.stringValue else { return [] }
                return ["-metadata", "\(name)=\(text)"]
            }
    }

    // MARK: Running

    /// Runs FFmpeg to its end. Blocks the caller.
    ///
    /// - Parameters:
    ///   - control: Ends FFmpeg.
    ///   - progress: Called with 0…1.
    /// - Throws: `AVError`.
    func run(_ control: ExportControl, progress: (Double) -> Void) throws {
        guard !FileManager.default.fileExists(atPath: output.path) else { throw AVError.Code.fileAlreadyExists.failure() }
        let (arguments, seconds, matrix) = try prepare()
        let hidden = (folder ?? output.deletingLastPathComponent()).appendingPathComponent(".\(UUID().uuidString).export")
        defer { try? FileManager.default.removeItem(at: hidden) }
        do {
            let process = try MediaProgram.ffmpeg.start(arguments + [hidden.path])
            control.begin { process.finish(isWanted: false) }
            var reader = ProgressReader()
            while let data = process.read(4096) {
                for time in reader.read(data) { progress(min(max(time / seconds, 0), 1)) }
            }
            let succeeded = process.finish()
            if control.end() { throw AVError.Code.operationCancelled.failure() }
            guard succeeded, Self.size(of: hidden) > 0 else { throw Self.failure(in: hidden.deletingLastPathComponent()) }
        } catch is MediaError {
            throw AVError.Code.encoderNotFound.failure(
                suggestion: "Quince exports media with FFmpeg, which is not installed: apt install ffmpeg")
        }
        if type.isMovie { try MovieMatrix.write(matrix, to: hidden) }
        try publish(hidden)
    }

    /// Gives the complete file its name.
    private func publish(_ hidden: URL) throws {
        do {
            try FileManager.default.moveItem(at: hidden, to: output)
        } catch {
            let exists = FileManager.default.fileExists(atPath: output.path)
            throw exists
                ? AVError.Code.fileAlreadyExists.failure(underlying: error) : AVError.Code.exportFailed.failure(underlying: error)
        }
    }

    private static func size(of file: URL) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue ?? 0
    }

    /// The reason why FFmpeg has failed, as far as it is known.
    private static func failure(in folder: URL) -> AVError {
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            return AVError.Code.exportFailed.failure("Nothing can be written into the folder \(folder.path).")
        }
        let free = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)[.systemFreeSize] as? NSNumber
        if let free, free.int64Value < 1 << 20 { return AVError.Code.diskFull.failure() }
        return AVError.Code.exportFailed.failure("FFmpeg could not decode or encode the media.")
    }
}

extension RenderPlan {
    /// The clips, where each track is one clip as its file has it, from the start on; nil where something has to be encoded.
    var copies: [(clip: Clip, kind: String)]? {
        guard sections.count <= 1, (sections.first?.layers.count ?? 1) == 1, sounds.allSatisfy({ $0.delay == 0 }) else { return nil }
        let clips = sections.flatMap(\.layers).map { (clip: $0.clip, kind: "v") } + sounds.map { (clip: $0.clip, kind: "a") }
        return clips.allSatisfy { abs($0.clip.length - $0.clip.duration) < 1e-6 } ? clips : nil
    }
}
