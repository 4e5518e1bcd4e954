import DeviceProtocol

/// Writes element trees as JSON, an order of magnitude faster than Foundation's encoder: tools ask for the elements with each of their steps.
///
/// The members are those of `ElementNode`'s `Codable` form; what is nil is left out.
struct ElementTreeWriter {
    private var bytes: [UInt8] = []

    /// The JSON of a tree, written the way that is fast in this build: without optimisation Foundation's encoder is.
    static func text(_ root: ElementNode) -> String {
        #if DEBUG
            return (try? JSONEncoder().encode(root)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
        #else
            return json(root)
        #endif
    }

    /// The JSON of a tree.
    static func json(_ root: ElementNode) -> String {
        var writer = ElementTreeWriter()
        writer.bytes.reserveCapacity(64 << 10)
        writer.write(root)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private mutating func write(_ node: ElementNode) {
        add("{\"id\":")
        add(String(node.id))
        text("className", node.className)
        text("role", node.role)
        text("text", node.text)
        text("label", node.label)
        text("value", node.value)
        text("hint", node.hint)
        text("identifier", node.identifier)
        text("placeholder", node.placeholder)
        numbers("frame", node.frame)
        flag("isAccessibilityElement", node.isAccessibilityElement)
        flag("isEnabled", node.isEnabled)
        flag("isSelected", node.isSelected)
        flag("isFocused", node.isFocused)
        texts("traits", node.traits)
        texts("customActions", node.customActions)
        writeRare(node)
        add(",\"children\":")
        list(node.children) { $0.write($1) }
        add("}")
    }

    /// The members that few elements have.
    private mutating func writeRare(_ node: ElementNode) {
        if let labels = node.inputLabels { texts("inputLabels", labels) }
        if let content = node.customContent {
            add(",\"customContent\":")
            list(content) { writer, pair in writer.list(pair) { $0.string($1) } }
        }
        if let level = node.headingLevel { member("headingLevel", String(level)) }
        if let point = node.activationPoint { numbers("activationPoint", point) }
        if let rotors = node.rotors { texts("rotors", rotors) }
        text("arrangement", node.arrangement?.rawValue)
        text("container", node.container?.rawValue)
        if let cell = node.tableCell { write(cell) }
        if let audit = node.audit { write(audit) }
    }

    private mutating func write(_ cell: ElementNode.TableCell) {
        add(",\"tableCell\":{\"rowSpan\":\(cell.rowSpan),\"columnSpan\":\(cell.columnSpan)")
        if let row = cell.row { member("row", String(row)) }
        if let column = cell.column { member("column", String(column)) }
        texts("headers", cell.headers)
        add("}")
    }

    private mutating func write(_ audit: ElementAudit) {
        add(",\"audit\":{\"isTruncated\":\(audit.isTruncated),\"isBold\":\(audit.isBold)")
        if let size = audit.fontSize { member("fontSize", Self.text(of: size)) }
        if let frame = audit.textFrame { numbers("textFrame", frame) }
        if let hasTarget = audit.hasWholeTarget { flag("hasWholeTarget", hasTarget) }
        add("}")
    }

    // MARK: Members

    private mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func member(_ name: String, _ value: String) {
        add(",\"")
        add(name)
        add("\":")
        add(value)
    }

    private mutating func text(_ name: String, _ value: String?) {
        guard let value else { return }
        member(name, "")
        string(value)
    }

    private mutating func flag(_ name: String, _ value: Bool) { member(name, value ? "true" : "false") }

    private mutating func texts(_ name: String, _ values: [String]) {
        member(name, "")
        list(values) { $0.string($1) }
    }

    private mutating func numbers(_ name: String, _ values: [Double]) {
        member(name, "")
        list(values) { $0.add(Self.text(of: $1)) }
    }

    private mutating func list<Value>(_ values: [Value], _ write: (inout Self, Value) -> Void) {
        add("[")
        var isFirst = true
        for value in values {
            if !isFirst { bytes.append(UInt8(ascii: ",")) }
            isFirst = false
            write(&self, value)
        }
        add("]")
    }

    /// Numbers that are whole have no fraction; what is not finite JSON cannot write.
    private static func text(of number: Double) -> String {
        guard number.isFinite else { return "0" }
        return Int(exactly: number).map { String($0) } ?? "\(number)"
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)

    private mutating func string(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20:
                add("\\u00")
                bytes.append(Self.hexadecimal[Int(byte >> 4)])
                bytes.append(Self.hexadecimal[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
