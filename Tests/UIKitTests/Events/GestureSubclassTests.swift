import BundleFormat
import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// Recognizers of an app's own without `init(coder:)`, which `UIGestureRecognizer` does not require of them.
@MainActor @Suite struct GestureSubclassTests {
    private final class DirectedPan: UIPanGestureRecognizer {
        let isVertical: Bool

        init(isVertical: Bool, target: Any?, action: Selector?) {
            self.isVertical = isVertical
            super.init(target: target, action: action)
        }
    }

    private final class Press: UIGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
            name = "press"
        }
    }

    @Test func subclassesNeedNoCoder() {
        let pan = DirectedPan(isVertical: true, target: nil, action: nil)
        #expect(pan.isVertical)
        // Convenience initializers are inherited by classes that have all designated ones.
        #expect(Press().name == "press")
        #expect(Press(coder: NSCoder())?.name == "press")
    }

    @Test func interfaceFilesMakeThemByTheirFactories() {
        ObjectRuntime.register(Press.self) { entry in entry.factory(.plain) { _ in Press() } }
        #expect(GestureMaker.make(Press.self)?.name == "press")
        #expect(GestureMaker.make(DirectedPan.self) == nil)
        #expect(GestureMaker.make(UIView.self) == nil)
        for type in [UITapGestureRecognizer.self, UIScreenEdgePanGestureRecognizer.self, UIHoverGestureRecognizer.self] {
            #expect(GestureMaker.make(type).map { Swift.type(of: $0) == type } ?? false)
        }
    }
}
