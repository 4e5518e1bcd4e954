import Foundation

extension Commit {
    /// The version this code writes and reads.
    public static let binaryVersion: UInt8 = 2
    static let magic = Data("QRC".utf8)

    /// The commit in its binary form, as `Documentation/RenderProtocol.md` describes it.
    public func binaryData() -> Data { withBinaryForm { Data($0) } }

    /// Hands the binary form to `body`, for as long as that takes: most of a commit is pixels, of which a copy less counts.
    public func withBinaryForm<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        // Properties take less than a hundred bytes a layer.
        var writer = ByteWriter(capacity: operations.reduce(128) { $0 + 128 + $1.pixelBytes })
        writer.raw(Self.magic)
        writer.byte(Self.binaryVersion)
        writer.count(sequence)
        writer.number(time)
        writer.count(operations.count)
        for operation in operations { operation.write(to: &writer) }
        return try writer.withBytes(body)
    }

    /// Reads the binary form. Safe against any bytes; whether the commit makes sense is for `RenderTree.apply` to say.
    ///
    /// - Throws: `CommitDecodingError`.
    public init(binaryData: Data) throws {
        var reader = ByteReader(binaryData)
        guard binaryData.count > 4, try reader.data(3) == Self.magic else { throw CommitDecodingError.notACommit }
        let version = try reader.byte()
        guard version == Self.binaryVersion else { throw CommitDecodingError.unknownVersion(version) }
        self.init(sequence: try reader.count(), time: try reader.number())
        let count = try reader.count(ofSize: 2, limit: CommitLimits.operations, "operations")
        operations.reserveCapacity(count)
        for _ in 0..<count { operations.append(try Operation(from: &reader)) }
        guard reader.isAtEnd else { throw CommitDecodingError.malformed(offset: reader.offset, "more bytes than operations") }
    }
}

extension Commit.Operation {
    private enum Code: UInt8 { case addImage = 1, removeImage, setLayer, removeLayer, addAnimation, removeAnimation, setRoot, addCoverage }

    fileprivate var pixelBytes: Int { if case .addImage(_, let image) = self { image.travellingBytes } else { 0 } }

    func write(to writer: inout ByteWriter) {
        switch self {
        case .addImage(let id, let image):
            writer.byte((image.coverage == nil ? Code.addImage : .addCoverage).rawValue)
            writer.count(id.rawValue)
            if let coverage = image.coverage { coverage.write(to: &writer) } else { image.write(to: &writer) }
        case .removeImage(let id):
            writer.byte(Code.removeImage.rawValue)
            writer.count(id.rawValue)
        case .setLayer(let id, let properties):
            writer.byte(Code.setLayer.rawValue)
            writer.count(id.rawValue)
            writer.count(properties.count)
            for (key, value) in properties {
                writer.byte(key.rawValue)
                value.write(to: &writer)
            }
        case .removeLayer(let id):
            writer.byte(Code.removeLayer.rawValue)
            writer.count(id.rawValue)
        case .addAnimation(let id, let animation):
            writer.byte(Code.addAnimation.rawValue)
            writer.count(id.rawValue)
            animation.write(to: &writer)
        case .removeAnimation(let id, let key):
            writer.byte(Code.removeAnimation.rawValue)
            writer.count(id.rawValue)
            writer.string(key)
        case .setRoot(let id):
            writer.byte(Code.setRoot.rawValue)
            writer.count(id.rawValue)
        }
    }

    init(from reader: inout ByteReader) throws {
        guard let code = Code(rawValue: try reader.byte()) else {
            throw CommitDecodingError.malformed(offset: reader.offset, "an unknown operation")
        }
        let id = try reader.count()
        switch code {
        case .addImage: self = .addImage(ImageID(id), try RenderImage(from: &reader))
        case .addCoverage: self = .addImage(ImageID(id), RenderImage(try RenderCoverage.read(from: &reader)))
        case .removeImage: self = .removeImage(ImageID(id))
        case .setLayer:
            var properties: LayerProperties = [:]
            for _ in 0..<(try reader.count(ofSize: 2, limit: 256, "properties")) {
                guard let key = LayerKey(rawValue: try reader.byte()) else {
                    throw CommitDecodingError.malformed(offset: reader.offset, "an unknown property")
                }
                properties[key] = try LayerValue(from: &reader)
            }
            self = .setLayer(LayerID(id), properties)
        case .removeLayer: self = .removeLayer(LayerID(id))
        case .addAnimation: self = .addAnimation(LayerID(id), try RenderAnimation(from: &reader))
        case .removeAnimation: self = .removeAnimation(LayerID(id), key: try reader.string())
        case .setRoot: self = .setRoot(LayerID(id))
        }
    }
}

extension RenderImage {
    func write(to writer: inout ByteWriter) {
        writer.count(width)
        writer.count(height)
        writer.count(bytesPerRow)
        writer.byte(isOpaque ? 1 : 0)
        writer.count(pixels.count)
        writer.raw(pixels)
    }

    init(from reader: inout ByteReader) throws {
        let limit = CommitLimits.imageSide
        let width = try reader.count(ofSize: 0, limit: limit, "pixels a row"), height = try reader.count(ofSize: 0, limit: limit, "rows")
        let bytesPerRow = try reader.count(ofSize: 0, limit: CommitLimits.imageBytes, "bytes a row")
        let isOpaque = try reader.byte() & 1 == 1
        let pixels = try reader.data(reader.count(ofSize: 1, limit: CommitLimits.imageBytes, "bytes of pixels"))
        self.init(width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, pixels: pixels)
    }
}

extension RenderCoverage {
    func write(to writer: inout ByteWriter) {
        for number in [width, height, Int(color), x, y, columns, rows] { writer.count(number) }
        bytes.withUnsafeBytes { all in
            for row in 0..<rows { writer.raw(UnsafeRawBufferPointer(rebasing: all[row * bytesPerRow..<row * bytesPerRow + columns])) }
        }
    }

    static func read(from reader: inout ByteReader) throws -> RenderCoverage {
        let limit = CommitLimits.imageSide
        let width = try reader.count(ofSize: 0, limit: limit, "pixels a row"), height = try reader.count(ofSize: 0, limit: limit, "rows")
        let color = try reader.count(ofSize: 0, limit: Int(UInt32.max), "a colour")
        let x = try reader.count(ofSize: 0, limit: limit, "pixels before"), y = try reader.count(ofSize: 0, limit: limit, "rows before")
        let columns = try reader.count(ofSize: 0, limit: limit, "covered columns")
        let rows = try reader.count(ofSize: columns, limit: limit, "covered rows")
        let bytes = try reader.data(columns * rows)
        // What it stands for takes more memory than it does itself.
        guard width * height * 4 <= CommitLimits.imageBytes,
            let coverage = RenderCoverage(
                width: width, height: height, color: UInt32(color), x: x, y: y, columns: columns, rows: rows, bytesPerRow: columns,
                bytes: bytes)
        else { throw CommitDecodingError.malformed(offset: reader.offset, "coverage outside its bitmap") }
        return coverage
    }
}
