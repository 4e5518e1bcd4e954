import Testing
import UIKit

@testable import SwiftUI

@MainActor struct GeometryEffectTests {
    @Test func aQuarterTurnTakesTheCornersAroundTheMiddle() {
        let transform = _RotationEffect(angle: .degrees(90)).effectValue(size: CGSize(width: 100, height: 40))
        // The upper left corner comes to lie at the upper right of the turned picture.
        let place = CGPoint(x: 0, y: 0).applying(transform)
        #expect(abs(place.x - 70) < 0.001)
        #expect(abs(place.y + 30) < 0.001)
    }

    @Test func whatIsShownAtAPointIsFoundInPerspective() throws {
        let size = CGSize(width: 200, height: 100)
        let transform = _Rotation3DEffect(angle: .degrees(40), axis: (0, 1, 0)).effectValue(size: size)
        #expect(!transform.isAffine)
        for point in [CGPoint(x: 10, y: 20), CGPoint(x: 190, y: 90)] {
            let back = try #require(transform.inverted(point.applying(transform)))
            #expect(abs(back.x - point.x) < 0.001)
            #expect(abs(back.y - point.y) < 0.001)
        }
    }

    @Test func nothingIsHitOfAViewSeenFromItsEdge() {
        let hosted = Hosted(Color.red.frame(width: 100, height: 100).rotation3DEffect(.degrees(90), axis: (0, 1, 0), perspective: 0))
        #expect(!hosted.view.host.root.isHit(at: CGPoint(x: 50, y: 20)))
    }

    @Test func turnedViewsAreHitWhereTheyAreShown() {
        let root = Hosted(Color.red.frame(width: 200, height: 20).rotationEffect(.degrees(90))).view.host.root!
        #expect(root.isHit(at: CGPoint(x: 100, y: -80)))
        #expect(!root.isHit(at: CGPoint(x: 10, y: 10)))
    }

    @Test func inversesTakeTransformsBack() {
        let transform = _Rotation3DEffect(angle: .degrees(40), axis: (0, 1, 0)).effectValue(size: CGSize(width: 200, height: 100))
        let place = CGPoint(x: 10, y: 20).applying(transform).applying(transform.inverted())
        #expect(abs(place.x - 10) < 0.001)
        #expect(abs(place.y - 20) < 0.001)
        var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
        let isInverted = flat.invert()
        #expect(!isInverted)
        #expect(flat == ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1)))
    }

    private struct Shift: GeometryEffect {
        nonisolated func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: 30, y: 0)) }
    }

    @MainActor private final class Place { var x: CGFloat = -1 }

    private func left(_ modifier: some ViewModifier) -> CGFloat {
        let place = Place()
        let probe = GeometryReader { proxy in
            let _ = place.x = proxy.frame(in: .global).minX
            Color.red
        }
        _ = Hosted(probe.frame(width: 50, height: 50).modifier(modifier), width: 50, height: 50)
        return place.x
    }

    @Test func ignoredEffectsMoveNoFrames() { #expect(left(Shift().ignoredByLayout()) == 0) }

    @MainActor private final class Box { var binding: Binding<Double>? }

    private struct Screen: View {
        let box: Box
        @State private var degrees = 0.0
        var body: some View {
            let _ = box.binding = $degrees
            Color.red.frame(width: 50, height: 50).rotationEffect(.degrees(degrees))
        }
    }

    @Test func turnsAreTakenStepByStep() throws {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Screen(box: box))
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = 360 }
        hosted.update()
        frames.pass(0.25)
        hosted.update()
        let transform = try #require(hosted.view.layer.sublayers?.first).transform
        #expect(abs(transform.m11) < 0.001)
        #expect(abs(transform.m12 - 1) < 0.001)
    }
}

extension CGPoint {
    /// Where a transform shows the point.
    fileprivate func applying(_ transform: ProjectionTransform) -> CGPoint {
        let divisor = x * transform.m13 + y * transform.m23 + transform.m33
        return CGPoint(
            x: (x * transform.m11 + y * transform.m21 + transform.m31) / divisor,
            y: (x * transform.m12 + y * transform.m22 + transform.m32) / divisor)
    }
}
