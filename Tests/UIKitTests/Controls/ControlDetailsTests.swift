import Testing

@testable import UIKit

/// Details of progress views, segmented controls, and of what all controls have.
@MainActor @Suite(.serialized) struct ControlDetailsTests {
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    }

    @Test func progressViewsFollowTheWorkTheyObserve() {
        let device = TestDevice()
        let work = Progress(totalUnitCount: 4), part = Progress(totalUnitCount: 10)
        work.addChild(part, withPendingUnitCount: 2)
        let view = UIProgressView(progressViewStyle: .default), controller = UIViewController()
        work.completedUnitCount = 1
        view.observedProgress = work
        #expect(view.progress == 0.25)
        #expect(view.progressTicker == nil)
        controller.view.addSubview(view)
        device.show(controller)
        #expect(view.progressTicker != nil)
        part.completedUnitCount = 5
        view.observeProgress()
        #expect(view.progress == 0.5)
        work.completedUnitCount = 2
        part.completedUnitCount = 10
        view.observeProgress()
        #expect(view.progress == 1)
        #expect(view.progressTicker == nil)
    }

    @Test func progressViewsShowPictures() {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        view.progressImage = image(3, 12)
        #expect(view.intrinsicContentSize.height == CGFloat(12))
    }

    @Test func segmentsAreMovedByKindAndOneByOne() {
        let control = UISegmentedControl(items: ["A", "B", "C"])
        control.setContentPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), forSegmentType: .any, barMetrics: .default)
        control.setContentPositionAdjustment(UIOffset(horizontal: 5, vertical: 0), forSegmentType: .right, barMetrics: .default)
        control.setContentOffset(CGSize(width: 10, height: 0), forSegmentAt: 0)
        #expect((0..<3).map { control.segments[$0].view.offset.width } == [11, 1, 5])
        #expect(control.contentOffsetForSegment(at: 0) == CGSize(width: 10, height: 0))
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default) == .zero)
    }

    @Test func segmentsHavePicturesByState() {
        let control = UISegmentedControl(items: ["A", "B"])
        let plain = image(4, 30), chosen = image(4, 30), line = image(2, 30)
        control.setBackgroundImage(plain, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(line, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 1
        #expect(control.segments[0].view.background === plain && control.segments[1].view.background === chosen)
        #expect(control.backgroundColor == nil)
        control.setBackgroundImage(nil, for: .normal, barMetrics: .default)
        control.setBackgroundImage(nil, for: .selected, barMetrics: .default)
        #expect(control.segments[1].view.background == nil)
        #expect(control.backgroundColor != nil)
    }

    @Test func springLoadedSegmentsAreChosenByPlace() {
        let control = UISegmentedControl(items: ["A", "B"])
        control.frame = CGRect(x: 0, y: 0, width: 100, height: 32)
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        control.isSpringLoaded = true
        #expect(control.isSpringLoaded)
        #expect(control.interactions.count == 1)
        control.chooseSegment(at: CGPoint(x: 80, y: 10))
        #expect(control.selectedSegmentIndex == 1)
        #expect(changes == 1)
        control.isSpringLoaded = false
        #expect(!control.isSpringLoaded)
        #expect(control.interactions.isEmpty)
    }

    @Test func primaryActionsAreThoseOfTaps() {
        let button = UIButton(type: .system)
        var runs = 0
        button.addAction(UIAction { _ in runs += 1 }, for: .primaryActionTriggered)
        button.changesSelectionAsPrimaryAction = true
        button.performPrimaryAction()
        #expect(runs == 1)
        #expect(button.isSelected)
    }

    @Test func menusOfControlsOpenAndAreHeld() {
        let device = TestDevice()
        let button = UIButton(type: .system), controller = UIViewController()
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        controller.view.addSubview(button)
        device.show(controller)
        #expect(!button.isHeld)
        button.performPrimaryAction()
        #expect(button.isHeld)
    }

    @Test func toolTipsAreInteractions() {
        let button = UIButton(type: .system)
        #expect(button.toolTip == nil)
        button.toolTip = "Adds one"
        #expect(button.toolTipInteraction?.defaultToolTip == "Adds one")
        #expect(button.interactions.count == 1)
        button.toolTip = nil
        #expect(button.interactions.isEmpty)
    }
}
