import Foundation

/// Writes the text form of commits: one thing a line, what belongs to a layer indented below it.
struct TextWriter {
    private(set) var text = ""
    /// Writes an image to a file beside the text and returns its name; nil embeds the pixels.
    var imageFile: ((ImageID, RenderImage) -> String?)?

    mutating func write(_ commit: Commit) {
        line("commit \(commit.sequence) at \(Self.number(commit.time))", 0)
        var index = 0
        while index < commit.operations.count { index = write(commit.operations, from: index, indent: 0, role: "layer") }
    }

    private mutating func line(_ content: String, _ indent: Int) {
        text += String(repeating: "  ", count: indent) + content + "\n"
    }

    // MARK: Operations

    /// Writes the operation at `index`, and as part of it those that build the layers below; returns the index after them.
    private mutating func write(_ operations: [Commit.Operation], from index: Int, indent: Int, role: String) -> Int {
        switch operations[index] {
        case .addImage(let id, let image): line("image \(id.rawValue) " + describe(image, id), indent)
        case .removeImage(let id): line("remove image \(id.rawValue)", indent)
        case .removeLayer(let id): line("remove layer \(id.rawValue)", indent)
        case .setRoot(let id): line("root \(id.rawValue)", indent)
        case .addAnimation(let id, let animation): line("animate \(id.rawValue) " + Self.describe(animation), indent)
        case .removeAnimation(let id, let key): line("unanimate \(id.rawValue) \(Self.quoted(key))", indent)
        case .setLayer(let id, let properties):
            return writeLayer(id, properties, operations, from: index, indent: indent, role: role)
        }
        return index + 1
    }

