import DamageSupport
import Foundation
import Testing

@testable import FileFormats

struct PropertyListTests {
    static let project = """
        // !$*UTF8*$!
        {
            archiveVersion = 1; /* comment */
            objects = {
                A1 /* main */ = {isa = PBXGroup; children = (B2 /* x */, "C 3",); path = "a\\"b\\U00e9"; data = <00ff>; };
            };
            rootObject = A1;
        }
        """

    @Test func readsTheFormat() throws {
        let top = try #require(try PropertyList.read(Data(Self.project.utf8)) as? [String: Any])
        let group = try #require((top["objects"] as? [String: Any])?["A1"] as? [String: Any])
        #expect(group["children"] as? [String] == ["B2", "C 3"])
        #expect(group["path"] as? String == "a\"bé")
        #expect(group["data"] as? Data == Data([0, 255]))
    }

    @Test(arguments: [
        ("{\n a = 1;\n b = ;\n}", 3), ("{\n a = (1, 2;\n}", 2), ("{ a = \"x;\n}", 1), ("{\n<<<<<<< HEAD\n}", 2), ("{ a = 1; } }", 1),
    ])
    func namesTheLineOfAnError(text: String, line: Int) {
        #expect { try PropertyList.read(Data(text.utf8)) } throws: { ($0 as? FormatError)?.line == line }
    }

