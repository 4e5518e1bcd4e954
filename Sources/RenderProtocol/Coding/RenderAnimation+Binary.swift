import Foundation

extension RenderAnimation {
    private enum MotionCode: UInt8 { case basic, keyframes, spring, crossfade }
    private static let modes: [CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    private static let components = Component.allCases

    func write(to writer: inout ByteWriter) {
        writer.string(key)
        writer.byte(property.rawValue)
        writer.byte(component.map { UInt8(Self.components.firstIndex(of: $0)! + 1) } ?? 0)
        writer.byte((isAdditive ? 1 : 0) | (isCumulative ? 2 : 0))
        timing.write(to: &writer)
        curve.write(to: &writer)
        switch motion {
        case .basic(let from, let to):
            writer.byte(MotionCode.basic.rawValue)
            from.write(to: &writer)
            to.write(to: &writer)
        case .keyframes(let values, let keyTimes, let curves, let mode):
            writer.byte(MotionCode.keyframes.rawValue)
            writer.byte(UInt8(Self.modes.firstIndex(of: mode)!))
            writer.count(values.count)
            for value in values { value.write(to: &writer) }
            writer.count(keyTimes.count)
            writer.numbers(keyTimes)
            writer.count(curves.count)
            for curve in curves { curve.write(to: &writer) }
        case .spring(let from, let to, let mass, let stiffness, let damping, let velocity):
            writer.byte(MotionCode.spring.rawValue)
            from.write(to: &writer)
            to.write(to: &writer)
            writer.numbers([mass, stiffness, damping, velocity])
        case .crossfade(let image):
            writer.byte(MotionCode.crossfade.rawValue)
            writer.count(image.rawValue)
        }
    }

    init(from reader: inout ByteReader) throws {
        let key = try reader.string()
        guard let property = LayerKey(rawValue: try reader.byte()) else {
            throw CommitDecodingError.malformed(offset: reader.offset, "an unknown property")
        }
        let component = Int(try reader.byte())
        guard component <= Self.components.count else { throw CommitDecodingError.malformed(offset: reader.offset, "an unknown component") }
        let flags = try reader.byte()
        let timing = try AnimationTiming(from: &reader)
        let curve = try TimingCurve(from: &reader)
        self.init(
            key: key, property: property, component: component == 0 ? nil : Self.components[component - 1],
            motion: try Motion(from: &reader),
            timing: timing, curve: curve, isAdditive: flags & 1 != 0, isCumulative: flags & 2 != 0)
    }
}

extension RenderAnimation.Motion {
    fileprivate init(from reader: inout ByteReader) throws {
        switch try reader.byte() {
        case 0: self = .basic(from: try LayerValue(from: &reader), to: try LayerValue(from: &reader))
        case 1:
            let modes: [RenderAnimation.CalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let mode = Int(try reader.byte())
            guard modes.indices.contains(mode) else {
                throw CommitDecodingError.malformed(offset: reader.offset, "an unknown calculation mode")
            }
            let values = try (0..<reader.count(ofSize: 1, limit: CommitLimits.keyframes, "keyframes")).map { _ in
                try LayerValue(from: &reader)
            }
            let keyTimes = try reader.numbers(reader.count(ofSize: 1, limit: CommitLimits.keyframes, "key times"))
            let curves = try (0..<reader.count(ofSize: 5, limit: CommitLimits.keyframes, "curves")).map { _ in
                try TimingCurve(from: &reader)
            }
            self = .keyframes(values: values, keyTimes: keyTimes, curves: curves, mode: modes[mode])
        case 2:
            let (from, to) = (try LayerValue(from: &reader), try LayerValue(from: &reader))
            let n = try reader.numbers(4)
            self = .spring(from: from, to: to, mass: n[0], stiffness: n[1], damping: n[2], initialVelocity: n[3])
        case 3: self = .crossfade(from: ImageID(try reader.count()))
        default: throw CommitDecodingError.malformed(offset: reader.offset, "an unknown kind of motion")
        }
    }
}

extension AnimationTiming {
    private static let fillModes: [FillMode] = [.removed, .forwards, .backwards, .both]

    fileprivate func write(to writer: inout ByteWriter) {
        writer.numbers([beginTime, duration, speed, timeOffset])
        writer.number(repeatCount)
        writer.byte((autoreverses ? 1 : 0) | (isRemovedOnCompletion ? 2 : 0) | UInt8(Self.fillModes.firstIndex(of: fillMode)!) << 2)
    }

    fileprivate init(from reader: inout ByteReader) throws {
        let n = try reader.numbers(4)
        let repeatCount = try reader.number()
        let flags = try reader.byte()
        self.init(
            beginTime: n[0], duration: n[1], speed: n[2], timeOffset: n[3], repeatCount: repeatCount, autoreverses: flags & 1 != 0,
            fillMode: Self.fillModes[Int(flags >> 2 & 3)], isRemovedOnCompletion: flags & 2 != 0)
    }
}

extension TimingCurve {
    fileprivate func write(to writer: inout ByteWriter) { writer.numbers([x1, y1, x2, y2]) }

    fileprivate init(from reader: inout ByteReader) throws {
        let n = try reader.numbers(4)
        self.init(n[0], n[1], n[2], n[3])
    }
}
