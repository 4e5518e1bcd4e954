import DamageSupport
import Foundation
import Testing

@testable import AppBuilder

/// The compiler's dependency files.
struct SwiftDependenciesTests {
    /// Compiles a file; returns the bytes of its dependencies.
    private func dependencies(_ text: String) throws -> Data {
        let folder = try TemporaryFolder(["Model.swift": text])
        let result = try Toolchain.locate().run(
            "swift-frontend",
            [
                "-frontend", "-typecheck", "-primary-file", folder.path("Model.swift").path, "-module-name", "Models",
                "-module-cache-path", folder.path("Cache").path, "-emit-reference-dependencies-path", folder.path("Model.swiftdeps").path,
            ])
        #expect(result.output == "")
        return try Data(contentsOf: folder.path("Model.swiftdeps"))
    }

    @Test func sayWhatAFileDeclaresAndUses() throws {
        let plain = try #require(
            SwiftDependencies(dependencies("struct Model { var count = 1; func grow(_ steps: Int) {} }"), name: "Model.swift"))
        #expect(plain.nodes.contains { $0.isProvided && $0.key.name == "Model" && !$0.key.isImplementation })
        #expect(plain.nodes.contains { !$0.isProvided && $0.key.name == "Int" })
        let body = SwiftDependencies(
            try dependencies("struct Model { var count = 1; func grow(_ steps: Int) { print(count) } }"), name: "Model.swift")
        #expect(SwiftDependencies.changes(from: plain, to: body).isEmpty)
        let property = SwiftDependencies(
            try dependencies("struct Model { var count = 1, more = 2; func grow(_ steps: Int) {} }"), name: "Model.swift")
        #expect(SwiftDependencies.changes(from: plain, to: property).contains { $0.context == "6Models5ModelV" })
        #expect(!SwiftDependencies.changes(from: plain, to: nil).isEmpty)
    }

    @Test func damagedOnesAreReadOrRefused() throws {
        let whole = try dependencies("struct Model { var count = 1 }\nextension Model { func grow() -> Model { self } }\n")
        #expect(SwiftDependencies(whole, name: "a") != nil)
        #expect(SwiftDependencies(Data(), name: "a") == nil)
        #expect(SwiftDependencies(Data("DEPS".utf8), name: "a") == nil)
        for length in stride(from: 4, to: whole.count - 8, by: 3) { _ = SwiftDependencies(whole.prefix(length), name: "a") }
        var damage = Damage(alphabet: "DEPS\u{0}\u{7F}")
        for _ in 0..<3000 { _ = SwiftDependencies(Data("DEPS".utf8) + damage.apply(to: Array(whole.dropFirst(4))), name: "a") }
    }

    /// Elements of no width would make fields out of nothing: a kilobyte a million.
    @Test func repetitionsOfNothingAreRefused() {
        var stream = BitWriter()
        // A block whose only abbreviation has 60 arrays of elements without bits; then a record with 1,000 elements in each.
        stream.put(1, 2)
        stream.putVariable(8, 8)
        stream.putVariable(3, 4)
        stream.align()
        stream.put(0, 32)
        stream.put(2, 3)
        stream.putVariable(120, 5)
        for _ in 0..<60 {
            stream.put(3 << 1, 4)
            stream.put(1 << 1, 4)
            stream.putVariable(0, 5)
        }
        stream.put(4, 3)
        for _ in 0..<60 { stream.putVariable(1000, 6) }
        for _ in 0..<1000 { stream.put(0, 8) }
        stream.align()
        stream.bytes.withUnsafeBytes { bytes in
            var reader = BitstreamReader(bytes, start: 0)
            #expect((try? reader.next())?.fields.count == nil)
        }
    }
}

/// Writes an LLVM bitstream.
private struct BitWriter {
    private(set) var bytes: [UInt8] = []
    private var count = 0

    mutating func put(_ value: Int, _ width: Int) {
        for bit in 0..<width {
            if count % 8 == 0 { bytes.append(0) }
            bytes[count / 8] |= UInt8(value >> bit & 1) << UInt8(count % 8)
            count += 1
        }
    }

    mutating func putVariable(_ value: Int, _ width: Int) {
        var rest = value
        let mark = 1 << (width - 1)
        while rest >= mark {
            put(rest & (mark - 1) | mark, width)
            rest >>= width - 1
        }
        put(rest, width)
    }

    mutating func align() { while count % 32 != 0 { put(0, 1) } }
}
