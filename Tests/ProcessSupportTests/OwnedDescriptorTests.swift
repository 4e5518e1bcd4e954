import Foundation
import Glibc
import Testing

@testable import ProcessSupport

struct OwnedDescriptorTests {
    private func pair() throws -> (OwnedDescriptor, OwnedDescriptor) {
        let (reader, writer) = try OwnedDescriptor.socketPair()
        for descriptor in [reader, writer] { descriptor.makeNonBlocking() }
        return (reader, writer)
    }

    /// Fills the socket as far as the system lets it, and returns with how many bytes.
    private func fill(_ writer: OwnedDescriptor) -> Int {
        var size: Int32 = 4 << 20
        setsockopt(writer.number, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        let piece = [UInt8](repeating: 7, count: 4096)
        var total = 0
        while true {
            let count = write(writer.number, piece, piece.count)
            guard count > 0 else { return total }
            total += count
        }
    }

    @Test func aFloodIsReadInTurns() throws {
        let (reader, writer) = try pair()
        let written = fill(writer)
        var turns: [Int] = []
        while turns.reduce(0, +) < written {
            var count = 0
            #expect(reader.readAvailable(limit: 1000) { count += $0.count })
            try #require(count > 0)
            turns.append(count)
        }
        #expect(turns.count > 1)
        #expect(turns.reduce(0, +) == written)
    }

    @Test func theEndOfAStreamIsTold() throws {
        let (reader, writer) = try pair()
        #expect(reader.readAvailable { _ in Issue.record("nothing was written") })
        _ = write(writer.number, "ab", 2)
        writer.close()
        var bytes = Data()
        while reader.readAvailable({ bytes += $0 }) {}
        #expect(bytes == Data("ab".utf8))
    }
}
