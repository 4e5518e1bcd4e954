import DeviceProtocol
import Foundation
import RenderProtocol

extension WidgetArchive {
    /// The version this code writes and reads.
    public static let binaryVersion: UInt8 = 3
    /// The oldest version this code reads: it has no actions; the second one has no elements.
    public static let oldestBinaryVersion: UInt8 = 1
    static let magic = Data("QWA".utf8)

    /// The archive in its binary form, as `Documentation/Widgets.md` describes it.
    public func binaryData() -> Data { binaryData(version: Self.binaryVersion) }

    /// - Parameter version: An older version has not all of it.
    package func binaryData(version: UInt8) -> Data {
        var writer = ByteWriter(capacity: images.reduce(4096) { $0 + $1.travellingBytes + 64 } + entries.count * 4096)
        writer.raw(Self.magic)
        writer.byte(version)
        writer.string(kind)
        writer.string(family.rawValue)
        for number in [size.width, size.height, scale] { writer.number(Double(number)) }
        policy.write(to: &writer)
        let bitmaps = images.enumerated().map { Commit.Operation.addImage(ImageID(UInt64($0.offset + 1)), $0.element) }
        writer.commit(Commit(sequence: 1, time: 0, operations: bitmaps))
        writer.count(entries.count)
        for entry in entries { entry.write(to: &writer, version: version) }
        return writer.withBytes { Data($0) }
    }

    /// Reads the binary form. Safe against any bytes: what it returns can be shown.
    ///
    /// - Throws: `WidgetArchiveError`.
    public init(binaryData: Data) throws {
        do {
            var reader = ByteReader(binaryData)
            guard binaryData.count > 4, try reader.data(3) == Self.magic else { throw WidgetArchiveError.notAnArchive }
            let version = try reader.byte()
            guard (Self.oldestBinaryVersion...Self.binaryVersion).contains(version) else {
                throw WidgetArchiveError.unknownVersion(version)
            }
            try self.init(reading: &reader, version: version)
            guard reader.isAtEnd else { throw WidgetArchiveError.malformed("more bytes than entries, at byte \(reader.offset)") }
            for entry in entries { for rendition in entry.renditions { try check(rendition) } }
        } catch let error as WidgetArchiveError { throw error } catch { throw WidgetArchiveError.malformed("\(error)") }
    }

    private init(reading reader: inout ByteReader, version: UInt8) throws {
        let kind = try reader.string()
        guard let family = WidgetFamilyName(rawValue: try reader.string()) else { throw reader.malformed("an unknown size") }
        let (width, height, scale) = (try reader.finite(), try reader.finite(), try reader.finite())
        guard (1...4096).contains(width), (1...4096).contains(height), (0.5...8).contains(scale),
            width * height * scale * scale <= WidgetArchiveLimits.pixels
        else {
            throw reader.malformed("a size no widget has")
        }
        self.init(
            kind: kind, family: family, size: CGSize(width: width, height: height), scale: scale, policy: try ReloadPolicy(from: &reader))
        for (index, operation) in try reader.commit().operations.enumerated() {
            guard case .addImage(let id, let image) = operation, id.rawValue == UInt64(index + 1), index < WidgetArchiveLimits.images else {
                throw reader.malformed("something else than bitmaps in their order")
            }
            images.append(image)
        }
        let count = try reader.count(ofSize: 10, limit: WidgetArchiveLimits.entries, "entries")
        for _ in 0..<count { entries.append(try Entry(from: &reader, version: version)) }
        guard zip(entries, entries.dropFirst()).allSatisfy({ $0.date <= $1.date }) else { throw reader.malformed("entries out of order") }
    }

    /// Sees that a rendition can be shown: its layers are one tree, and what they and its texts name is there.
    private func check(_ rendition: Rendition) throws {
        for operation in rendition.layers.operations {
            switch operation {
            case .setLayer, .setRoot: continue
            default: throw WidgetArchiveError.malformed("an entry does more than making layers")
            }
        }
        let tree = try tree(of: rendition)
        guard tree.root != nil else { throw WidgetArchiveError.malformed("an entry has no layers") }
        for text in rendition.liveTexts where tree.layers[text.layer] == nil {
            throw WidgetArchiveError.malformed("a text has no layer \(text.layer.rawValue)")
        }
        for element in rendition.elements where element.liveText.map({ !rendition.liveTexts.indices.contains($0) }) == true {
            throw WidgetArchiveError.malformed("an element has no text")
        }
    }
}