    @Test func depthIsLimited() {
        #expect(throws: FormatError.self) {
            try PropertyList.read(Data(String(repeating: "(", count: 100_000).utf8))
        }
    }

    /// XML forbids `--` in comments, Apple's reader does not; lines stay where they are.
    @Test func commentsMayHoldHyphens() throws {
        func plist(_ content: String) -> Data { Data("<?xml version=\"1.0\"?>\n<plist version=\"1.0\">\(content)</plist>".utf8) }
        let value = try PropertyList.read(
            plist(
                "<!-- one -- two\n---><dict><key>a</key><!----><string><![CDATA[<!-- -- -->]]></string><!-- > --- --><key>b--</key><true/></dict>"
            )
        )
        let dictionary = try #require(value as? [String: Any])
        #expect(dictionary["a"] as? String == "<!-- -- -->")
        #expect(dictionary["b--"] as? Bool == true)
        let error = #expect(throws: FormatError.self) { try PropertyList.read(plist("<!-- --\n\n--><dict><key>a</key></dict>")) }
        #expect(error?.line == 4)
        #expect(throws: FormatError.self) { try PropertyList.read(plist("<dict/><!-- no end --")) }
    }

    @Test func stringTablesNeedNoBraces() throws {
        let text = "/* greeting */\n\"hello\" = \"Grüß \\\"dich\\\"\";\nplain = \"x\";\n"
        for encoding in [String.Encoding.utf8, .utf16] {
            let table = try PropertyList.read(#require(text.data(using: encoding)), isStringTable: true)
            #expect(table as? [String: String] == ["hello": "Grüß \"dich\"", "plain": "x"])
        }
        #expect { try PropertyList.read(Data("a = \"1\";\nb = \"2\"\nc = \"3\";".utf8), isStringTable: true) } throws: {
            ($0 as? FormatError)?.line == 3
        }
    }

    @Test(arguments: [
        (#""Same Text"; next = "x";"#, ["Same Text": "Same Text", "next": "x"]),
        (#""apple" = "\Ud83c\Udf4f and \U00e9";"#, ["apple": "🍏 and é"]), (#""half" = "\Ud83c!";"#, ["half": "\u{FFFD}!"]),
        (#""two" = "\Ud83cA\Udf4f";"#, ["two": "\u{FFFD}A\u{FFFD}"]),
        ("// a comment\ra = \"1\";\r// another\rb = 2;", ["a": "1", "b": "2"]),
    ])
    func tablesAreReadAsOnAMac(text: String, table: [String: String]) throws {
        #expect(try PropertyList.read(Data(text.utf8), isStringTable: true) as? [String: String] == table)
    }

    // MARK: XML and binary

    private static var values: [String: Any] {
        [
            "text": "a < b & ü", "empty": "", "list": [1, -2, 2.5, true, false, UInt64.max] as [Any], "data": Data([0, 1, 255]),
            "date": Date(timeIntervalSince1970: 86_400), "inner": ["x": ["y": [String: String]()]], "long": (0..<40).map { "item \($0)" },
        ]
    }

    private static func encoded(_ format: PropertyListSerialization.PropertyListFormat) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: values, format: format, options: 0)
    }

    @Test(arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
    func readsWhatFoundationWrites(format: PropertyListSerialization.PropertyListFormat) throws {
        let read = try #require(try PropertyList.read(Self.encoded(format)) as? [String: Any])
        #expect(NSDictionary(dictionary: read) == NSDictionary(dictionary: Self.values))
    }

    @Test(arguments: [
        ("<plist><dict>\n<key>a</key></dict></plist>", 2, "the key 'a' has no value"),
        ("<plist><dict>\n<string>a</string></dict></plist>", 2, "<string> where a <key> should be"),
        ("<plist><array>\n\n<integer>1.5</integer></array></plist>", 3, "'1.5' is no <integer>"),
        ("<plist><array><view/></array></plist>", 1, "<view> is no element of a property list"),
        ("<!DOCTYPE plist>\n<dict/>", 2, "the root is not <plist>"), ("<plist/>", 1, "<plist> is empty"),
        ("<plist><string>a</string>\n<string/></plist>", 2, "<plist> holds more than one value"),
        ("<plist><dict>\n<key>a</key><string>b</dict></plist>", 2, "Opening and ending tag mismatch: string line 2 and dict"),
    ])
    func errorsInXML(text: String, line: Int, message: String) {
        #expect { try PropertyList.read(Data(text.utf8)) } throws: { $0 as? FormatError == FormatError(line: line, message: message) }
    }

    /// Sixty lists, each holding the next one twice, are a few hundred bytes that stand for 2⁶⁰ values.
    @Test func repetitionsAreLimited() {
        let count: UInt8 = 60
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for index in 0..<count {
            offsets.append(UInt8(bytes.count))
            bytes += index == count - 1 ? [0x09] : [0xA2, index + 1, index + 1]
        }
        let table = UInt8(bytes.count)
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [count, 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
        #expect { try PropertyList.read(Data(bytes)) } throws: {
            ($0 as? FormatError)?.message == "a damaged binary property list: too many objects"
        }
    }

    // MARK: Damage

    /// Damaged lists are read or refused; neither may end the process.
    @Test func survivesDamage() throws {
        try survives(Array(Self.project.utf8), alphabet: "{}()<>=;,\"'\\/*")
        try survives(Array(Self.encoded(.xml)), alphabet: "<>/\"'&;= !?[]-")
        try survives(Array(Self.encoded(.binary)), alphabet: "\u{0}\u{1}\u{9}bplist")
    }

    private func survives(_ corpus: [UInt8], alphabet: String) throws {
        var damage = Damage(alphabet: alphabet)
        var accepted = 0
        for _ in 0..<2_000 {
            do {
                _ = try PropertyList.read(Data(damage.apply(to: corpus)))
                accepted += 1
            } catch is FormatError {}
        }
        #expect(accepted > 0)
        #expect(accepted < 2_000)
    }

    private struct Table: Codable, Equatable { var names: [String: [Int]] }

    @Test func typesAreDecodedFromAllForms() throws {
        let table = Table(names: ["a": [1, 2]])
        for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = format
            #expect(try PropertyList.decode(Table.self, from: encoder.encode(table)) == table)
        }
    }

    @Test func damagedTypesAreRefused() throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let bytes = try [UInt8](encoder.encode(Table(names: ["a": [1, 2], "b": []])))
        var damage = Damage(seed: 9, alphabet: "bplist\u{0}\u{1}\u{ff}")
        var refused = 0
        for _ in 0..<2000 {
            do { _ = try PropertyList.decode(Table.self, from: Data(damage.apply(to: bytes))) } catch { refused += 1 }
        }
        #expect(refused > 0)
    }
}
