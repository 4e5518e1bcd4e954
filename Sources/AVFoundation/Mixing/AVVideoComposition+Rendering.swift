internal import MediaInformation

extension AVVideoComposition {
    /// - Throws: `AVError.Code.invalidVideoComposition`, with the reason.
    func check(for part: CMTimeRange) throws {
        func fail(_ reason: String) -> AVError { AVError.Code.invalidVideoComposition.failure(reason) }
        let (width, height) = (renderSize.width * CGFloat(renderScale), renderSize.height * CGFloat(renderScale))
        guard width >= 1, height >= 1, width <= CGFloat(Self.largestSide), height <= CGFloat(Self.largestSide) else {
            throw fail("The render size \(renderSize) is empty or larger than \(Self.largestSide) pixels.")
        }
        guard frameDuration.isNumeric, frameDuration.value > 0 else { throw fail("The frame duration is not positive.") }
        guard !instructions.isEmpty else { throw fail("There are no instructions.") }
        var end: CMTime?
        for instruction in instructions {
            guard instruction is AVVideoCompositionInstruction else {
                throw fail("Instructions of an app's own need a compositor of its own, which is not yet in Quince.")
            }
            let range = instruction.timeRange
            guard range.isValid, range.start.isNumeric else { throw fail("The time range of an instruction is invalid.") }
            if let end, range.start != end { throw fail("An instruction does not begin where the one before it ends.") }
            end = range.end
        }
        guard let first = instructions.first?.timeRange.start, let end, first <= part.start, end >= part.end else {
            throw fail("The instructions do not fill the time range.")
        }
    }

    static let largestSide = 8192

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
    /// The layers for a range of the timeline: one for each segment, and for each of its parts with another crop rectangle.
    func layers(of asset: AVAsset, _ range: CMTimeRange) -> [RenderPlan.Layer] {
        guard let track = asset.track(withTrackID: trackID), track.mediaType == .video, track.isEnabled else { return [] }
        return track.edits.parts(in: range).flatMap { edit in
            cropRanges(in: edit.target).compactMap { part, crop in
                edit.clipped(to: part).flatMap { layer(of: $0, crop, delay: part.start.seconds - range.start.seconds) }
            }
        }
    }

    /// The parts of a range in which one crop rectangle holds; nil for the whole picture.
    private func cropRanges(in range: CMTimeRange) -> [(CMTimeRange, CGRect?)] {
        let changes = state.crop.ramps.map(\.range.start).filter { $0 > range.start && $0 < range.end }
        let bounds = [range.start] + changes + [range.end]
        return zip(bounds, bounds.dropFirst()).map { start, end in
            (CMTimeRange(start: start, end: end), state.crop.ramp(at: start).map { CGRect(components: $0.to) })
        }
    }

    private func layer(of edit: TrackEdit, _ crop: CGRect?, delay: Double) -> RenderPlan.Layer? {
        guard let clip = RenderPlan.Clip(edit), edit.size.width >= 1, edit.size.height >= 1 else { return nil }
        let (start, end) = (edit.target.start.seconds, edit.target.end.seconds)
        let matrix = state.transform.pieces(from: start, to: end).map { $0.shifted(by: -start) }
        let opacity = state.opacity.pieces(from: start, to: end).map { $0.shifted(by: -start) }
        return RenderPlan.Layer(
            clip: clip, size: edit.size, delay: delay, placement: .composed(matrix: matrix, opacity: opacity, crop: crop))
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