    private mutating func writeLayer(
        _ id: LayerID, _ properties: LayerProperties, _ operations: [Commit.Operation], from index: Int, indent: Int, role: String
    ) -> Int {
        let isNested = TextNesting.end(of: operations, from: index) != nil
        var header = "\(role) \(id.rawValue)"
        if case .keyword(let name)? = properties[.name] { header += " " + (Self.isWord(name) ? name : Self.quoted(name)) }
        line(header, indent)
        for (key, value) in properties.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if key == .name, case .keyword = value { continue }
            if isNested, TextNesting.holdsLayers(key, value) { continue }
            line("\(key) \(Self.value(value, expected: key.valueKind))", indent + 1)
        }
        var next = index + 1
        guard isNested else { return next }
        for (_, role) in TextNesting.children(of: properties) { next = write(operations, from: next, indent: indent + 1, role: role) }
        return next
    }

    private func describe(_ image: RenderImage, _ id: ImageID) -> String {
        var words = "\(image.width)x\(image.height)"
        if image.isOpaque { words += " opaque" }
        if let name = imageFile?(id, image) { return words + " file \(Self.quoted(name))" }
        if image.bytesPerRow != image.width * 4 { words += " rowbytes \(image.bytesPerRow)" }
        return words + " base64 \(Self.quoted(image.pixels.base64EncodedString()))"
    }

    // MARK: Animations

    static func describe(_ animation: RenderAnimation) -> String {
        var words = [quoted(animation.key), "\(animation.property)" + (animation.component.map { ".\($0.rawValue)" } ?? "")]
        let kind = animation.valueKind
        switch animation.motion {
        case .basic(let from, let to): words += ["from", value(from, expected: kind), "to", value(to, expected: kind)]
        case .spring(let from, let to, let mass, let stiffness, let damping, let velocity):
            words += ["spring", "from", value(from, expected: kind), "to", value(to, expected: kind)]
            words += ["mass", number(mass), "stiffness", number(stiffness), "damping", number(damping), "velocity", number(velocity)]
        case .keyframes(let values, let keyTimes, let curves, let mode):
            words += ["keyframes", mode.rawValue, "values"] + values.map { "(" + value($0, expected: kind) + ")" }
            words += ["times", "(" + keyTimes.map(number).joined(separator: " ") + ")"]
            if !curves.isEmpty { words += ["curves", "(" + curves.map(numbers).joined(separator: " ") + ")"] }
        case .crossfade(let image): words += ["crossfade", "\(image.rawValue)"]
        }
        return
            (words + describe(animation.timing)
            + (animation.curve == .linear ? [] : ["curve", numbers(animation.curve)])
            + (animation.isAdditive ? ["additive"] : []) + (animation.isCumulative ? ["cumulative"] : [])).joined(separator: " ")
    }

    private static func describe(_ timing: AnimationTiming) -> [String] {
        var words = ["begin", number(timing.beginTime), "duration", number(timing.duration)]
        if timing.speed != 1 { words += ["speed", number(timing.speed)] }
        if timing.timeOffset != 0 { words += ["offset", number(timing.timeOffset)] }
        if timing.repeatCount != 1 { words += ["repeat", number(timing.repeatCount)] }
        if timing.autoreverses { words.append("autoreverses") }
        if timing.fillMode != .removed { words += ["fill", timing.fillMode.rawValue] }
        if !timing.isRemovedOnCompletion { words.append("stays") }
        return words
    }

    private static func numbers(_ curve: TimingCurve) -> String {
        [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: " ")
    }

    // MARK: Values

    /// The value as text; one whose kind is not the expected one says so.
    static func value(_ value: LayerValue, expected: LayerValue.Kind) -> String {
        if value == .none { return "none" }
        return value.kind == expected ? plain(value) : "as \(value.kind.rawValue) \(plain(value))"
    }

    private static func plain(_ value: LayerValue) -> String {
        switch value {
        case .none: "none"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): number(value)
        case .numbers(let values): values.isEmpty ? "empty" : values.map(number).joined(separator: " ")
        case .point(let point): "\(number(point.x)) \(number(point.y))"
        case .size(let size): "\(number(size.width)) \(number(size.height))"
        case .rect(let rect): "\(number(rect.origin.x)) \(number(rect.origin.y)) \(number(rect.size.width)) \(number(rect.size.height))"
        case .color(let color): self.color(color)
        case .colors(let colors): colors.isEmpty ? "empty" : colors.map(color).joined(separator: " ")
        case .transform(let transform): self.transform(transform)
        case .path(let path): path.elements.isEmpty ? "empty" : path.elements.map(element).joined(separator: " ")
        case .image(let id): "\(id.rawValue)"
        case .layer(let id): "ref \(id.rawValue)"
        case .layers(let ids): ids.isEmpty ? "empty" : ids.map { "\($0.rawValue)" }.joined(separator: " ")
        case .keyword(let word): isWord(word) ? word : quoted(word)
        }
    }

    /// The shortest decimal that reads back as the same number.
    static func number(_ value: Double) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private static func number(_ value: CGFloat) -> String { number(Double(value)) }

    private static func color(_ color: RenderColor) -> String {
        let parts = [color.red, color.green, color.blue, color.alpha]
        if parts.allSatisfy({ $0 >= 0 && $0 <= 1 && ($0 * 255).rounded() / 255 == $0 && !($0 == 0 && $0.sign == .minus) }) {
            let bytes = parts.map { Int(($0 * 255).rounded()) }
            return "#" + bytes.prefix(bytes[3] == 255 ? 3 : 4).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        return "rgba(" + parts.map(number).joined(separator: " ") + ")"
    }

    private static func transform(_ transform: RenderTransform) -> String {
        if transform == .identity { return "identity" }
        if transform.isAffine {
            return "affine("
                + [transform.m11, transform.m12, transform.m21, transform.m22, transform.m41, transform.m42].map(number).joined(
                    separator: " ") + ")"
        }
        return "matrix(" + transform.elements.map(number).joined(separator: " ") + ")"
    }

    private static func element(_ element: RenderPath.Element) -> String {
        func pair(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }
        switch element {
        case .move(let point): return "M \(pair(point))"
        case .line(let point): return "L \(pair(point))"
        case .quad(let point, let control): return "Q \(pair(control)) \(pair(point))"
        case .cubic(let point, let control1, let control2): return "C \(pair(control1)) \(pair(control2)) \(pair(point))"
        case .close: return "Z"
        }
    }

    private static func isWord(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter, first.isASCII, text != "as", text != "ref", text != "none", text != "empty" else {
            return false
        }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.<>".contains($0)) }
    }

    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension RenderAnimation {
    /// The kind of the values that move.
    var valueKind: LayerValue.Kind {
        guard let component else { return property.valueKind }
        return property.read(component, of: property.defaultValue)?.kind ?? .number
    }
}

/// Which operations of a commit stand nested in the text: those that set a layer and then, in order, all layers below it.
enum TextNesting {
    /// The index after the whole subtree that begins at `index`; nil where the operations do not follow each other that way.
    static func end(of operations: [Commit.Operation], from index: Int) -> Int? {
        guard case .setLayer(_, let properties) = operations[index] else { return nil }
        let children = children(of: properties)
        guard !children.isEmpty else { return nil }
        var next = index + 1
        for (id, _) in children {
            guard operations.indices.contains(next), case .setLayer(id, let below) = operations[next] else { return nil }
            if self.children(of: below).isEmpty {
                next += 1
            } else {
                // A layer below that cannot nest its own stands with its list of layers.
                next = end(of: operations, from: next) ?? next + 1
            }
        }
        return next
    }

    static func children(of properties: LayerProperties) -> [(LayerID, role: String)] {
        var result: [(LayerID, role: String)] = []
        if case .layers(let ids)? = properties[.sublayers] { result = ids.map { ($0, "layer") } }
        if case .layer(let id)? = properties[.mask] { result.append((id, "mask")) }
        return result
    }

    static func holdsLayers(_ key: LayerKey, _ value: LayerValue) -> Bool {
        switch (key, value) {
        case (.sublayers, .layers(let ids)): !ids.isEmpty
        case (.mask, .layer): true
        default: false
        }
    }
}
