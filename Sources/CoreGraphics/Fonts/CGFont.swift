/// The font of a file: its names and measures, and what Core Text's font manager registers.
///
/// Source: Apple's documentation of `CGFont`.
public final class CGFont: @unchecked Sendable {
    /// The file's contents.
    package let data: Data
    private let tables: FontTables

    /// Finds the file of an installed or registered font by its PostScript or full name. Set by Core Text.
    package nonisolated(unsafe) static var file: (@Sendable (String) -> String?)?

    /// The font whose file a provider holds; nil where that is no TrueType or OpenType font.
    public convenience init?(_ provider: CGDataProvider) { self.init(data: provider.bytes) }

    /// The font of a PostScript or full name; nil where none is installed or registered.
    public convenience init?(_ name: CFString) {
        guard let path = Self.file?(String(describing: name)), let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    private init?(data: Data) {
        guard let tables = FontTables(data) else { return nil }
        (self.data, self.tables) = (data, tables)
    }

    public var postScriptName: CFString? { tables.name(6).map { $0 as CFString } }
    public var fullName: CFString? { tables.name(4).map { $0 as CFString } }
    public var numberOfGlyphs: Int { Int(tables.number("maxp", 4) ?? 0) }
    /// The number of glyph space units in an em, which the font's measures are in.
    public var unitsPerEm: Int32 { Int32(tables.number("head", 18) ?? 1000) }
    public var ascent: Int32 { signed("hhea", 4) }
    /// Below the baseline it is negative.
    public var descent: Int32 { signed("hhea", 6) }
    public var leading: Int32 { signed("hhea", 8) }
    public var capHeight: Int32 { signed("OS/2", 88) }
    public var xHeight: Int32 { signed("OS/2", 86) }

    private func signed(_ table: String, _ offset: Int) -> Int32 { Int32(Int16(bitPattern: tables.number(table, offset) ?? 0)) }
}
