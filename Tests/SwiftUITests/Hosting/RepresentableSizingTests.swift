import Testing
import UIKit

@testable import SwiftUI

/// The sizes of UIKit's views among SwiftUI's.
@MainActor @Suite struct RepresentableSizingTests {
    /// Sized as before iOS 16: twice as high as its proposal is wide.
    private struct Overriding: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) {
            let width = Mirror(reflecting: proposedSize).children.first { $0.label == "width" }?.value as? CGFloat ?? 0
            size = CGSize(width: width, height: width * 2)
        }
    }

    /// Sized in both ways: the newer one counts.
    private struct Both: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { CGSize(width: 7, height: 8) }
        func _overrideSizeThatFits(_ size: inout CGSize, in proposedSize: _ProposedSize, uiView: UIView) { size = .zero }
    }

    @Test func sizesAreOverridden() {
        let controller = UIHostingController(rootView: Overriding())
        #expect(controller.sizeThatFits(in: CGSize(width: 30, height: 500)) == CGSize(width: 30, height: 60))
    }

    @Test func theNewerWayComesFirst() {
        #expect(UIHostingController(rootView: Both()).sizeThatFits(in: CGSize(width: 30, height: 500)) == CGSize(width: 7, height: 8))
    }
}
