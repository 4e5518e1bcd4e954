import Foundation
import Testing

@testable import FileFormats

struct PlacedNameTests {
    private func reason(_ text: String) -> String? {
        do {
            _ = try PlacedName(text)
            return nil
        } catch let problem { return problem.reason }
    }

    @Test(arguments: ["App", "My App-2", "..app", "-rf", "$(HOME)", "a\"b", "テスト", "..."])
    func plainNamesAreNames(text: String) throws { #expect(try PlacedName(text).text == text) }

    @Test(arguments: [
        ("", "is empty"), (".", "names the folder itself"), ("..", "leads out of its folder"), ("../../x", "leads out of its folder"),
        ("a/../../x", "leads out of its folder"), ("a/..", "leads out of its folder"), ("a/b", "has a “/”"), ("/etc", "has a “/”"),
        ("a\nb", "has a line break or another control character"), ("a\0b", "has a line break or another control character"),
        (String(repeating: "é", count: 128), "is longer than 255 bytes"),
    ])
    func othersAreNone(text: String, expected: String) { #expect(reason(text) == expected) }

    @Test func pathsStayInTheirFolder() throws {
        let folder = URL(fileURLWithPath: "/tmp/quince-nowhere", isDirectory: true)
        #expect(try PlacedPath("a/b.png").resolved(in: folder).path == "/tmp/quince-nowhere/a/b.png")
        #expect(try PlacedPath("./a/./b.png").resolved(in: folder).path == "/tmp/quince-nowhere/a/b.png")
        for path in ["/etc/passwd", "../x", "a//b", "a/../b", "", ".", "a/"] {
            #expect(throws: PlacedName.Problem.self, "\(path)") { try PlacedPath(path) }
        }
    }

    @Test func pathsLeadThroughNoLink() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "PlacedNameTests-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: folder.appendingPathComponent("link").path, withDestinationPath: "/tmp")
        let problem = #expect(throws: PlacedName.Problem.self) { try PlacedPath("link/x.png").resolved(in: folder) }
        #expect(problem?.reason == "leads through the symbolic link \(folder.path)/link")
    }
}
