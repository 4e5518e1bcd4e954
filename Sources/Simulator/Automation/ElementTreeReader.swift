import DeviceProtocol

/// Reads the JSON of element trees, an order of magnitude faster than Foundation's decoder.
///
/// It takes what `ElementNode`'s decoder takes, and numbers with zeros before them; nil for anything else, of which that decoder says what is wrong.
struct ElementTreeReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    private struct Malformed: Error {}

    /// Trees may be as deep as this, and lists in other members.
    private static let deepest = 2_000

    /// The tree of a text; nil where it is none.
    static func tree(of text: String) -> ElementNode? {
        var text = text
        return text.withUTF8 { bytes in
            var reader = ElementTreeReader(bytes: bytes)
            guard let node = try? reader.node(depth: 0) else { return nil }
            reader.skipSpace()
            return reader.position == bytes.count ? node : nil
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private mutating func skipSpace() {
        while position < bytes.count, next == 0x20 || next == 0x0a || next == 0x0d || next == 0x09 { position += 1 }
    }

    private mutating func skip(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func expect(_ byte: UInt8) throws { if !skip(byte) { throw Malformed() } }

    // MARK: Nodes

    /// The fields of a node read so far; those without a value are required.
    private struct Parts {
        var id: UInt64?
        var className, role: String?
        var frame: [Double]?
        var isAccessibilityElement, isEnabled, isSelected, isFocused: Bool?
        var traits: [String]?
        var children: [ElementNode]?
    }

    private mutating func node(depth: Int) throws -> ElementNode {
        guard depth < Self.deepest else { throw Malformed() }
        var node = ElementNode(id: 0, className: "", role: "", frame: [])
        var parts = Parts()
        try members { reader, name in
            switch name {
            case "id": parts.id = UInt64(try reader.numberText())
            case "className": parts.className = try reader.string()
            case "role": parts.role = try reader.string()
            case "frame": parts.frame = try reader.numbers()
            case "isAccessibilityElement": parts.isAccessibilityElement = try reader.flag()
            case "isEnabled": parts.isEnabled = try reader.flag()
            case "isSelected": parts.isSelected = try reader.flag()
            case "isFocused": parts.isFocused = try reader.flag()
            case "traits": parts.traits = try reader.strings()
            case "children": parts.children = try reader.list { try $0.node(depth: depth + 1) }
            case "text": node.text = try reader.string()
            case "label": node.label = try reader.string()
            case "value": node.value = try reader.string()
            case "hint": node.hint = try reader.string()
            case "identifier": node.identifier = try reader.string()
            case "placeholder": node.placeholder = try reader.string()
            case "customActions": node.customActions = try reader.strings()
            default: try reader.readRare(name, &node)
            }
        }
        guard let id = parts.id, let className = parts.className, let role = parts.role, let frame = parts.frame, frame.count == 4,
            let isAccessible = parts.isAccessibilityElement, let isEnabled = parts.isEnabled, let isSelected = parts.isSelected,
            let isFocused = parts.isFocused, let traits = parts.traits, let children = parts.children
        else { throw Malformed() }
        (node.id, node.className, node.role, node.frame) = (id, className, role, frame)
        (node.isAccessibilityElement, node.isEnabled, node.isSelected, node.isFocused) = (isAccessible, isEnabled, isSelected, isFocused)
        (node.traits, node.children) = (traits, children)
        return node
    }

    /// The members that few elements have.
    private mutating func readRare(_ name: String, _ node: inout ElementNode) throws {
        switch name {
        case "inputLabels": node.inputLabels = try strings()
        case "customContent": node.customContent = try list { try $0.strings() }
        case "headingLevel": node.headingLevel = try integer()
        case "activationPoint": node.activationPoint = try numbers()
        case "rotors": node.rotors = try strings()
        case "arrangement":
            guard let value = ElementNode.Arrangement(rawValue: try string()) else { throw Malformed() }
            node.arrangement = value
        case "container":
            guard let value = ElementNode.Container(rawValue: try string()) else { throw Malformed() }
            node.container = value
        case "tableCell": node.tableCell = try tableCell()
        case "audit": node.audit = try audit()
        default: throw Malformed()
        }
    }

    private mutating func tableCell() throws -> ElementNode.TableCell {
        var row, column, rowSpan, columnSpan: Int?
        var headers: [String]?
        try members { reader, name in
            switch name {
            case "row": row = try reader.integer()
            case "column": column = try reader.integer()
            case "rowSpan": rowSpan = try reader.integer()
            case "columnSpan": columnSpan = try reader.integer()
            case "headers": headers = try reader.strings()
            default: throw Malformed()
            }
        }
        guard let rowSpan, let columnSpan, let headers else { throw Malformed() }
        return ElementNode.TableCell(row: row, column: column, rowSpan: rowSpan, columnSpan: columnSpan, headers: headers)
    }

    private mutating func audit() throws -> ElementAudit {
        var audit = ElementAudit()
        var known = (isTruncated: false, isBold: false)
        try members { reader, name in
            switch name {
            case "isTruncated": (audit.isTruncated, known.isTruncated) = (try reader.flag(), true)
            case "isBold": (audit.isBold, known.isBold) = (try reader.flag(), true)
            case "fontSize": audit.fontSize = try reader.number()
            case "textFrame": audit.textFrame = try reader.numbers()
            case "hasWholeTarget": audit.hasWholeTarget = try reader.flag()
            default: throw Malformed()
            }
        }
        guard known == (true, true) else { throw Malformed() }
        return audit
    }

    // MARK: Values

    private mutating func members(_ body: (inout Self, String) throws -> Void) throws {
        try expect(UInt8(ascii: "{"))
        guard !skip(UInt8(ascii: "}")) else { return }
        repeat {
            let name = try string()
            try expect(UInt8(ascii: ":"))
            try body(&self, name)
        } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    private mutating func list<Value>(_ body: (inout Self) throws -> Value) throws -> [Value] {
        try expect(UInt8(ascii: "["))
        var values: [Value] = []
        guard !skip(UInt8(ascii: "]")) else { return values }
        repeat { values.append(try body(&self)) } while skip(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
        return values
    }

    private mutating func strings() throws -> [String] { try list { try $0.string() } }
    private mutating func numbers() throws -> [Double] { try list { try $0.number() } }

    private mutating func flag() throws -> Bool {
        skipSpace()
        for (word, value) in [(StaticString("true"), true), ("false", false)] {
            let end = position + word.utf8CodeUnitCount
            guard end <= bytes.count, (0..<word.utf8CodeUnitCount).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] }) else {
                continue
            }
            position = end
            return value
        }
        throw Malformed()
    }

    private mutating func numberText() throws -> String {
        skipSpace()
        let start = position
        while (0x2b...0x39).contains(next) && next != UInt8(ascii: ",") || next | 0x20 == UInt8(ascii: "e") { position += 1 }
        guard position > start else { throw Malformed() }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func number() throws -> Double {
        guard let number = Double(try numberText()), number.isFinite else { throw Malformed() }
        return number
    }

    private mutating func integer() throws -> Int {
        guard let number = Int(try numberText()) else { throw Malformed() }
        return number
    }

    private mutating func string() throws -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\"), next >= 0x20 { position += 1 }
        if next == UInt8(ascii: "\"") {
            position += 1
            return String(decoding: bytes[start..<position - 1], as: UTF8.self)
        }
        return try escapedString(Array(bytes[start..<position]))
    }

    /// The rest of a string that holds escapes.
    private mutating func escapedString(_ beginning: [UInt8]) throws -> String {
        var text = beginning
        while position < bytes.count {
            let byte = next
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20: throw Malformed()
            default: text.append(byte)
            }
        }
        throw Malformed()
    }

    private mutating func escape() throws -> [UInt8] {
        let byte = next
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0c]
        case UInt8(ascii: "n"): return [0x0a]
        case UInt8(ascii: "r"): return [0x0d]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let end = position + 4
            guard end <= bytes.count, let value = UInt32(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { throw Malformed() }
            position = end
            return Array(String(Character(scalar)).utf8)
        default: throw Malformed()
        }
    }
}
