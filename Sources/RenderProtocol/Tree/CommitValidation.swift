import Foundation

/// Checks of one value at a time, which need no tree.
enum CommitValidation {
    static func check(_ operation: Commit.Operation) throws {
        switch operation {
        case .addImage(let id, let image): try check(image, id)
        case .setLayer(let id, let properties):
            for (key, value) in properties { try check(value, key, id) }
        case .addAnimation(let id, let animation): try check(animation, id)
        case .removeImage, .removeLayer, .removeAnimation, .setRoot: break
        }
    }

    static func check(_ image: RenderImage, _ id: ImageID) throws {
        guard image.width > 0, image.height > 0, image.width <= CommitLimits.imageSide, image.height <= CommitLimits.imageSide else {
            throw CommitError.invalidImage(
                id, "its size is \(image.width)x\(image.height), a side must have 1…\(CommitLimits.imageSide) pixels")
        }
        guard image.bytesPerRow >= image.width * 4, image.bytesPerRow <= CommitLimits.imageBytes else {
            throw CommitError.invalidImage(id, "\(image.bytesPerRow) bytes do not hold a row of \(image.width) pixels")
        }
        guard image.byteCount == image.bytesPerRow * image.height, image.byteCount <= CommitLimits.imageBytes else {
            throw CommitError.invalidImage(id, "it has \(image.byteCount) bytes instead of \(image.bytesPerRow * image.height)")
        }
    }

    static func check(_ value: LayerValue, _ key: LayerKey, _ id: LayerID) throws {
        if value == .none {
            guard key.isOptional else { throw CommitError.wrongKind(key, of: id, expected: key.valueKind, found: .none) }
            return
        }
        guard value.kind == key.valueKind else { throw CommitError.wrongKind(key, of: id, expected: key.valueKind, found: value.kind) }
        if let problem = problem(of: value, key) { throw CommitError.invalidValue(key, of: id, problem) }
    }

    /// Returns a description of what is invalid in a value of the right kind; nil if it is valid.
    private static func problem(of value: LayerValue, _ key: LayerKey) -> String? {
        switch value {
        case .keyword(let word):
            if let words = key.keywords, !words.contains(word) { return "\"\(word)\" is none of \(words.joined(separator: ", "))" }
            return word.utf8.count > CommitLimits.stringLength ? "the word is too long" : nil
        case .layers(let layers): return layers.count > CommitLimits.listLength ? "too many layers" : nil
        case .number(let number) where key == .instanceCount:
            return number >= 0 && number <= Double(CommitLimits.instances) && number == number.rounded()
                ? nil : "must be a whole number up to \(CommitLimits.instances)"
        case .number(let number) where key == .hostedContext:
            return number >= 0 && number <= CommitLimits.coordinate && number == number.rounded()
                ? nil : "must be a whole number up to \(CommitLimits.coordinate)"
        case .number(let number) where key == .maskedCorners:
            return number >= 0 && number <= 15 && number == number.rounded() ? nil : "must be a whole number of 0…15"
        case .numbers(let numbers) where key.numberCount.map { $0 != numbers.count && !numbers.isEmpty } ?? false:
            return "it has \(numbers.count) numbers instead of \(key.numberCount ?? 0)"
        default: return numberProblem(of: value)
        }
    }

    private static func numberProblem(of value: LayerValue) -> String? {
        if case .path(let path) = value, path.elements.count > CommitLimits.pathElements { return "too many elements" }
        let numbers: [Double]
        switch value {
        case .transform(let transform): numbers = transform.elements
        case .color(let color): numbers = [color.red, color.green, color.blue, color.alpha]
        case .colors(let colors): numbers = colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        default: numbers = value.vector ?? []
        }
        if numbers.count > CommitLimits.pathElements * 6 { return "too many numbers" }
        return numbers.allSatisfy { $0.isFinite && abs($0) <= CommitLimits.coordinate }
            ? nil : "must be finite and not beyond \(CommitLimits.coordinate)"
    }

    // MARK: Animations

    static func check(_ animation: RenderAnimation, _ id: LayerID) throws {
        func fail(_ reason: String) -> CommitError { .invalidAnimation(key: animation.key, of: id, reason) }
        guard animation.key.utf8.count <= CommitLimits.stringLength else { throw fail("its key is too long") }
        if let problem = problem(of: animation.timing) { throw fail(problem) }
        let curve = animation.curve
        guard isUsable(curve) else { throw fail("its curve is not a function of time") }
        switch animation.property {
        case .kind, .name, .sublayers, .mask, .hostedContext, .emission, .particleMotion, .particleColors, .filterColorMatrix:
            throw fail("\(animation.property) cannot be animated")
        default: break
        }
        for value in animation.motion.values {
            if let component = animation.component {
                guard let sample = animation.property.read(component, of: animation.property.defaultValue) else {
                    throw fail("\(animation.property) has no component \(component.rawValue)")
                }
                guard sample.kind == value.kind else {
                    throw fail("\(component.rawValue) is of kind \(sample.kind.rawValue), not \(value.kind.rawValue)")
                }
                if let problem = numberProblem(of: value) { throw fail(problem) }
            } else {
                do { try check(value, animation.property, id) } catch let error as CommitError { throw fail(error.description) }
            }
        }
        if let problem = problem(of: animation.motion) { throw fail(problem) }
    }

    private static func isUsable(_ curve: TimingCurve) -> Bool {
        (0...1).contains(curve.x1) && (0...1).contains(curve.x2) && curve.y1.isFinite && curve.y2.isFinite && abs(curve.y1) < 1e6
            && abs(curve.y2) < 1e6
    }

    private static func problem(of timing: AnimationTiming) -> String? {
        let limit = CommitLimits.coordinate
        guard timing.beginTime.isFinite, timing.timeOffset.isFinite, timing.speed.isFinite, abs(timing.timeOffset) <= limit * 1e3 else {
            return "begin, offset and speed must be finite"
        }
        guard timing.duration >= 0, timing.duration <= limit else { return "its duration must be 0…\(limit)" }
        return timing.repeatCount >= 0 ? nil : "its repeat count must not be negative"
    }

    private static func problem(of motion: RenderAnimation.Motion) -> String? {
        switch motion {
        case .basic, .crossfade: return nil
        case .spring(_, _, let mass, let stiffness, let damping, let velocity):
            guard mass > 0, mass <= 1e9, stiffness > 0, stiffness <= 1e9, damping >= 0, damping <= 1e9, velocity.isFinite else {
                return "mass and stiffness must be positive, damping not negative"
            }
            return nil
        case .keyframes(let values, let keyTimes, let curves, let mode):
            guard !values.isEmpty, values.count <= CommitLimits.keyframes else { return "it needs 1…\(CommitLimits.keyframes) values" }
            guard keyTimes.count == values.count || (mode == .discrete && keyTimes.count == values.count + 1) else {
                return "it has \(values.count) values but \(keyTimes.count) key times"
            }
            guard keyTimes.allSatisfy({ $0 >= 0 && $0 <= 1 }), zip(keyTimes, keyTimes.dropFirst()).allSatisfy({ $0 <= $1 }) else {
                return "its key times must ascend within 0…1"
            }
            guard curves.isEmpty || curves.count == values.count - 1 else { return "it needs one curve between each two values" }
            return curves.allSatisfy(isUsable) ? nil : "a curve is not a function of time"
        }
    }
}

extension RenderAnimation.Motion {
    var values: [LayerValue] {
        switch self {
        case .basic(let from, let to), .spring(let from, let to, _, _, _, _): [from, to]
        case .keyframes(let values, _, _, _): values
        case .crossfade: []
        }
    }
}
