import Compositor
import DamageSupport
import Foundation
import PageEncoding
import RenderProtocol
import RenderTestSupport
import Testing

/// Commits whose bytes are damaged but still mean something are shown, or not, without harm to who shows them.
struct DamagedCommitTests {
    @Test(arguments: RenderFixture.all)
    func isDrawnOrRefused(_ fixture: RenderFixture) throws {
        let bytes = Array(fixture.commit.binaryData())
        var damage = Damage(seed: UInt64(bytes.count), alphabet: "\u{0}\u{1}\u{2}\u{7f}")
        let compositor = Compositor(scale: 1)
        for _ in 0..<60 {
            var tree = RenderTree()
            guard let commit = try? Commit(binaryData: Data(damage.apply(to: bytes))), (try? tree.apply(commit)) != nil else { continue }
            var encoder = PageEncoder(scale: 3)
            try expectReadable(encoder.encode(commit, tree: tree))
            try expectReadable(encoder.snapshot(tree, at: fixture.time))
            let frame = compositor.render(tree, at: fixture.time, size: CGSize(width: 60, height: 40))
            #expect(frame.width == 60)
            #expect(frame.height == 40)
        }
    }

    /// What a page parses: JSON of a known length, then pixels.
    private func expectReadable(_ message: Data) throws {
        let length = message.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        #expect(length <= message.count - 4)
        _ = try JSONSerialization.jsonObject(with: message.dropFirst(4).prefix(length))
    }
}
