internal import MediaInformation

extension RenderPlan {
    /// Plans a part of an asset.
    ///
    /// - Parameters:
    ///   - range: nil for the whole asset.
    ///   - composition: nil shows the first video track alone.
    /// - Throws: The error of reading a file; `AVError.Code.invalidVideoComposition`.
    init(
        _ asset: AVAsset, range: CMTimeRange? = nil, video composition: AVVideoComposition? = nil, audio mix: AVAudioMix? = nil,
        hasVideo: Bool = true, hasAudio: Bool = true
    ) throws {
        _ = try asset.source.read().get()
        let whole = CMTimeRange(start: .zero, duration: asset.duration)
        let part = range.map { CMTimeRangeGetIntersection($0, otherRange: whole) } ?? whole
        duration = part.duration.seconds
        if hasVideo { try addVideo(of: asset, part, composition) }
        if hasAudio { addAudio(of: asset, part, mix) }
    }

    // MARK: Video

    private mutating func addVideo(of asset: AVAsset, _ part: CMTimeRange, _ composition: AVVideoComposition?) throws {
        let tracks = asset.tracks(withMediaType: .video).filter { $0.isEnabled && $0.timeRange.isUsable }
        guard let first = tracks.first else { return }
        if let composition {
            if let problem = composition.problems(for: asset, part).first { throw problem.error }
            size = composition.renderSize
            let interval = composition.frameDuration.seconds
            frameRate = interval.isFinite && interval > 0 ? min(1 / interval, Self.mostFrames) : 30
            sections = composition.sections(of: asset, part, frameRate)
        } else {
            let natural = (asset as? AVComposition)?.naturalSize ?? first.naturalSize
            size = natural
            orientation = first.preferredTransform
            frameRate = first.nominalFrameRate > 0 ? min(Double(first.nominalFrameRate), Self.mostFrames) : 30
            sections = Self.sections(of: first, part, frameRate)
        }
    }

    private static let mostFrames = 240.0

    /// The sections of one track: its segments, and black where there is none.
    private static func sections(of track: AVAssetTrack, _ part: CMTimeRange, _ rate: Double) -> [Section] {
        var (sections, position) = ([Section](), part.start)
        func add(_ edit: TrackEdit?, until end: CMTime) {
            let frames = frames(from: position, to: end, in: part, rate)
            let layer = edit.flatMap { edit in
                Clip(edit).map { Layer(clip: $0, size: edit.size, delay: 0, placement: .fit) }
            }
            if frames > 0 { sections.append(Section(frames: frames, layers: layer.map { [$0] } ?? [])) }
            position = end
        }
        for edit in track.edits.parts(in: part) {
            if edit.target.start > position { add(nil, until: edit.target.start) }
            add(edit, until: edit.target.end)
        }
        if position < part.end { add(nil, until: part.end) }
        return sections
    }

    /// The number of frames from one time to another, so that those of all sections together are right.
    static func frames(from start: CMTime, to end: CMTime, in part: CMTimeRange, _ rate: Double) -> Int {
        func index(_ time: CMTime) -> Int {
            let frame = ((time.seconds - part.start.seconds) * rate).rounded()
            return Int(exactly: frame) ?? 0
        }
        return max(index(end) - index(start), 0)
    }

    // MARK: Sound

    private mutating func addAudio(of asset: AVAsset, _ part: CMTimeRange, _ mix: AVAudioMix?) {
        for track in asset.tracks(withMediaType: .audio) where track.isEnabled {
            let volume = mix?.volume(of: track.trackID) ?? Ramps(initial: [Double(track.preferredVolume)])
            for edit in track.edits.parts(in: part) {
                guard let clip = Clip(edit) else { continue }
                let start = edit.target.start.seconds
                let pieces = volume.pieces(from: start, to: start + clip.duration).map { $0.shifted(by: -start) }
                sounds.append(Sound(clip: clip, delay: start - part.start.seconds, volume: pieces))
            }
        }
    }
}

extension RenderPlan.Clip {
    /// nil where the part is empty, or its file holds no such track.
    init?(_ edit: TrackEdit) {
        guard let source = edit.source, let information = try? source.file.read().get() else { return nil }
        let alike = information.tracks.filter { $0.kind == source.track.kind }
        guard let index = alike.firstIndex(where: { $0.identifier == source.track.identifier }) else { return nil }
        (address, stream) = (source.file.address, index)
        (start, length, duration) = (source.range.start.seconds, source.range.duration.seconds, edit.target.duration.seconds)
        guard length > 0, duration > 0 else { return nil }
    }
}

extension TrackEdit {
    /// The size of the picture in pixels.
    var size: CGSize { CGSize(width: source?.track.width ?? 0, height: source?.track.height ?? 0) }
}

extension Ramps.Piece {
    func shifted(by seconds: Double) -> Ramps.Piece {
        Ramps.Piece(start: start + seconds, end: end + seconds, from: from, to: to)
    }
}
