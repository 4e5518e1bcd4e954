import Testing

@testable import UIKit

@MainActor @Suite struct ZoomTests {
    private func isNear(_ a: CGPoint, _ b: CGPoint, within distance: CGFloat = 0.4) -> Bool { hypot(a.x - b.x, a.y - b.y) <= distance }

    // MARK: Changes by the app

    @Test func contentIsEnlargedAboutTheMiddle() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 50)
        stage.scrollView.zoomScale = 2
        #expect(stage.scrollView.zoomScale == 2)
        #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
        #expect(stage.content.bounds.size == CGSize(width: 400, height: 400))
        #expect(stage.scrollView.contentSize == CGSize(width: 800, height: 800))
        // (200, 150) stood in the middle.
        #expect(stage.scrollView.contentOffset == CGPoint(x: 300, y: 200))
        #expect(stage.takeCalls() == ["zoom"])
        #expect(!stage.scrollView.isZooming)
        #expect(!stage.scrollView.isZoomBouncing)
    }

    @Test func scalesStayWithinTheLimits() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.zoomScale = 9
        #expect(stage.scrollView.zoomScale == 2)
        stage.scrollView.zoomScale = 0.01
        #expect(stage.scrollView.zoomScale == 0.25)
        #expect(stage.scrollView.contentSize == CGSize(width: 100, height: 100))
        #expect(stage.scrollView.contentOffset == .zero)
        stage.scrollView.zoomScale = 0.25
        #expect(stage.takeCalls() == ["zoom", "zoom"])
    }

    @Test func nothingZoomsWithoutAViewForIt() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect((scrollView.minimumZoomScale, scrollView.maximumZoomScale) == (1, 1))
        #expect(scrollView.bouncesZoom)
        #expect(scrollView.zoomScale == 1)
        #expect(scrollView.pinchGestureRecognizer == nil)
        scrollView.maximumZoomScale = 3
        #expect(scrollView.pinchGestureRecognizer?.view === scrollView)
        scrollView.zoomScale = 2
        #expect(scrollView.zoomScale == 1)
        scrollView.maximumZoomScale = 1
        #expect(scrollView.pinchGestureRecognizer == nil)
    }

    @Test func rectanglesAreBroughtToTheMiddle() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.zoom(to: CGRect(x: 100, y: 200, width: 125, height: 20), animated: false)
        #expect(stage.scrollView.zoomScale == 1.6)
        #expect(isNear(stage.scrollView.contentOffset, CGPoint(x: 162.5 * 1.6 - 100, y: 210 * 1.6 - 100)))
        // No larger than the limit, and not beyond the content's edge.
        stage.scrollView.zoom(to: CGRect(x: 0, y: 390, width: 10, height: 10), animated: false)
        #expect(stage.scrollView.zoomScale == 2)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 0, y: 600))
        // The same scale elsewhere only scrolls.
        _ = stage.takeCalls()
        stage.scrollView.zoom(to: CGRect(x: 150, y: 150, width: 100, height: 100), animated: false)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 300, y: 300))
        #expect(stage.takeCalls() == [])
    }

    @Test func animatedChangesTellOfTheirBeginningAndEnd() {
        let stage = ZoomStage()
        defer { stage.close() }
        let time = SteppedTime(stage.device)
        defer { time.end() }
        stage.scrollView.setZoomScale(2, animated: true)
        #expect(stage.scrollView.zoomScale == 2)
        #expect(stage.takeCalls() == ["begin", "zoom"])
        time.pass(0.15)
        let shown = stage.content.layer.presentation()?.frame.width ?? 0
        #expect(shown > 450)
        #expect(shown < 750)
        time.pass(0.2)
        #expect(stage.takeCalls() == ["end 2.0"])
    }

    // MARK: Fingers

    @Test func aPinchKeepsTheContentUnderTheFingers() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
        stage.fingers(.began, (60, 100), (100, 100))
        stage.fingers(.moved, (50, 100), (110, 100))
        #expect(stage.scrollView.isZooming)
        #expect(stage.takeCalls() == ["begin"])
        // The point between the fingers, (80, 100), shows content (180, 200).
        stage.fingers(.moved, (35, 100), (125, 100))
        #expect(abs(stage.scrollView.zoomScale - 1.5) < 1e-9)
        #expect(isNear(stage.content.convert(CGPoint(x: 180, y: 200), to: stage.scrollView.superview), CGPoint(x: 130, y: 200)))
        #expect(stage.scrollView.contentSize == CGSize(width: 600, height: 600))
        // They move together: the content goes along.
        stage.fingers(.moved, (55, 110), (145, 110))
        #expect(isNear(stage.content.convert(CGPoint(x: 180, y: 200), to: stage.scrollView.superview), CGPoint(x: 150, y: 210)))
        stage.fingers(.ended, (55, 110), (145, 110))
        #expect(!stage.scrollView.isZooming)
        #expect(!stage.scrollView.isZoomBouncing)
        #expect(stage.takeCalls() == ["zoom", "end 1.5"])
    }

    @Test func fingersZoomBeyondTheLimitsWithEffortAndTheContentSpringsBack() {
        let stage = ZoomStage()
        defer { stage.close() }
        let time = SteppedTime(stage.device)
        defer { time.end() }
        stage.scrollView.zoomScale = 2
        _ = stage.takeCalls()
        stage.fingers(.began, (80, 100), (120, 100))
        stage.fingers(.moved, (75, 100), (125, 100))
        stage.fingers(.moved, (50, 100), (150, 100))
        let scale = stage.scrollView.zoomScale
        #expect(scale > 2.2)
        #expect(scale < 3.5)
        stage.fingers(.ended, (50, 100), (150, 100))
        #expect(stage.scrollView.isZoomBouncing)
        #expect(!stage.scrollView.isZooming)
        #expect(stage.scrollView.zoomScale == 2)
        #expect(stage.takeCalls() == ["begin", "zoom", "zoom"])
        time.pass(0.4)
        #expect(!stage.scrollView.isZoomBouncing)
        #expect(stage.takeCalls() == ["end 2.0"])
        #expect(stage.scrollView.contentSize == CGSize(width: 800, height: 800))
    }

    @Test func withoutBouncesFingersStopAtTheLimit() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.bouncesZoom = false
        stage.fingers(.began, (80, 100), (120, 100))
        stage.fingers(.moved, (70, 100), (130, 100))
        stage.fingers(.moved, (0, 100), (200, 100))
        #expect(stage.scrollView.zoomScale == 2)
        stage.fingers(.ended, (0, 100), (200, 100))
        #expect(stage.takeCalls() == ["begin", "zoom", "end 2.0"])
    }

    @Test func theFingerThatStaysScrollsOnWithoutAJump() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
        stage.fingers(.began, (80, 100), (120, 100))
        stage.fingers(.moved, (70, 100), (130, 100))
        stage.fingers(.moved, (55, 100), (145, 100))
        let offset = stage.scrollView.contentOffset
        stage.fingers(.ended, (145, 100), numbers: [1])
        #expect(stage.scrollView.contentOffset == offset)
        stage.fingers(.moved, (55, 101))
        #expect(isNear(stage.scrollView.contentOffset, offset, within: 2))
        stage.fingers(.moved, (55, 121))
        stage.fingers(.moved, (55, 141))
        #expect(stage.scrollView.isDragging)
        #expect(isNear(stage.scrollView.contentOffset, CGPoint(x: offset.x, y: offset.y - 40), within: 12))
        stage.fingers(.ended, (55, 141))
    }

    @Test func aSecondFingerTurnsADragIntoAPinch() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.scrollView.contentOffset = CGPoint(x: 100, y: 100)
        stage.fingers(.began, (80, 100))
        stage.fingers(.moved, (80, 120))
        #expect(stage.scrollView.isDragging)
        stage.fingers(.began, (120, 120), numbers: [1])
        stage.fingers(.moved, (70, 120), (130, 120))
        stage.fingers(.moved, (50, 120), (150, 120))
        #expect(stage.scrollView.isZooming)
        #expect(stage.scrollView.zoomScale > 1.5)
        stage.fingers(.ended, (50, 120), (150, 120))
    }

    // MARK: Centring, as apps do it

    @Test func insetsSetWhileZoomingCentreTheContent() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.onZoom = { scrollView in
            let size = scrollView.contentSize
            let (x, y) = (max(0, (200 - size.width) / 2), max(0, (200 - size.height) / 2))
            scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        }
        stage.scrollView.zoomScale = 0.25
        #expect(
            stage.content.convert(stage.content.bounds, to: stage.scrollView.superview) == CGRect(x: 100, y: 150, width: 100, height: 100))
        stage.scrollView.zoomScale = 0.4
        #expect(isNear(stage.content.convert(CGPoint(x: 200, y: 200), to: stage.scrollView.superview), CGPoint(x: 150, y: 200)))
        stage.scrollView.zoomScale = 1
        #expect(stage.scrollView.contentInset == .zero)
        #expect(stage.scrollView.contentOffset == CGPoint(x: 100, y: 100))
    }

    @Test func centresSetWhileZoomingStay() {
        let stage = ZoomStage()
        defer { stage.close() }
        stage.onZoom = { [content = stage.content] scrollView in
            let size = scrollView.contentSize
            content.center = CGPoint(x: max(size.width, 200) / 2, y: max(size.height, 200) / 2)
        }
        stage.scrollView.zoomScale = 0.25
        #expect(stage.content.frame == CGRect(x: 50, y: 50, width: 100, height: 100))
        #expect(stage.scrollView.contentSize == CGSize(width: 100, height: 100))
        stage.scrollView.zoomScale = 2
        #expect(stage.content.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    }

    @Test func constraintsSeeTheContentZoomed() {
        let stage = ZoomStage()
        defer { stage.close() }
        let (scrollView, content) = (stage.scrollView, stage.content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let top = content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor)
        let leading = content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor)
        NSLayoutConstraint.activate([
            top, leading, content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 300), content.heightAnchor.constraint(equalToConstant: 200),
        ])
        stage.onZoom = { scrollView in
            top.constant = max(0, (200 - content.frame.height) / 2)
            leading.constant = max(0, (200 - content.frame.width) / 2)
            scrollView.layoutIfNeeded()
        }
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 300, height: 200))
        scrollView.zoomScale = 2
        #expect(scrollView.contentSize == CGSize(width: 600, height: 400))
        #expect(content.frame == CGRect(x: 0, y: 0, width: 600, height: 400))
        scrollView.zoomScale = 0.5
        #expect(content.frame == CGRect(x: 25, y: 50, width: 150, height: 100))
        #expect(content.bounds.size == CGSize(width: 300, height: 200))
        #expect(scrollView.contentSize == CGSize(width: 175, height: 150))
    }

    // MARK: Around it

    @Test func aScrollViewAroundGoesOnWhereTheContentEnds() {
        let stage = ZoomStage()
        defer { stage.close() }
        let pages = UIScrollView(frame: stage.scrollView.frame)
        pages.contentInsetAdjustmentBehavior = .never
        pages.contentSize = CGSize(width: 600, height: 200)
        stage.scrollView.superview?.addSubview(pages)
        stage.scrollView.frame.origin = .zero
        pages.addSubview(stage.scrollView)
        func drag(to x: Double) {
            stage.fingers(.began, (100, 100))
            stage.fingers(.moved, ((100 + x) / 2, 100))
            stage.fingers(.moved, (x, 100))
            stage.fingers(.moved, (x, 100))
        }
        // There is content to the right.
        drag(to: 40)
        #expect(stage.scrollView.isDragging)
        #expect(!pages.isDragging)
        stage.fingers(.cancelled, (40, 100))
        stage.scrollView.setContentOffset(CGPoint(x: 200, y: 0), animated: false)
        drag(to: 40)
        #expect(!stage.scrollView.isDragging)
        #expect(pages.isDragging)
        #expect(pages.contentOffset.x > 30)
        stage.fingers(.cancelled, (40, 100))
    }
}
