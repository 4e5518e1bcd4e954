import Foundation
import Testing

/// What the fuzzer has kept, and what Quince itself writes, with every check that debug builds have. `Scripts/fuzz` looks for more.
struct CorpusTests {
    private static func corpus(of target: FuzzTarget) throws -> [[UInt8]] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Corpus/\(target.name)", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return try names.sorted().map { try [UInt8](Data(contentsOf: folder.appendingPathComponent($0))) }
    }

    @Test("Every input ends, and some mean something", arguments: FuzzTarget.all.map(\.name))
    func inputs(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let seeds = target.seeds(), kept = try Self.corpus(of: target)
        #expect(!seeds.isEmpty)
        let accepted = (seeds + kept).map(target.accepts)
        #expect(accepted.contains(true))
    }

    @Test("Kept inputs are within the target's bounds", arguments: FuzzTarget.all.map(\.name))
    func sizes(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        let lengths = try Self.corpus(of: target).map(\.count)
        #expect((lengths.max() ?? 0) <= target.maximumLength)
    }

    @Test func namesTellTargetsApart() { #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count) }
}
