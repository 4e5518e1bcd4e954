import Foundation
import Testing

@testable import AppBuilder

struct PropertyListReaderTests {
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
        let top = try #require(try PropertyListReader.read(Data(Self.project.utf8)) as? [String: Any])
        let group = try #require((top["objects"] as? [String: Any])?["A1"] as? [String: Any])
        #expect(group["children"] as? [String] == ["B2", "C 3"])
        #expect(group["path"] as? String == "a\"bé")
        #expect(group["data"] as? Data == Data([0, 255]))
    }

    @Test(arguments: [
        ("{\n a = 1;\n b = ;\n}", 3), ("{\n a = (1, 2;\n}", 2), ("{ a = \"x;\n}", 1), ("{\n<<<<<<< HEAD\n}", 2), ("{ a = 1; } }", 1),
    ])
    func namesTheLineOfAnError(text: String, line: Int) {
        #expect { try PropertyListReader.read(Data(text.utf8)) } throws: { ($0 as? PropertyListReader.SyntaxError)?.line == line }
    }

    @Test func depthIsLimited() {
        #expect(throws: PropertyListReader.SyntaxError.self) {
            try PropertyListReader.read(Data(String(repeating: "(", count: 100_000).utf8))
        }
    }

    /// Damaged projects are read or refused; neither may end the process.
    @Test func survivesDamage() throws {
        var damage = Damage(alphabet: "{}()<>=;,\"'\\/*")
        var accepted = 0
        for _ in 0..<2_000 where (try? PropertyListReader.read(Data(damage.apply(to: Self.project)))) != nil { accepted += 1 }
        #expect(accepted > 0 && accepted < 2_000)
    }
}
