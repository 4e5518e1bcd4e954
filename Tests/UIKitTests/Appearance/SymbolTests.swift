import Testing

@testable import UIKit

@MainActor @Suite struct SymbolTests {
    @Test(arguments: [
        "xmark", "heart.fill", "01.square.fill", "50.square.fill", "1.circle", "mic.slash", "text.badge.plus",
        "calendar.badge.exclamationmark",
        "chevron.up.square.fill", "person.3", "truck.box", "leaf.arrow.circlepath", "square.grid.2x2.fill", "doc.plaintext", "iphone.gen1",
        "arrowtriangle.up.fill", "minus.square.fill", "hourglass.bottomhalf.fill", "rectangle.3.offgrid.fill",
        "line.horizontal.3.decrease.circle", "arrowshape.turn.up.left", "arrowshape.turn.up.right.fill", "arrowshape.turn.up.left.2",
        "person.3.sequence.fill", "battery.75percent",
    ])
    func namesOfRealAppsHaveDrawings(_ name: String) { #expect(SymbolLibrary.shared.find(name) != nil) }

    @Test func unknownNamesShowAPlaceholder() {
        #expect(SymbolLibrary.shared.find("no.such.symbol.here") == nil)
        #expect(UIImage(systemName: "no.such.symbol.here")?.size.width ?? 0 > 10)
    }

    @Test func sizesFollowPointSizeAndScale() throws {
        let small = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17)))
        let large = try #require(UIImage(systemName: "circle", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
        #expect(abs(small.size.width - 20) < 0.4)
        #expect(abs(large.size.width - 2 * small.size.width) < 0.8)
        #expect(small.isTemplate && small.isSymbolImage)
    }

    @Test func pathDataOfSVGIsRead() {
        let path = SVGPathReader.path("M8 15A7 7 0 1 1 8 1a7 7 0 0 1 0 14zm0 1A8 8 0 1 0 8 0a8 8 0 0 0 0 16z")
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX) < 0.01 && abs(box.width - 16) < 0.02 && abs(box.height - 16) < 0.02)
    }
}
