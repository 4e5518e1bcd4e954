import ChromiumSupport
import Compositor
import Foundation
import PageEncoding
import RenderProtocol
import Testing

/// The page and the compositor draw the same tree alike: every fixture, plain and turned, away from edges, where antialiasing may differ.
///
/// Set `QUINCE_PICTURES` to a folder to see both pictures of every case.
@Suite(.serialized) struct ComparisonTests {
    /// How far the two may be apart: the share of pixels that must agree within 2 of 255, and by how much any may differ.
    private struct Limit {
        var share = 0.99
        var worst = 255.0
    }

    /// Where Chromium without a GPU cannot draw what the tree says, and how near it comes (measured with Chromium 156). The tests below show for each that
    /// the difference is Chromium's: there the same fixture agrees.
    private static func limit(_ fixture: RenderFixture, _ degrees: Double) -> Limit {
        switch (fixture.name, degrees) {
        // Its loops interpolate between a picture's pixels in sixteen steps, and cut off the rest.
        case ("contents-center", 17): Limit(share: 0.922, worst: 16)
        case ("contents-center", _): Limit(share: 0.921, worst: 18)
        case ("contents-filters", 17): Limit(share: 0.959, worst: 14)
        case ("contents-gravity", 17): Limit(share: 0.956, worst: 14)
        case ("contents-gravity", 0): Limit(share: 0.988, worst: 14)
        case ("contents-tint", 17): Limit(share: 0.974, worst: 10)
        case ("contents-tint", 0): Limit(share: 0.987, worst: 8)
        // It confuses CSS pixels with those of the screen, and widths with heights, where it cuts out what it blurs.
        case ("backdrop", 0): Limit(share: 0.963, worst: 43)
        case ("backdrop", 90): Limit(share: 0.899, worst: 73)
        case ("backdrop-clipped", 0): Limit(share: 0.976, worst: 29)
        case ("backdrop-clipped", 90): Limit(share: 0.941, worst: 55)
        default: Limit()
        }
    }

    @Test(arguments: RenderFixture.all, [0, 90, 17]) func agree(_ fixture: RenderFixture, degrees: Double) throws {
        try compare(fixture, degrees, limit: Self.limit(fixture, degrees))
    }

    @Test(arguments: ["contents-center", "contents-filters", "contents-gravity", "contents-tint"], [0, 90, 17])
    func scaledPicturesAgreeWhereShadersDraw(_ name: String, degrees: Double) throws {
        let fixture = try #require(RenderFixture.all.first { $0.name == name })
        try compare(fixture, degrees, in: Browser.withShaders, limit: Limit())
    }

    @Test(arguments: ["backdrop", "backdrop-clipped"], [0.0, 17]) func backdropsAgreeWhereACSSPixelIsAPixel(_ name: String, degrees: Double)
        throws
    {
        let fixture = try #require(RenderFixture.all.first { $0.name == name })
        try compare(fixture, degrees, scale: 1, limit: Limit())
    }

    /// Shaders blur by a true Gaussian, from which three boxes differ a little; saturation enlarges that.
    @Test(arguments: [0.0, 90, 17]) func backdropsAreNearWhereShadersDraw(degrees: Double) throws {
        let fixture = try #require(RenderFixture.all.first { $0.name == "backdrop" })
        try compare(fixture, degrees, in: Browser.withShaders, limit: Limit(share: 0.829, worst: 7))
    }

    private func compare(
        _ fixture: RenderFixture, _ degrees: Double, scale: Double = 2, in browser: Result<Chromium, any Error> = Browser.shared,
        limit: Limit, location: SourceLocation = #_sourceLocation
    ) throws {
        let tree = try fixture.tree(turned: degrees), size = fixture.size
        let frame = Compositor(scale: scale).render(tree, at: fixture.time, size: size).pngData()
        let scene = try Scene(tree, width: Int(size.width), height: Int(size.height), scale: scale, at: fixture.time, in: browser)
        defer { scene.page.close() }
        let shot = try scene.screenshot()
        try scene.page.evaluate("keep('\(shot.base64EncodedString())')")
        let result = try scene.compare(with: frame)
        keepPictures(of: fixture, degrees, shot, frame)
        #expect(
            result.share >= limit.share && result.worst <= limit.worst,
            """
            \(fixture.name) turned by \(degrees)°: \(result.share * 100) % of \(result.compared) pixels agree, less than \(limit.share * 100) %, \
            or the worst, at \(result.place), differs by \(result.worst), more than \(limit.worst). Set QUINCE_PICTURES to a folder to see both pictures.
            """, sourceLocation: location)
    }

    private func keepPictures(of fixture: RenderFixture, _ degrees: Double, _ page: Data, _ compositor: Data) {
        guard let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] else { return }
        let name = "\(folder)/\(fixture.name)-\(Int(degrees))"
        try? page.write(to: URL(fileURLWithPath: name + "-page.png"))
        try? compositor.write(to: URL(fileURLWithPath: name + "-compositor.png"))
    }
}
