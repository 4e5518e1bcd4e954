internal import MediaInformation

extension AVVideoComposition {
    /// The sections of a part of an asset, as the instructions show it.
    func sections(of asset: AVAsset, _ part: CMTimeRange, _ rate: Double) -> [RenderPlan.Section] {
        let instructions = instructions.compactMap { $0 as? AVVideoCompositionInstruction }
        return instructions.compactMap { instruction -> RenderPlan.Section? in
            let range = CMTimeRangeGetIntersection(instruction.timeRange, otherRange: part)
            let frames = RenderPlan.frames(from: range.start, to: range.end, in: part, rate)
            guard range.duration > .zero, frames > 0 else { return nil }
            let layers = instruction.layerInstructions.reversed().flatMap { $0.layers(of: asset, range) }
            return RenderPlan.Section(frames: frames, background: instruction.backgroundColor?.filterName ?? "black", layers: layers)
        }
    }
}

extension AVVideoCompositionLayerInstruction {
    /// The layers for a range of the timeline: one for each segment, and for each stretch in which its crop rectangle moves evenly.
    func layers(of asset: AVAsset, _ range: CMTimeRange) -> [RenderPlan.Layer] {
        guard let track = asset.track(withTrackID: trackID), track.mediaType == .video, track.isEnabled else { return [] }
        return track.edits.parts(in: range).flatMap { edit in
            state.crop.pieces(from: edit.target.start.seconds, to: edit.target.end.seconds).compactMap { crop in
                let bounds = [crop.start, crop.end].map { CMTime(seconds: $0, preferredTimescale: 1_000_000_000) }
                let part = CMTimeRange(start: bounds[0], end: bounds[1])
                return edit.clipped(to: part).flatMap { layer(of: $0, crop, range.start) }
            }
        }
    }

    private func layer(of edit: TrackEdit, _ crop: Ramps.Piece, _ sectionStart: CMTime) -> RenderPlan.Layer? {
        guard let clip = RenderPlan.Clip(edit), edit.size.width >= 1, edit.size.height >= 1 else { return nil }
        let (start, end) = (edit.target.start.seconds, edit.target.end.seconds)
        let matrix = state.transform.pieces(from: start, to: end).map { $0.shifted(by: -start) }
        let opacity = state.opacity.pieces(from: start, to: end).map { $0.shifted(by: -start) }
        return RenderPlan.Layer(
            clip: clip, size: edit.size, delay: start - sectionStart.seconds,
            placement: .composed(matrix: matrix, opacity: opacity, crop: crop.shifted(by: -start)))
    }
}

extension CGColor {
    /// FFmpeg's name: red, green and blue, without opacity.
    var filterName: String {
        let values = converted(to: CGColorSpace(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil)?.components ?? []
        guard values.count >= 3 else { return "black" }
        let bytes = values.prefix(3).map { Int((min(max($0, 0), 1) * 255).rounded()) }
        return "0x" + bytes.map { String(format: "%02X", $0) }.joined()
    }
}
