import Foundation
import RenderTestSupport
import Testing

@testable import RenderProtocol

/// Both forms of a commit say exactly the same, whatever the commit holds.
struct CodecTests {
    @Test func everyKeyAndKindSurvivesBothForms() throws {
        let commit = SampleCommit.complete
        #expect(try Commit(binaryData: commit.binaryData()) == commit)
        #expect(try Commit(text: commit.text()) == commit, "\(commit.text())")
    }

    @Test func bitmapsOfOneColourTravelAsCoverage() throws {
        let commit = Commit(sequence: 1, time: 0, operations: [.addImage(ImageID(1), RenderImage(SampleCommit.coverage))])
        let bytes = commit.binaryData()
        #expect(bytes.suffix(6) == Data([0, 128, 255, 64, 0, 1]))
        let read = try Commit(binaryData: bytes)
        guard case .addImage(_, let image) = try #require(read.operations.first) else { return #expect(Bool(false)) }
        #expect(image.coverage != nil)
        #expect(image.travellingBytes == 6)
        #expect(image.byteCount == 80)
        var pixels = Data(count: 80)
        let (half, quarter, one): ([UInt8], [UInt8], [UInt8]) = ([0x30, 0x10, 0x20, 0x40], [0x18, 0x08, 0x10, 0x20], [0, 0, 0, 1])
        pixels.replaceSubrange(48..<52, with: half)
        pixels.replaceSubrange(52..<56, with: [0x60, 0x20, 0x40, 0x80])
        pixels.replaceSubrange(64..<68, with: quarter)
        pixels.replaceSubrange(72..<76, with: one)
        #expect(image.pixels == pixels)
        #expect(image == RenderImage(width: 5, height: 4, bytesPerRow: 20, isOpaque: false, pixels: pixels))
    }

    @Test func coverageOutsideItsBitmapIsRefused() {
        func make(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int, bytes: Int) -> RenderCoverage? {
            RenderCoverage(
                width: 5, height: 4, color: 1, x: x, y: y, columns: columns, rows: rows, bytesPerRow: columns, bytes: Data(count: bytes))
        }
        #expect(make(2, 1, 3, 3, bytes: 9) != nil)
        #expect(make(0, 0, 0, 0, bytes: 0) != nil)
        #expect(make(3, 1, 3, 3, bytes: 9) == nil)
        #expect(make(2, 2, 3, 3, bytes: 9) == nil)
        #expect(make(2, 1, 3, 3, bytes: 8) == nil)
        // The rectangle of the sample, moved out of it.
        var bytes = Commit(sequence: 1, time: 0, operations: [.addImage(ImageID(1), RenderImage(SampleCommit.coverage))]).binaryData()
        #expect(bytes[bytes.endIndex - 10] == 1)
        bytes[bytes.endIndex - 10] = 3
        #expect(throws: CommitDecodingError.self) { try Commit(binaryData: bytes) }
    }

    @Test(arguments: RenderFixture.all)
    func fixturesSurviveBothForms(_ fixture: RenderFixture) throws {
        #expect(try Commit(binaryData: fixture.commit.binaryData()) == fixture.commit)
        #expect(try Commit(text: fixture.commit.text()) == fixture.commit)
        let snapshot = try fixture.tree(.plain).snapshotCommit()
        var rebuilt = RenderTree()
        try rebuilt.apply(snapshot)
        #expect(rebuilt == (try fixture.tree(.plain)))
    }

    /// The examples of the specification are commits that apply, and its bytes are those of the example before them.
    @Test func theSpecificationHolds() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/RenderProtocol.md")
        let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "```")
        let examples = blocks.filter { $0.hasPrefix("commit\n") }.map { String($0.dropFirst("commit\n".count)) }
        #expect(examples.count == 2)
        for example in examples {
            var tree = RenderTree()
            try tree.apply(Commit(text: example))
        }
        let bytes = try Commit(text: #require(examples.first)).binaryData().map { String(format: "%02x", $0) }.joined(separator: " ")
        let documented = try #require(blocks.first { $0.hasPrefix("hex\n") }).dropFirst("hex\n".count).split(whereSeparator: \.isWhitespace)
        #expect(documented.joined(separator: " ") == bytes)
    }

    /// The specification names every property with its code.
    @Test func theSpecificationNamesEveryProperty() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Documentation/RenderProtocol.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for key in LayerKey.allCases { #expect(text.contains("\(key.rawValue) `\(key)`"), "\(key) is missing") }
    }

    @Test func damagedBytesAreRefusedOrReadButNeverCrash() {
        var random = SystemlessRandom(seed: 7)
        for commit in [SampleCommit.complete] + RenderFixture.all.prefix(6).map(\.commit) {
            let bytes = commit.binaryData()
            for end in stride(from: 0, to: bytes.count, by: max(bytes.count / 150, 1)) { try? apply(bytes.prefix(end)) }
            for _ in 0..<300 {
                var damaged = bytes
                for _ in 0..<Int(random.next() % 3 + 1) {
                    damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
                }
                try? apply(damaged)
            }
        }
    }

    private func apply(_ bytes: Data) throws {
        var tree = RenderTree()
        try tree.apply(Commit(binaryData: bytes))
    }

    @Test func textErrorsNameLineAndExpectation() {
        func problem(_ text: String) -> CommitTextError? {
            do { _ = try Commit(text: text) } catch { return error as? CommitTextError }
            return nil
        }
        #expect(problem("layer 1")?.line == 1)
        #expect(problem("commit 1 at 0\nlayer 1\n  bounds 0 0 wide 4")?.description == "line 3: expected a width, found \"wide\"")
        #expect(problem("commit 1 at 0\nlayer 1\n  bond 3")?.description == "line 3: expected a property of a layer, found \"bond\"")
        #expect(problem("commit 1 at 0\nlayer 1\n  opacity 0.5 0.6")?.line == 3)
        #expect(problem("commit 1 at 0\nimage 1 2x2 file \"a.png\"")?.description.contains("a.png") == true)
    }
}

/// A linear congruential generator: the same damage on every run.
struct SystemlessRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
