import Testing

@testable import UIKit

@MainActor struct StatusBarColorTests {
    private func color(_ device: TestDevice) throws -> UIColor {
        let bars = try #require(SystemBars.shared.bars(of: device.scene))
        return try #require(bars.window.subviews.compactMap { $0 as? StatusBarView }.first).color
    }

    @Test func aBarOfTheDefaultStyleFollowsItsWindow() throws {
        let device = TestDevice()
        defer { device.end() }
        let window = device.show(UIViewController())
        #expect(try color(device) == .black)
        window.overrideUserInterfaceStyle = .dark
        #expect(try color(device) == .white)
        window.rootViewController?.overrideUserInterfaceStyle = .light
        #expect(try color(device) == .black)
    }
}
