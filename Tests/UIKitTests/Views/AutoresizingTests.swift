import Testing

@testable import UIKit

@MainActor struct AutoresizingTests {
    private func pair() -> (outer: UIView, inner: UIView) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        return (outer, inner)
    }

    @Test func sizesFollow() {
        let (outer, inner) = pair()
        outer.frame.size = CGSize(width: 800, height: 400)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 800, height: 400))
    }

    /// As of what is behind a sheet while the device is turned.
    @Test func theTransformOfAViewIsLeftAlone() {
        let (outer, inner) = pair()
        inner.transform = CGAffineTransform(translationX: 0, y: 20).scaledBy(x: 0.9, y: 0.9)
        outer.frame.size = CGSize(width: 800, height: 400)
        #expect(inner.bounds.size == CGSize(width: 800, height: 400))
        #expect(inner.center == CGPoint(x: 400, y: 200))
        inner.transform = .identity
        outer.frame.size = CGSize(width: 400, height: 800)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 400, height: 800))
    }
}
