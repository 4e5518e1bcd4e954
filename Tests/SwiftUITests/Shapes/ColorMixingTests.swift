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

    @Test func resolvedColorsAreCodable() throws {
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.5)
        let data = try JSONEncoder().encode(color)
        #expect(try JSONDecoder().decode([Float].self, from: data).map { ($0 * 100).rounded() } == [25, 50, 100, 50])
        let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
        #expect(abs(read.red - 0.25) < 0.001)
        #expect(abs(read.blue - 1) < 0.001)
        #expect(read.opacity == 0.5)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Color.Resolved.self, from: Data("[1, 0]".utf8)) }
    }

    @Test func resolvedColorsAreAnimatedByTheirLinearParts() {
        var color = Color.Resolved(red: 0, green: 0, blue: 0)
        var halfway = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 0).animatableData
        halfway.scale(by: 0.5)
        color.animatableData = halfway
        #expect(abs(color.linearRed - 0.5) < 0.001)
        #expect(color.opacity == 0)
    }
}
