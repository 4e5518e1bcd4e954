import Foundation

/// Reads the text form of commits.
struct TextParser {
    /// Makes an image of the file that the text names.
    var loadImage: (String) throws -> RenderImage
    private var operations: [Commit.Operation] = []
    private var header: (sequence: UInt64, time: Double)?
    /// Layers whose block is open, from the outside in.
    private var open: [OpenLayer] = []

    private struct OpenLayer {
        var indent: Int
        /// Index of its operation.
        var operation: Int
    }

    init(loadImage: @escaping (String) throws -> RenderImage) { self.loadImage = loadImage }

    mutating func parse(_ text: String) throws -> Commit {
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            var tokens = try TextTokens(line.last == "\r" ? line.dropLast() : line, line: number)
            guard !tokens.isEmpty else { continue }
            try parse(&tokens)
            try tokens.expectEnd()
        }
        guard let header else { throw CommitTextError(line: max(number, 1), message: "expected \"commit SEQUENCE at TIME\"") }
        return Commit(sequence: header.sequence, time: header.time, operations: operations)
    }

    private mutating func parse(_ tokens: inout TextTokens) throws {
        while let last = open.last, tokens.indent <= last.indent { open.removeLast() }
        let word = try tokens.word("an operation or property")
        if header == nil {
            guard word == "commit" else { throw tokens.error("expected \"commit SEQUENCE at TIME\", found \"\(word)\"") }
            let sequence = try tokens.identifier("the commit's number")
            try tokens.keyword("at")
            header = (sequence, try tokens.number("a time"))
            return
        }
        if let parent = open.last { return try parseMember(word, of: parent, &tokens) }
        try parseOperation(word, &tokens)
    }

    // MARK: Operations

    private mutating func parseOperation(_ word: String, _ tokens: inout TextTokens) throws {
        switch word {
        case "layer": try openLayer(&tokens)
        case "root": operations.append(.setRoot(LayerID(try tokens.identifier("a layer"))))
        case "image": operations.append(.addImage(ImageID(try tokens.identifier("an image")), try parseImage(&tokens)))
        case "animate":
            let id = LayerID(try tokens.identifier("a layer"))
            operations.append(.addAnimation(id, try tokens.animation()))
        case "unanimate":
            let id = LayerID(try tokens.identifier("a layer"))
            operations.append(.removeAnimation(id, key: try tokens.string("an animation's key")))
        case "remove":
            let what = try tokens.word("\"layer\" or \"image\"")
            let id = try tokens.identifier("its number")
            switch what {
            case "layer": operations.append(.removeLayer(LayerID(id)))
            case "image": operations.append(.removeImage(ImageID(id)))
            default: throw tokens.error("expected \"layer\" or \"image\" after \"remove\", found \"\(what)\"")
            }
        default:
            throw tokens.error("expected layer, root, image, animate, unanimate or remove, found \"\(word)\"")
        }
    }

    /// A property of the open layer, or a layer inside it.
    private mutating func parseMember(_ word: String, of parent: OpenLayer, _ tokens: inout TextTokens) throws {
        if word == "layer" || (word == "mask" && tokens.isNestedLayer) {
            let id = try openLayer(&tokens)
            try changeProperties(of: parent) { properties in
                if word == "mask" { return properties[.mask] = .layer(id) }
                var ids: [LayerID] = []
                if case .layers(let earlier)? = properties[.sublayers] { ids = earlier }
                properties[.sublayers] = .layers(ids + [id])
            }
            return
        }
        guard let key = LayerKey.byName[word] else { throw tokens.error("expected a property of a layer, found \"\(word)\"") }
        let value = try tokens.value(key.valueKind)
        try changeProperties(of: parent) { $0[key] = value }
    }

    @discardableResult private mutating func openLayer(_ tokens: inout TextTokens) throws -> LayerID {
        let id = LayerID(try tokens.identifier("a layer's number"))
        var properties: LayerProperties = [:]
        if !tokens.isAtEnd { properties[.name] = .keyword(try tokens.string("a class name")) }
        open.append(OpenLayer(indent: tokens.indent, operation: operations.count))
        operations.append(.setLayer(id, properties))
        return id
    }

    private mutating func changeProperties(of layer: OpenLayer, _ change: (inout LayerProperties) -> Void) throws {
        guard case .setLayer(let id, var properties) = operations[layer.operation] else { return }
        change(&properties)
        operations[layer.operation] = .setLayer(id, properties)
    }

    // MARK: Images

    private func parseImage(_ tokens: inout TextTokens) throws -> RenderImage {
        let size = try tokens.word("WIDTHxHEIGHT").split(separator: "x").compactMap { Int($0) }
        guard size.count == 2, size.allSatisfy({ $0 > 0 && $0 <= CommitLimits.imageSide }) else {
            throw tokens.error("expected WIDTHxHEIGHT in pixels")
        }
        var (isOpaque, rowBytes) = (false, size[0] * 4)
        while true {
            switch try tokens.word("base64 or file") {
            case "opaque": isOpaque = true
            case "rowbytes":
                rowBytes = Int(exactly: try tokens.number("bytes a row")) ?? 0
            case "base64":
                guard let pixels = Data(base64Encoded: try tokens.string("the pixels")) else { throw tokens.error("expected base64 text") }
                return RenderImage(width: size[0], height: size[1], bytesPerRow: rowBytes, isOpaque: isOpaque, pixels: pixels)
            case "file":
                let name = try tokens.string("a file's name")
                do {
                    var image = try loadImage(name)
                    guard image.width == size[0], image.height == size[1] else {
                        throw tokens.error("expected \(size[0])x\(size[1]) pixels in \(name), found \(image.width)x\(image.height)")
                    }
                    image.isOpaque = isOpaque
                    return image
                } catch let error as CommitTextError { throw error } catch { throw tokens.error("cannot read image \(name): \(error)") }
            case let word: throw tokens.error("expected opaque, rowbytes, base64 or file, found \"\(word)\"")
            }
        }
    }
}

extension LayerKey {
    static let byName = Dictionary(uniqueKeysWithValues: allCases.map { (String(describing: $0), $0) })
}

/// A syntax error in the text form of a commit.
public struct CommitTextError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public var line: Int
    public var message: String

    public var description: String { "line \(line): \(message)" }
}

extension Commit {
    /// The commit in its text form.
    ///
    /// - Parameter imageFile: writes an image to a file and returns its name; without it, or where it returns nil, pixels stand in the text.
    public func text(imageFile: ((ImageID, RenderImage) -> String?)? = nil) -> String {
        var writer = TextWriter(imageFile: imageFile)
        writer.write(self)
        return writer.text
    }

    /// Reads the text form, as `Documentation/RenderProtocol.md` describes it.
    ///
    /// - Parameter loadImage: makes an image of a file that the text names.
    /// - Throws: `CommitTextError` with the line and what was expected there.
    public init(text: String, loadImage: ((String) throws -> RenderImage)? = nil) throws {
        struct NoFiles: Error, CustomStringConvertible { let description = "this text may not name files" }
        var parser = TextParser(loadImage: loadImage ?? { _ in throw NoFiles() })
        self = try parser.parse(text)
    }
}
