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
        let container = UIView(frame: root.bounds.inset(by: insets))
        container.lendsSafeArea = lends
        root.addSubview(container)
        let (inside, beyond) = (UIView(frame: container.bounds), UIView())
        beyond.frame = container.convert(root.bounds, from: root)
        for view in [inside, beyond] { container.addSubview(view) }
        #expect(container.safeAreaInsets == .zero)
        #expect(inside.safeAreaInsets == .zero)
        #expect(beyond.safeAreaInsets == (lends ? insets : .zero))
    }
}
