import Testing

@testable import UIKit

/// What makes trait collections equal, and that views share those they inherit.
@MainActor @Suite struct TraitSharingTests {
    private static let single: [UITraitCollection] = [
        .init(userInterfaceIdiom: .pad), .init(userInterfaceStyle: .dark), .init(horizontalSizeClass: .compact),
        .init(verticalSizeClass: .compact), .init(displayScale: 2), .init(displayGamut: .P3), .init(layoutDirection: .rightToLeft),
        .init(forceTouchCapability: .available), .init(preferredContentSizeCategory: .extraLarge), .init(accessibilityContrast: .high),
        .init(legibilityWeight: .bold), .init(userInterfaceLevel: .elevated), .init(activeAppearance: .active),
        UITraitCollection().replacing(NumberTrait.self, value: 3),
    ]

    private struct NumberTrait: UITraitDefinition { static let defaultValue = 0 }

    @Test func everyTraitMakesADifference() {
        for (index, traits) in Self.single.enumerated() {
            for (other, otherTraits) in Self.single.enumerated() {
                #expect((traits == otherTraits) == (index == other), "\(traits) and \(otherTraits)")
                #expect(traits.values.changes(from: otherTraits.values).isEmpty == (index == other), "\(traits) and \(otherTraits)")
            }
            #expect(traits != UITraitCollection())
            #expect(UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), traits]).containsTraits(in: traits))
        }
    }

    @Test func aViewSharesWhatItInheritsAndOwnsWhatItReplaces() {
        let (outer, inner, replaced) = (UIView(), UIView(), UIView())
        // Whatever the device is that another test has left.
        outer.overrideUserInterfaceStyle = .light
        outer.addSubview(inner)
        outer.addSubview(replaced)
        #expect(inner.traitCollection === outer.traitCollection)
        replaced.overrideUserInterfaceStyle = .dark
        #expect(replaced.traitCollection !== outer.traitCollection)
        #expect(replaced.traitCollection.userInterfaceStyle == .dark)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.traitCollection === outer.traitCollection)
        #expect(inner.traitCollection.layoutDirection == .rightToLeft)
        replaced.overrideUserInterfaceStyle = .unspecified
        #expect(replaced.traitCollection === outer.traitCollection)
    }
}
