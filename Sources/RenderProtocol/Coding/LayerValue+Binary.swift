import Foundation

extension LayerValue {
    /// The kinds in the order of their codes.
    private static let kinds = Kind.allCases

    /// The code of the value's kind: where that is in `Kind`.
    private var code: UInt8 {
        switch self {
        case .none: 0
        case .bool: 1
        case .number: 2
        case .numbers: 3
        case .point: 4
        case .size: 5
        case .rect: 6
        case .color: 7
        case .colors: 8
        case .transform: 9
        case .path: 10
        case .image: 11
        case .layer: 12
        case .layers: 13
        case .keyword: 14
        }
    }

    func write(to writer: inout ByteWriter) {
        writer.byte(code)
        switch self {
        case .none: break
        case .bool(let value): writer.byte(value ? 1 : 0)
        case .number(let value): writer.numbers(value)
        case .numbers(let values):
            writer.count(values.count)
            writer.numbers(values)
        case .point(let point): writer.numbers(Double(point.x), Double(point.y))
        case .size(let size): writer.numbers(Double(size.width), Double(size.height))
        case .rect(let rect):
            writer.numbers(Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
        case .color(let color): writer.numbers(color.red, color.green, color.blue, color.alpha)
        case .colors(let colors):
            writer.count(colors.count)
            writer.numbers(colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
        case .transform(let transform): writer.numbers(transform.elements)
        case .path(let path):
            writer.count(path.elements.count)
            for element in path.elements { writer.byte(UInt8(element.kind)) }
            writer.numbers(path.elements.flatMap(\.numbers))
        case .image(let id): writer.count(id.rawValue)
        case .layer(let id): writer.count(id.rawValue)
        case .layers(let ids):
            writer.count(ids.count)
            for id in ids { writer.count(id.rawValue) }
        case .keyword(let word): writer.string(word)
        }
    }

    init(from reader: inout ByteReader) throws {
        let code = Int(try reader.byte())
        guard Self.kinds.indices.contains(code) else {
            throw CommitDecodingError.malformed(offset: reader.offset, "an unknown kind of value")
        }
        switch Self.kinds[code] {
        case .none: self = .none
        case .bool: self = .bool(try reader.byte() != 0)
        case .number: self = .number(try reader.numbers(1)[0])
        case .numbers: self = .numbers(try reader.numbers(reader.count(ofSize: 1, limit: CommitLimits.listLength, "numbers")))
        case .point: self = .point(try reader.point())
        case .size:
            let point = try reader.point()
            self = .size(CGSize(width: point.x, height: point.y))
        case .rect:
            let n = try reader.numbers(4)
            self = .rect(CGRect(origin: CGPoint(x: n[0], y: n[1]), size: CGSize(width: n[2], height: n[3])))
        case .color: self = .color(RenderColor(try reader.numbers(4)[...]))
        case .colors:
            let count = try reader.count(ofSize: 4, limit: CommitLimits.listLength, "colours")
            let n = try reader.numbers(count * 4)
            self = .colors((0..<count).map { RenderColor(n[$0 * 4..<$0 * 4 + 4]) })
        case .transform: self = .transform(RenderTransform(try reader.numbers(16)))
        case .path: self = .path(try RenderPath(from: &reader))
        case .image: self = .image(ImageID(try reader.count()))
        case .layer: self = .layer(LayerID(try reader.count()))
        case .layers:
            let count = try reader.count(ofSize: 1, limit: CommitLimits.listLength, "layers")
            self = .layers(try (0..<count).map { _ in LayerID(try reader.count()) })
        case .keyword: self = .keyword(try reader.string())
        }
    }
}

extension ByteReader {
    fileprivate mutating func point() throws -> CGPoint {
        let n = try numbers(2)
        return CGPoint(x: n[0], y: n[1])
    }
}

extension RenderColor {
    init(_ n: ArraySlice<Double>) {
        let i = n.startIndex
        self.init(red: n[i], green: n[i + 1], blue: n[i + 2], alpha: n[i + 3])
    }
}

extension RenderPath {
    fileprivate init(from reader: inout ByteReader) throws {
        let count = try reader.count(ofSize: 1, limit: CommitLimits.pathElements, "path elements")
        let template: [Element] = try (0..<count).map { _ in
            switch try reader.byte() {
            case 0: .move(.zero)
            case 1: .line(.zero)
            case 2: .quad(.zero, control: .zero)
            case 3: .cubic(.zero, control1: .zero, control2: .zero)
            case 4: .close
            default: throw CommitDecodingError.malformed(offset: reader.offset, "an unknown path element")
            }
        }
        let numbers = try reader.numbers(template.reduce(0) { $0 + $1.points.count * 2 })
        self = RenderPath(template).replacingNumbers(numbers)
    }
}
