import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ColorMixingTests {
    private func parts(_ color: Color) -> [Int] {
        let resolved = color.resolve(in: EnvironmentValues())
        return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test func theEndsAreTheColors() {
        #expect(parts(Color.white.mix(with: .black, by: 0)) == [255, 255, 255, 255])
        #expect(parts(Color.white.mix(with: .black, by: 1)) == [0, 0, 0, 255])
        #expect(parts(Color.white.mix(with: .black, by: 2)) == [0, 0, 0, 255])
    }

    @Test func mixesDependOnTheSpace() {
        #expect(parts(Color.white.mix(with: .black, by: 0.25, in: .device)) == [191, 191, 191, 255])
        // Half of the lightness of white in Oklab.
        #expect(parts(Color.white.mix(with: .black, by: 0.5)) == [99, 99, 99, 255])
        #expect(parts(Color.black.mix(with: .black.opacity(0), by: 0.5))[3] == 128)
    }

    @Test func evenGradientsHaveFurtherStops() {
        let gradient = Gradient(colors: [.white, .black])
        #expect(gradient.colorSpace(.device) == AnyGradient(gradient))
        #expect(gradient.colorSpace(.perceptual) != AnyGradient(gradient))
    }
}
