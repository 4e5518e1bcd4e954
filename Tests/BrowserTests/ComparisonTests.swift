import ChromiumSupport
import Compositor
import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// The page and the compositor draw the same tree alike: every fixture, plain and turned, away from edges, where antialiasing may differ.
@Suite(.serialized) struct ComparisonTests {
    private static let scale = 2.0
    /// Fixtures in which the two differ, with the supposed reason. None is measured yet, so each is a fault to look into, on either side.
    private static let knownDifferences = [
        "animation": "one of the two starts the animation at another time; not yet known which",
        "backdrop": "browsers blur in another way near edges",
        "blend": "style sheets have no plus-darker",
        "contents-center": "browsers scale pictures by another filter", "contents-filters": "browsers scale pictures by another filter",
        "contents-gravity": "browsers scale pictures by another filter", "contents-tint": "browsers scale pictures by another filter",
        "replicator": "the page gives instances no colours", "shadow": "the page draws no shadow under translucent layers",
        "shadow-contents": "browsers blur with steps of eight bits",
    ]

    @Test(arguments: RenderFixture.all, [0, 90, 17]) func agree(_ fixture: RenderFixture, degrees: Double) throws {
        let tree = try fixture.tree(turned: degrees), size = fixture.size
        let frame = Compositor(scale: Self.scale).render(tree, at: fixture.time, size: size).pngData()
        let scene = try Scene(tree, width: Int(size.width), height: Int(size.height), scale: Self.scale, at: fixture.time)
        defer { scene.page.close() }
        let shot = try scene.screenshot()
        try scene.page.evaluate("keep('\(shot.base64EncodedString())')")
        let result = try scene.compare(with: frame)
        keepPictures(of: fixture, degrees, shot, frame)
        let known = Self.knownDifferences[fixture.name]
        func check() {
            #expect(
                result.share >= 0.99,
                """
                \(fixture.name) turned by \(degrees)°: only \(result.share * 100) % of \(result.compared) pixels agree; the worst, at \(result.place), by \(result.worst).
                Set QUINCE_PICTURES to a folder to see both pictures.
                """)
        }
        if let known { withKnownIssue(Comment(rawValue: known), isIntermittent: true) { check() } } else { check() }
    }

    private func keepPictures(of fixture: RenderFixture, _ degrees: Double, _ page: Data, _ compositor: Data) {
        guard let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] else { return }
        let name = "\(folder)/\(fixture.name)-\(Int(degrees))"
        try? page.write(to: URL(fileURLWithPath: name + "-page.png"))
        try? compositor.write(to: URL(fileURLWithPath: name + "-compositor.png"))
    }
}
