import Foundation
import Testing

@testable import AppBuilder

/// An app of models and screens, each of which uses a model; its first screen says what its model does.
struct ModelsApp {
    let folder: TemporaryFolder
    let count: Int

    static func model(_ index: Int, body: String = "value") -> String {
        "struct Model\(index) {\n    var value = \(index)\n    var text: String { \"\(index):\\(\(body))\" }\n}\n"
    }

    /// A model with one property more, which moves the others.
    static func largerModel(_ index: Int) -> String {
        model(index).replacingOccurrences(of: "var value", with: "var other = 1.5\n    var value")
    }

    static func screen(_ index: Int, text: String = "model.text") -> String {
        "struct Screen\(index) {\n    let model = Model\(index)()\n    var text: String { \(text) }\n}\n"
    }

    init(count: Int) throws {
        self.count = count
        var files = ["App/A.swift": ProjectText.app(imports: "", "print(Screen0().text)")]
        for index in 0..<count {
            files["App/Model\(index).swift"] = Self.model(index)
            files["App/Screen\(index).swift"] = Self.screen(index)
        }
        folder = try TemporaryFolder(files)
    }

    func write(_ text: String, to name: String) throws { try folder.write(text, to: "App/\(name)") }

    @discardableResult
    func build() async throws -> BuiltApp { try await AppBuilderTests.build(folder.path("App"), into: folder) }

    /// Builds the app; returns what it says.
    func output() async throws -> String { try run(try await build().executable) }

    /// The folder that the app is built in.
    var place: URL {
        get throws {
            let builds = try FileManager.default.contentsOfDirectory(at: folder.path("Cache"), includingPropertiesForKeys: nil)
            return try #require(builds.first { $0.lastPathComponent.hasPrefix("App-") }).appendingPathComponent("debug")
        }
    }

    /// The names of the sources' objects that are other files than before.
    func compiled(_ body: () async throws -> Void) async throws -> [String] {
        let before = try objects()
        try await body()
        return try objects().filter { before[$0.key] != $0.value }.keys.sorted()
    }

    private func objects() throws -> [String: FileStamp] {
        let folder = try place.appendingPathComponent("Objects")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".o") && $0 != "__QuinceEntry.o"
        }
        return Dictionary(uniqueKeysWithValues: names.map { ($0, FileStamp(folder.appendingPathComponent($0))) })
    }
}
