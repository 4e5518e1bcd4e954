import Testing
import UIKit

@testable import QuartzCore
@testable import SwiftUI

@MainActor struct PictureFilterTests {
    @MainActor private final class Box { var binding: Binding<Double>? }

    /// What a matrix makes of a colour.
    private func result(_ matrix: ColorChange, _ color: [Double]) -> [Double] {
        (0..<4).map { (row: Int) -> Double in
            var sum = matrix.numbers[row * 5 + 4]
            for column in 0..<4 { sum += matrix.numbers[row * 5 + column] * color[column] }
            return sum
        }
    }

    private func areNear(_ first: [Double], _ second: [Double]) -> Bool { zip(first, second).allSatisfy { abs($0 - $1) < 1e-3 } }

    @Test func matricesMakeTheColoursThatTheirNamesSay() {
        #expect(areNear(result(.brightness(0.25), [0.5, 0, 1, 1]), [0.75, 0.25, 1.25, 1]))
        #expect(areNear(result(.contrast(2), [0.5, 0.25, 1, 1]), [0.5, 0, 1.5, 1]))
        #expect(areNear(result(.inversion(1), [0.2, 0, 1, 0.5]), [0.8, 1, 0, 0.5]))
        #expect(areNear(result(.saturation(0), [1, 0, 0, 1]), [0.2126, 0.2126, 0.2126, 1]))
        #expect(areNear(result(.saturation(1), [0.3, 0.6, 0.9, 1]), [0.3, 0.6, 0.9, 1]))
        #expect(areNear(result(.multiply(1, 0.5, 0, 1), [0.5, 0.5, 0.5, 1]), [0.5, 0.25, 0, 1]))
        #expect(areNear(result(.luminanceToAlpha, [0, 1, 0, 1]), [0, 0, 0, 0.7152]))
        #expect(areNear(result(.hueRotation(.degrees(360)), [0.2, 0.4, 0.8, 1]), [0.2, 0.4, 0.8, 1]))
        // Greys have no hue to turn.
        #expect(areNear(result(.hueRotation(.degrees(90)), [0.4, 0.4, 0.4, 1]), [0.4, 0.4, 0.4, 1]))
    }

    @Test func matricesAfterEachOtherMakeOne() {
        let both = ColorChange.brightness(0.2).followed(by: .contrast(2))
        let color = [0.1, 0.5, 0.7, 1]
        #expect(areNear(result(both, color), result(.contrast(2), result(.brightness(0.2), color))))
    }

    @Test func viewsHaveTheFilterOnALayerOfTheirOwn() throws {
        let blurred = Hosted(Color.red.frame(width: 40, height: 20).blur(radius: 6))
        let layer = try #require(blurred.view.layer.sublayers?.first)
        #expect(layer.filterBlurRadius == 6)
        #expect(layer.filterColorMatrix.isEmpty)
        #expect(layer.frame == CGRect(x: 130, y: 290, width: 40, height: 20))
        let gray = Hosted(Color.red.frame(width: 40, height: 20).grayscale(1))
        #expect(gray.view.layer.sublayers?.first?.filterColorMatrix == ColorChange.saturation(0).numbers)
        // What changes nothing costs nothing.
        let same = Hosted(Color.red.brightness(0))
        #expect(same.view.layer.sublayers?.first?.filterColorMatrix.isEmpty == true)
    }

    @Test func opaqueBlursEndAtTheBounds() throws {
        let hosted = Hosted(Color.red.frame(width: 40, height: 20).blur(radius: 6, opaque: true))
        let clip = try #require(hosted.view.layer.sublayers?.first)
        #expect(clip.masksToBounds)
        #expect(clip.sublayers?.first?.filterBlurRadius == 6)
        #expect(clip.sublayers?.first?.filterColorMatrix == ColorChange.opaque.numbers)
    }

    private struct Blurring: View {
        let box: Box
        @State private var radius = 0.0
        var body: some View {
            let _ = box.binding = $radius
            Color.red.blur(radius: radius)
        }
    }

    @Test func animatedFiltersGoThroughTheValuesBetween() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Blurring(box: box))
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = 10 }
        hosted.update()
        frames.pass(0.5)
        hosted.update()
        #expect(abs((hosted.view.layer.sublayers?.first?.filterBlurRadius ?? 0) - 5) < 0.01)
    }

    @Test func blendModesAndGroupsAreTheLayers() {
        let blended = Hosted(Color.red.blendMode(.colorDodge))
        #expect(blended.view.layer.sublayers?.first?.compositingFilter as? String == "colorDodgeBlendMode")
        let group = Hosted(
            ZStack {
                Color.red; Color.blue.blendMode(.multiply)
            }.compositingGroup())
        #expect(group.view.layer.sublayers?.first?.isIsolated == true)
        #expect(group.view.layer.sublayers?.first?.sublayers?.count == 2)
    }
}
