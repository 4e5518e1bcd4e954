import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ToolbarTests {
    /// The bar's background, in its coordinates, when the bar ends `distance` points above the safe area's lower edge.
    private func background(distance: CGFloat) throws -> CGRect {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)), controller = UIViewController()
        controller.additionalSafeAreaInsets.bottom = 34
        window.rootViewController = controller
        window.isHidden = false
        defer { window.isHidden = true }
        window.layoutIfNeeded()
        let view = try #require(controller.view)
        let bar = UIToolbar(frame: CGRect(x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - distance - 44, width: 400, height: 44))
        view.addSubview(bar)
        bar.layoutIfNeeded()
        return try #require(bar.subviews.first).frame
    }

    @Test func itsBackgroundReachesTheScreensEdge() throws {
        #expect(try background(distance: 0).height >= 44 + 34)
    }

    @Test func itEndsAtAKeyboard() throws {
        #expect(try background(distance: 200).height == 44)
    }
}
