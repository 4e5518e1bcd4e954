import Testing
import UIKit

@testable import QuartzCore
@testable import SwiftUI

@MainActor struct VisualEffectTests {
    @Test func effectsKnowTheGeometryAndLeaveTheLayoutAlone() throws {
        let hosted = Hosted(
            Color.red.frame(width: 40, height: 20).visualEffect { content, geometry in
                content.opacity(geometry.size.width / 80).offset(x: geometry.size.height).blur(radius: 3).brightness(0.1)
            })
        let layer = try #require(hosted.view.layer.sublayers?.first)
        #expect(layer.opacity == 0.5)
        #expect(layer.transform.m41 == 20)
        #expect(layer.filterBlurRadius == 3)
        #expect(layer.filterColorMatrix == ColorChange.brightness(0.1).numbers)
        #expect(hosted.size(nil, nil) == CGSize(width: 40, height: 20))
    }

    @Test func transformsApplyInTheirOrder() throws {
        let hosted = Hosted(Color.red.frame(width: 40, height: 20).visualEffect { content, _ in content.scaleEffect(2).offset(x: 5) })
        let transform = try #require(hosted.view.layer.sublayers?.first).transform
        #expect(transform.m11 == 2)
        #expect(transform.m41 == 5)
    }

    private struct Rows: View {
        let configuration: ScrollTransitionConfiguration
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10) { _ in
                        Color.red.frame(height: 100).scrollTransition(configuration) { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0)
                        }
                    }
                }
            }
        }
    }

    private func opacities(_ view: UIView, offset: CGFloat) throws -> [Float] {
        let scroll = try #require(view.subviews.first as? UIScrollView)
        scroll.contentOffset.y = offset
        view.layoutIfNeeded()
        return scroll.subviews.first?.layer.sublayers?.map(\.opacity) ?? []
    }

    @Test func viewsFadeAsFarAsTheyAreOutOfSight() throws {
        let hosted = Hosted(Rows(configuration: .interactive(timingCurve: .linear)), width: 100, height: 300)
        let shown = try opacities(hosted.view, offset: 50)
        #expect(shown[0] == 0.5 && shown[1] == 1 && shown[2] == 1 && shown[3] == 0.5)
    }

    @Test func thresholdsSayWhenTheTransitionIsOver() throws {
        let hosted = Hosted(Rows(configuration: .interactive(timingCurve: .linear).threshold(.visible(0.5))), width: 100, height: 300)
        let shown = try opacities(hosted.view, offset: 75)
        #expect(shown[0] == 0.5 && shown[1] == 1)
        #expect(shown[3] == 1)
    }
}
