import Testing

@testable import UIKit

@MainActor struct LentSafeAreaTests {
    /// SwiftUI's containers end at the safe area, and what is in them may reach beyond.
    @Test(arguments: [false, true]) func subviewsReachIntoTheSafeAreaAroundTheirSuperview(lends: Bool) throws {
        let device = TestDevice()
        defer { device.end() }
        let window = device.show(UIViewController())
        let root = try #require(window.rootViewController?.view)
        let insets = root.safeAreaInsets
        #expect(insets.top > 0)
        let container = UIView()
        container.lendsSafeArea = lends
        root.addSubview(container)
        // The container gets its place last.
        let place = root.bounds.inset(by: insets)
        let (inside, beyond) = (UIView(frame: CGRect(origin: .zero, size: place.size)), UIView())
        beyond.frame = root.bounds.offsetBy(dx: -place.minX, dy: -place.minY)
        for view in [inside, beyond] { container.addSubview(view) }
        container.frame = place
        #expect(container.safeAreaInsets == .zero)
        #expect(inside.safeAreaInsets == .zero)
        #expect(beyond.safeAreaInsets == (lends ? insets : .zero))
    }
}