// MARK: Parts

extension WidgetArchive.ReloadPolicy {
    func write(to writer: inout ByteWriter) {
        switch self {
        case .atEnd: writer.byte(0)
        case .never: writer.byte(1)
        case .after(let date):
            writer.byte(2)
            writer.date(date)
        }
    }

    init(from reader: inout ByteReader) throws {
        switch try reader.byte() {
        case 0: self = .atEnd
        case 1: self = .never
        case 2: self = .after(try reader.date())
        default: throw reader.malformed("an unknown policy")
        }
    }
}

extension WidgetArchive.Entry {
    func write(to writer: inout ByteWriter, version: UInt8) {
        writer.date(date)
        writer.byte(relevance == nil ? 0 : 1)
        if let relevance {
            writer.number(relevance.score)
            writer.number(relevance.duration)
        }
        writer.count(renditions.count)
        for rendition in renditions { rendition.write(to: &writer, version: version) }
    }

    init(from reader: inout ByteReader, version: UInt8) throws {
        self.init(date: try reader.date(), renditions: [])
        if try reader.flag() { relevance = WidgetArchive.Relevance(score: try reader.finite(), duration: try reader.finite()) }
        let count = try reader.count(ofSize: 8, limit: WidgetArchiveLimits.renditions, "renditions")
        for _ in 0..<count { renditions.append(try WidgetArchive.Rendition(from: &reader, version: version)) }
        guard !renditions.isEmpty else { throw reader.malformed("an entry without a rendition") }
    }
}

extension WidgetArchive.Rendition {
    func write(to writer: inout ByteWriter, version: UInt8) {
        writer.string(appearance.rawValue)
        writer.string(contentSize.rawValue)
        writer.commit(layers)
        writer.optional(url)
        writer.count(links.count)
        for link in links {
            writer.rectangle(link.frame)
            writer.string(link.url)
        }
        if version >= 2 { writeActions(to: &writer) }
        writer.count(liveTexts.count)
        for text in liveTexts { text.write(to: &writer) }
        if version >= 3 { writeElements(to: &writer) }
    }

    private func writeActions(to writer: inout ByteWriter) {
        writer.count(actions.count)
        for action in actions {
            writer.rectangle(action.frame)
            writer.string(action.action.intent)
            writer.json(action.action.parameters)
        }
    }

    private func writeElements(to writer: inout ByteWriter) {
        writer.count(elements.count)
        for element in elements {
            writer.rectangle(element.frame)
            writer.string(element.label)
            writer.optional(element.value)
            writer.optional(element.identifier)
            writer.count(element.traits)
            writer.count(element.liveText.map { $0 + 1 } ?? 0)
        }
    }

    init(from reader: inout ByteReader, version: UInt8) throws {
        guard let appearance = Appearance(rawValue: try reader.string()), let size = ContentSize(rawValue: try reader.string()) else {
            throw reader.malformed("an unknown appearance")
        }
        self.init(appearance: appearance, contentSize: size, layers: try reader.commit(), url: try reader.optionalString())
        for _ in 0..<(try reader.count(ofSize: 33, limit: WidgetArchiveLimits.links, "links")) {
            links.append(WidgetArchive.Link(frame: try reader.rectangle(), url: try reader.string()))
        }
        if version >= 2 {
            for _ in 0..<(try reader.count(ofSize: 34, limit: WidgetArchiveLimits.actions, "actions")) {
                let (frame, intent) = (try reader.rectangle(), try reader.string())
                actions.append(WidgetArchive.Action(frame: frame, action: WidgetAction(intent: intent, parameters: try reader.json())))
            }
        }
        for _ in 0..<(try reader.count(ofSize: 8, limit: WidgetArchiveLimits.liveTexts, "texts")) {
            liveTexts.append(try LiveText(from: &reader))
        }
        guard version >= 3 else { return }
        for _ in 0..<(try reader.count(ofSize: 37, limit: WidgetArchiveLimits.elements, "elements")) {
            elements.append(
                WidgetArchive.Element(
                    frame: try reader.rectangle(), label: try reader.string(), value: try reader.optionalString(),
                    identifier: try reader.optionalString(), traits: try reader.count(), liveText: nil))
            let text = try reader.count(ofSize: 0, limit: WidgetArchiveLimits.liveTexts, "texts")
            if text > 0 { elements[elements.count - 1].liveText = text - 1 }
        }
    }
}
