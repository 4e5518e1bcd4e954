import Testing
import UIKit

@testable import SwiftUI

@MainActor struct AnchorPreferenceTests {
    private struct Places: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private final class Box { var seen: [CGRect] = [] }

    private func row(_ width: CGFloat, _ box: Box) -> some View {
        HStack(spacing: 10) {
            Color.red.frame(width: width, height: 20).anchorPreference(key: Places.self, value: .bounds) { [$0] }
            Color.blue.frame(width: 30, height: 40).anchorPreference(
                key: Places.self, value: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
            ) { [$0] }
        }
        .overlayPreferenceValue(Places.self) { places in
            GeometryReader { proxy in
                let _ = box.seen = places.map { proxy[$0] }
                Color.clear
            }
        }
    }

    @Test func placesAreToldInTheCoordinatesOfWhoReadsThem() {
        let box = Box()
        let hosted = Hosted(row(50, box), width: 300, height: 100)
        #expect(box.seen == [CGRect(x: 0, y: 10, width: 50, height: 20), CGRect(x: 61, y: 2, width: 3, height: 4)])
        hosted.view.rootView = row(70, box)
        hosted.update()
        #expect(box.seen == [CGRect(x: 0, y: 10, width: 70, height: 20), CGRect(x: 81, y: 2, width: 3, height: 4)])
    }

    private struct Middle: PreferenceKey {
        static let defaultValue: Anchor<CGPoint>? = nil
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = nextValue() ?? value }
    }

    @Test func whatIsInsideIsChangedByAPlaceOutside() {
        var seen: CGPoint?
        let view = Color.red.frame(width: 20, height: 20).padding(10)
            .transformAnchorPreference(key: Middle.self, value: .bottomTrailing) { $0 = $1 }
            .overlayPreferenceValue(Middle.self) { place in
                GeometryReader { proxy in
                    let _ = seen = place.map { proxy[$0] }
                    Color.clear
                }
            }
        let hosted = Hosted(view, width: 100, height: 100)
        #expect(seen == CGPoint(x: 40, y: 40))
        #expect(hosted.frames.count > 0)
    }
}
