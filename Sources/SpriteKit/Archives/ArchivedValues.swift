import UIKit

/// Points, sizes and rectangles, which archives have as texts.
final class ArchivedText: NSObject, NSCoding {
    let numbers: [CGFloat]

    init?(coder: NSCoder) {
        let keys = ["NS.pointval", "NS.sizeval", "NS.rectval"]
        let text = keys.lazy.compactMap { coder.object($0) as? String }.first
        numbers = Self.numbers(of: text ?? "")
    }

    func encode(with coder: NSCoder) {}

    /// The numbers of `{1, 2}` or of an archived value; nil where there are not as many.
    static func numbers(_ value: Any?, count: Int) -> [CGFloat]? {
        let found = (value as? ArchivedText)?.numbers ?? (value as? String).map { numbers(of: $0) }
        return found?.count == count ? found : nil
    }

    private static func numbers(of text: String) -> [CGFloat] {
        text.split { "{}, ".contains($0) }.compactMap { Double($0).flatMap { $0.isFinite ? CGFloat($0) : nil } }
    }
}

/// A colour of macOS or iOS.
final class ArchivedColor: NSObject, NSCoding {
    let color: UIColor

    init?(coder: NSCoder) {
        func text(_ key: String) -> [CGFloat] {
            guard coder.containsValue(forKey: key) else { return [] }
            let text = coder.withDecodedUnsafeBufferPointer(forKey: key) { bytes in bytes.map { String(decoding: $0, as: UTF8.self) } ?? ""
            }
            let words = text.split { $0 == " " || $0 == "\0" }
            return words.compactMap { Double($0).map { CGFloat($0) } }
        }
        var parts = text("NSComponents")
        if parts.count < 3 { parts = text("NSRGB") }
        if parts.count >= 3 {
            color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
        } else {
            parts = text("NSWhite")
            color = UIColor(white: parts.first ?? 1, alpha: parts.count > 1 ? parts[1] : 1)
        }
    }

    func encode(with coder: NSCoder) {}
}

/// A texture, which archives have by the name of its image.
final class ArchivedTexture: NSObject, NSCoding {
    let texture: SKTexture?

    init?(coder: NSCoder) {
        texture = (coder.object("_imgName") as? String).map { SKTexture(imageNamed: $0) }
    }

    func encode(with coder: NSCoder) {}
}

/// Keyframes.
final class ArchivedSequence: NSObject, NSCoding {
    nonisolated(unsafe) let sequence: SKKeyframeSequence

    init?(coder: NSCoder) {
        let values = coder.object("_values") as? [Any] ?? []
        let times = coder.object("_times") as? [NSNumber] ?? []
        let (interpolation, repetition) = (coder.decodeInteger(forKey: "_interpolationMode"), coder.decodeInteger(forKey: "_repeatMode"))
        nonisolated(unsafe) let found = values
        nonisolated(unsafe) var made: SKKeyframeSequence?
        MainActor.assumeIsolated {
            let sequence = SKKeyframeSequence(keyframeValues: found.map { ($0 as? ArchivedColor)?.color ?? $0 }, times: times)
            sequence.interpolationMode = SKInterpolationMode(rawValue: interpolation) ?? .linear
            sequence.repeatMode = SKRepeatMode(rawValue: repetition) ?? .clamp
            made = sequence
        }
        sequence = made!
    }

    func encode(with coder: NSCoder) {}
}
