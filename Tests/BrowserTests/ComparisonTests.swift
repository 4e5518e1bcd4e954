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

    private static let sheets = Result {
        try Dictionary(
            uniqueKeysWithValues: FixtureForm.allCases.map { ($0, try Sheet(RenderFixture.all, $0, scale: 2, in: Browser.shared)) })
    }

    @Test(arguments: RenderFixture.all, FixtureForm.allCases) func agree(_ fixture: RenderFixture, _ form: FixtureForm) throws {
        try expect(Self.sheets.get()[form]?[fixture], of: fixture, form, within: Limit())
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
