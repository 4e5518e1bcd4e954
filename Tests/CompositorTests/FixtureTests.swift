import Compositor
import Foundation
import RenderProtocol
import RenderTestSupport
import Testing

/// Every text fixture against its reviewed picture, plain and rotated; the other forms follow from these (`FormTests`).
struct FixtureTests {
    @Test(arguments: RenderFixture.all, [FixtureForm.plain, .rotated])
    func picture(_ fixture: RenderFixture, _ variant: FixtureForm) throws {
        let frame = Compositor(scale: RenderFixture.scale).render(try fixture.tree(variant), at: fixture.time, size: RenderFixture.size)
        let mismatch = ReferencePicture.mismatch(frame.pngData(), name: "\(fixture.name)-\(variant.rawValue)")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }

    @Test func aWarmCompositorDrawsTheSame() throws {
        let tree = try RenderFixture.all.first { $0.name == "shadow" }!.tree(.plain)
        let compositor = Compositor(scale: 2)
        let first = compositor.render(tree, at: 0, size: RenderFixture.size).pngData()
        #expect(compositor.render(tree, at: 0, size: RenderFixture.size).pngData() == first)
    }
}
