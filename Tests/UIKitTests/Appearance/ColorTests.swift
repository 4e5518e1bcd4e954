import Testing

@testable import UIKit

@Suite struct ColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    @Test func systemColorsFollowTheAppearance() {
        #expect(UIColor.systemBlue.resolvedColor(with: light) == UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1))
        #expect(UIColor.systemBlue.resolvedColor(with: dark) == UIColor(red: 10 / 255, green: 132 / 255, blue: 1, alpha: 1))
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(UIColor.systemBackground.resolvedColor(with: dark).components.red == 0)
        #expect(UIColor.systemBackground.resolvedColor(with: elevated).components.red == 28.0 / 255)
    }

    @Test func alphaKeepsColorsDynamic() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(faint.resolvedColor(with: light) == UIColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(faint.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    }

    @Test func componentsAreConverted() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(
            UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 0.25).getHue(
                &hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect([hue, saturation, brightness, alpha] == [0.5, 1, 0.5, 0.25])
        #expect(UIColor(hue: 0.5, saturation: 1, brightness: 0.5, alpha: 0.25) == UIColor(red: 0, green: 0.5, blue: 0.5, alpha: 0.25))
    }
}
