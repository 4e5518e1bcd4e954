import ChromiumSupport
import Foundation
import RenderTestSupport
import Testing

/// The page and the compositor draw the same tree alike: every fixture in every form, away from edges, where antialiasing may differ.
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
    private static func limit(_ fixture: RenderFixture, _ form: FixtureForm) -> Limit {
        switch (fixture.name, form) {
        // Its loops interpolate between a picture's pixels in sixteen steps, and cut off the rest.
        case ("contents-center", .scaled): Limit(share: 0.88, worst: 18)
        case ("contents-center", _): Limit(share: 0.921, worst: 18)
        case ("contents-filters", .scaled): Limit(share: 0.92, worst: 18)
        case ("contents-filters", _): Limit(share: 0.959, worst: 14)
        case ("contents-gravity", .scaled): Limit(share: 0.905, worst: 20)
        case ("contents-gravity", _): Limit(share: 0.956, worst: 14)
        case ("contents-tint", .scaled): Limit(share: 0.974, worst: 14)
        case ("contents-tint", _): Limit(share: 0.974, worst: 10)
        // It confuses CSS pixels with those of the screen where it cuts out what it blurs.
        case ("backdrop", .scaled): Limit(share: 0.96, worst: 48)
        case ("backdrop", _): Limit(share: 0.962, worst: 44)
        case ("backdrop-clipped", .scaled): Limit(share: 0.975, worst: 35)
        case ("backdrop-clipped", _): Limit(share: 0.976, worst: 29)
        // Chromium blurs what is turned before it turns it.
        case ("filter-blur", .rotated): Limit(share: 0.985, worst: 8)
        case ("backdrop-tinted", _): Limit(share: 0.985, worst: 30)
        default: Limit()
        }
    }

    private static let scaledPictures = ["contents-center", "contents-filters", "contents-gravity", "contents-tint"]
    private static let backdrops = ["backdrop", "backdrop-clipped", "backdrop-tinted"]

    private static let sheets = Result { try Self.sheets(RenderFixture.all, scale: 2, in: Browser.shared) }
    private static let shaderSheets = Result { try Self.sheets(named(scaledPictures + ["backdrop"]), scale: 2, in: Browser.withShaders) }
    private static let smallSheets = Result { try Self.sheets(named(backdrops), scale: 1, in: Browser.shared) }

    private static func named(_ names: [String]) -> [RenderFixture] { RenderFixture.all.filter { names.contains($0.name) } }

    private static func sheets(_ fixtures: [RenderFixture], scale: Double, in browser: Result<Chromium, any Error>) throws
        -> [FixtureForm: Sheet]
    {
        try Dictionary(uniqueKeysWithValues: FixtureForm.allCases.map { ($0, try Sheet(fixtures, $0, scale: scale, in: browser)) })
    }

    @Test(arguments: RenderFixture.all, FixtureForm.allCases) func agree(_ fixture: RenderFixture, _ form: FixtureForm) throws {
        try expect(Self.sheets.get()[form]?[fixture], of: fixture, form, within: Self.limit(fixture, form))
    }

    @Test(arguments: named(scaledPictures), FixtureForm.allCases)
    func scaledPicturesAgreeWhereShadersDraw(_ fixture: RenderFixture, _ form: FixtureForm) throws {
        try expect(Self.shaderSheets.get()[form]?[fixture], of: fixture, form, within: Limit())
    }

    /// Enlarged layers have no such pixels.
    @Test(arguments: named(backdrops), FixtureForm.allCases.filter { $0 != .scaled })
    func backdropsAgreeWhereACSSPixelIsAPixel(_ fixture: RenderFixture, _ form: FixtureForm) throws {
        try expect(Self.smallSheets.get()[form]?[fixture], of: fixture, form, within: Limit())
    }

    /// Shaders blur by a true Gaussian, from which three boxes differ a little; saturation enlarges that.
    @Test(arguments: named(["backdrop"]), FixtureForm.allCases)
    func backdropsAreNearWhereShadersDraw(_ fixture: RenderFixture, _ form: FixtureForm) throws {
        try expect(Self.shaderSheets.get()[form]?[fixture], of: fixture, form, within: Limit(share: 0.829, worst: form == .scaled ? 8 : 7))
    }

    private func expect(
        _ comparison: Scene.Comparison?, of fixture: RenderFixture, _ form: FixtureForm, within limit: Limit,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let result = try #require(comparison)
        #expect(
            result.share >= limit.share && result.worst <= limit.worst,
            """
            \(fixture.name), \(form): \(result.share * 100) % of \(result.compared) pixels agree, less than \(limit.share * 100) %, \
            or the worst, at \(result.place), differs by \(result.worst), more than \(limit.worst). Set QUINCE_PICTURES to a folder to see both pictures.
            """, sourceLocation: location)
    }
}
