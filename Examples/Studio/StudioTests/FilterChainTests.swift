import CoreImage
import Testing

@testable import Studio

struct FilterChainTests {
    private let image = CIImage(color: CIColor(red: 0.6, green: 0.4, blue: 0.2)).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 30))

    private func histogram(_ edit: PhotoEdit) throws -> Histogram {
        let result = FilterChain(edit: edit).apply(to: image)
        return Histogram(try #require(CIContext().createCGImage(result, from: result.extent)))
    }

    private func mean(_ channel: Histogram.Channel, _ edit: PhotoEdit) throws -> Double {
        try #require(try histogram(edit).mean(of: channel))
    }

    private func edit(_ adjustment: Adjustment, _ value: Double) -> PhotoEdit {
        var edit = PhotoEdit()
        edit[adjustment] = value
        return edit
    }

    @Test func anEmptyEditChangesNothing() throws {
        #expect(abs(try mean(.red, PhotoEdit()) - 0.6) < 0.04)
        #expect(abs(try mean(.blue, PhotoEdit()) - 0.2) < 0.04)
    }

    @Test(arguments: PhotoFilter.allCases)
    func filtersKeepTheSize(filter: PhotoFilter) {
        #expect(FilterChain(edit: PhotoEdit(filter: filter)).apply(to: image).extent == image.extent)
    }

    @Test func exposureMakesLighter() throws {
        #expect(try mean(.green, edit(.exposure, 0.5)) > mean(.green, PhotoEdit()))
        #expect(try mean(.green, edit(.exposure, -0.5)) < mean(.green, PhotoEdit()))
    }

    @Test func noSaturationMakesGray() throws {
        let gray = edit(.saturation, -1)
        #expect(abs(try mean(.red, gray) - mean(.blue, gray)) < 0.05)
    }

    @Test func warmthFavoursRed() throws {
        let warm = edit(.warmth, 1)
        let cold = edit(.warmth, -1)
        #expect(try mean(.red, warm) - mean(.blue, warm) > mean(.red, cold) - mean(.blue, cold))
    }

    @Test func noirHasNoColour() throws {
        let noir = PhotoEdit(filter: .noir)
        #expect(abs(try mean(.red, noir) - mean(.blue, noir)) < 0.05)
    }

    @Test func vignettesDarken() throws {
        #expect(try mean(.red, edit(.vignette, 1)) < mean(.red, PhotoEdit()))
    }
}
