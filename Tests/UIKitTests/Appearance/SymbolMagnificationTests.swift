import Testing

@testable import UIKit

/// Symbols in image views that show them larger.
@MainActor @Suite struct SymbolMagnificationTests {
    private func pixels(_ mode: UIView.ContentMode, _ size: CGSize) -> Int? {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.contentMode = mode
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        return (view.layer.contents as? CGImage)?.width
    }

    @Test func bitmapsHaveThePixelsThatAreShown() throws {
        // Views in no window have the scale of the main screen, which another test's device may have left at 2.
        _ = TestDevice()
        let plain = try #require(pixels(.center, CGSize(width: 200, height: 200)))
        let fitted = try #require(pixels(.scaleAspectFit, CGSize(width: 200, height: 200)))
        #expect(fitted >= 590)
        #expect(plain < 100)
        #expect(pixels(.scaleAspectFit, CGSize(width: 5, height: 5)) == plain)
        #expect(try #require(pixels(.scaleAspectFill, CGSize(width: 50, height: 200))) > 590)
    }
}
