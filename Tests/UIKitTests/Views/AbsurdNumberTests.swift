import DeviceProtocol
import Foundation
import Testing

@testable import UIKit

/// Sizes and colours that come of a mistake in an app.
@MainActor struct AbsurdNumberTests {
    nonisolated static let numbers: [CGFloat] = [.infinity, -.infinity, 1e30, 1e300, -1]

    @Test(arguments: numbers + [.nan]) func imagesOfAbsurdSizesAreEmpty(_ length: CGFloat) {
        var isDrawn = false
        let image = UIGraphicsImageRenderer(size: CGSize(width: length, height: 10)).image { _ in isDrawn = true }
        #expect(image.size == .zero)
        #expect(!isDrawn)
        UIGraphicsBeginImageContext(CGSize(width: length, height: 10))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }

    @Test(arguments: numbers) func viewsOfAbsurdSizesAreDescribed(_ length: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: length, height: length))
        #expect(view.description.contains("frame = "))
        #expect(UIColor(red: length, green: 0, blue: 0, alpha: 1).description.hasPrefix("UIExtendedSRGBColorSpace "))
        #expect(UIFont.systemFont(ofSize: abs(length)).description.contains("font-size: "))
    }

    @Test(arguments: [CGFloat.nan, .infinity, 1e30, 5000]) func aPreviewBeyondAllSizesSaysWhyItHasNoPicture(_ width: CGFloat) throws {
        var item = PreviewItem(id: "A.1", name: "A", file: "/app/A.swift", line: 3) {
            PreviewItem.Content(UIViewController()) { $0 }
        }
        item.apply([.fixedLayout(width: width, height: 100)])
        // A number that JSON does not have would hide all previews.
        let entry = try JSONDecoder().decode(PreviewEntry.self, from: JSONEncoder().encode(item.entry))
        #expect(entry.layout == .device)
        #expect(entry.problem?.hasPrefix("A has no picture: its fixed layout is \(width) × 100.0 points") == true)
    }

    @Test func aPreviewOfAUsualSizeHasNoProblem() {
        var item = PreviewItem(id: "A.1", name: "A", file: "/app/A.swift", line: 3) {
            PreviewItem.Content(UIViewController()) { $0 }
        }
        item.apply([.fixedLayout(width: 300, height: 100)])
        #expect(item.entry.problem == nil)
        #expect(item.entry.layout == .fixed(width: 300, height: 100))
    }
}
