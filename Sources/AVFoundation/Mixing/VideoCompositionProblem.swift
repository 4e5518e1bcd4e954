/// A reason why a composition of video cannot be rendered.
enum VideoCompositionProblem {
    /// A property with a value that cannot be used.
    case value(key: String, reason: String)
    /// A time in which no instruction holds.
    case emptyRange(CMTimeRange)
    /// An instruction whose range is no range, or begins before another one ends.
    case instructionRange(any AVVideoCompositionInstructionProtocol)
    /// An instruction for a track that the asset has not.
    case trackID(any AVVideoCompositionInstructionProtocol, AVVideoCompositionLayerInstruction)

    var error: AVError {
        let reason =
            switch self {
            case .value(let key, let reason): "\(key): \(reason)"
            case .emptyRange(let range): "No instruction holds from \(range.start.seconds) to \(range.end.seconds) seconds."
            case .instructionRange(let instruction):
                "The time range of an instruction is invalid, or begins before another one ends: \(instruction.timeRange.debugDescription)"
            case .trackID(_, let layer): "There is no track \(layer.trackID)."
            }
        return AVError.Code.invalidVideoComposition.failure(reason)
    }

    /// Notifies a delegate.
    ///
    /// - Returns: Whether validation continues.
    func report(_ composition: AVVideoComposition, _ asset: AVAsset?, to delegate: any AVVideoCompositionValidationHandling) -> Bool {
        switch self {
        case .value(let key, _): delegate.videoComposition(composition, shouldContinueValidatingAfterFindingInvalidValueForKey: key)
        case .emptyRange(let range): delegate.videoComposition(composition, shouldContinueValidatingAfterFindingEmptyTimeRange: range)
        case .instructionRange(let instruction):
            delegate.videoComposition(composition, shouldContinueValidatingAfterFindingInvalidTimeRangeIn: instruction)
        case .trackID(let instruction, let layer):
            asset.map {
                delegate.videoComposition(
                    composition, shouldContinueValidatingAfterFindingInvalidTrackIDIn: instruction, layerInstruction: layer, asset: $0)
            } ?? true
        }
    }
}

extension AVVideoComposition {
    /// The longest side of a rendered picture, in pixels.
    static let largestSide: CGFloat = 8192

    /// The problems that prevent rendering a part of an asset.
    ///
    /// - Parameter asset: nil leaves the tracks' numbers unchecked.
    func problems(for asset: AVAsset?, _ part: CMTimeRange) -> [VideoCompositionProblem] {
        valueProblems + rangeProblems(part) + (asset.map(trackProblems) ?? [])
    }

    private var valueProblems: [VideoCompositionProblem] {
        var problems: [VideoCompositionProblem] = []
        let (width, height) = (renderSize.width, renderSize.height)
        if !(1...Self.largestSide).contains(width) || !(1...Self.largestSide).contains(height) {
            problems.append(.value(key: "renderSize", reason: "\(width) × \(height) is empty or longer than \(Self.largestSide) pixels."))
        }
        if !frameDuration.isNumeric || frameDuration.value <= 0 {
            problems.append(.value(key: "frameDuration", reason: "It is not positive."))
        }
        if instructions.isEmpty { problems.append(.value(key: "instructions", reason: "There are none.")) }
        if instructions.contains(where: { !($0 is AVVideoCompositionInstruction) }) {
            let reason = "Instructions of an app's own need a compositor of its own, which is not yet in Quince."
            problems.append(.value(key: "instructions", reason: reason))
        }
        return problems
    }

    private func rangeProblems(_ part: CMTimeRange) -> [VideoCompositionProblem] {
        var (problems, position) = ([VideoCompositionProblem](), part.start)
        var last = CMTime.negativeInfinity
        for instruction in instructions {
            let range = instruction.timeRange
            guard range.isValid, range.start.isNumeric, range.start >= last else {
                problems.append(.instructionRange(instruction))
                continue
            }
            last = range.end
            if range.start > position, position < part.end {
                problems.append(.emptyRange(CMTimeRange(start: position, end: CMTimeMinimum(range.start, part.end))))
            }
            position = CMTimeMaximum(position, range.end)
        }
        if position < part.end { problems.append(.emptyRange(CMTimeRange(start: position, end: part.end))) }
        return problems
    }

    private func trackProblems(_ asset: AVAsset) -> [VideoCompositionProblem] {
        instructions.flatMap { instruction -> [VideoCompositionProblem] in
            let layers = (instruction as? AVVideoCompositionInstruction)?.layerInstructions ?? []
            return layers.filter { asset.track(withTrackID: $0.trackID) == nil }.map { .trackID(instruction, $0) }
        }
    }
}
