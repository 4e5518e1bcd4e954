import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PageControlTests {
    @MainActor private final class Screen {
        let device = TestDevice()
        let control = UIPageControl()
        var states: [UIPageControl.InteractionState] = []

        init(pages: Int = 5) {
            UIView.setAnimationsEnabled(false)
            let controller = UIViewController()
            control.numberOfPages = pages
            control.frame = CGRect(x: 100, y: 200, width: 100, height: 26)
            control.addAction(UIAction { [unowned self] _ in states.append(control.interactionState) }, for: .valueChanged)
            controller.view.addSubview(control)
            device.show(controller)
        }

        /// The ground behind the dots, where it shows.
        var ground: CGRect? { control.subviews.first { !($0 is UIImageView) && $0.alpha > 0 }?.frame }
        var dots: [UIImageView] { control.subviews.compactMap { $0 as? UIImageView } }

        func end() {
            UIView.setAnimationsEnabled(true)
            device.settle()
        }
    }

    @Test func defaultsAreThoseOfUIKit() {
        let control = UIPageControl()
        #expect(control.backgroundStyle == .automatic)
        #expect(control.allowsContinuousInteraction)
        #expect(control.interactionState == .none)
        #expect(control.direction == .natural)
        #expect(control.preferredIndicatorImage == nil)
        #expect(control.preferredCurrentPageIndicatorImage == nil)
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 73, height: 26))
    }

    @Test func tapsTurnOnePage() {
        let screen = Screen()
        defer { screen.end() }
        screen.device.tap(190, 213)
        screen.device.tap(190, 213)
        screen.device.tap(110, 213)
        #expect(screen.control.currentPage == 1)
        #expect(screen.states == [.discrete, .discrete, .discrete])
        #expect(screen.control.interactionState == .none)
        #expect(screen.ground == nil)
    }

    @Test func dragsTurnManyPages() {
        let screen = Screen()
        defer { screen.end() }
        screen.device.touch(.began, 110, 213)
        screen.device.touch(.moved, 130, 213)
        #expect(screen.control.interactionState == .continuous)
        #expect(screen.control.currentPage == 1)
        #expect(screen.ground != nil)
        screen.device.touch(.moved, 159, 213)
        #expect(screen.control.currentPage == 3)
        screen.device.touch(.moved, 400, 213)
        screen.device.touch(.ended, 400, 213)
        #expect(screen.control.currentPage == 4)
        #expect(screen.states == [.continuous, .continuous, .continuous])
        #expect(screen.control.interactionState == .none)
        #expect(screen.ground == nil)
    }

    @Test func dragsTurnNothingWhereTheyMayNot() {
        let screen = Screen()
        defer { screen.end() }
        screen.control.allowsContinuousInteraction = false
        screen.device.touch(.began, 110, 213)
        screen.device.touch(.moved, 159, 213)
        #expect(screen.control.currentPage == 0)
        #expect(screen.states.isEmpty)
        #expect(screen.ground == nil)
        screen.device.touch(.cancelled, 159, 213)
        #expect(screen.control.currentPage == 0)
        #expect(screen.control.interactionState == .none)
    }

    @Test func theGroundFollowsTheStyle() throws {
        let screen = Screen()
        defer { screen.end() }
        screen.control.backgroundStyle = .prominent
        screen.device.settle()
        // As wide as the control's own size, around its middle.
        let ground = try #require(screen.ground)
        #expect(abs(ground.width - screen.control.size(forNumberOfPages: 5).width) < 0.01)
        #expect(abs(ground.midX - 50) < 0.01)
        #expect(ground.minY == 0)
        #expect(ground.height == 26)
        screen.control.hidesForSinglePage = true
        screen.control.numberOfPages = 1
        #expect(screen.ground == nil)
        screen.control.numberOfPages = 5
        screen.control.backgroundStyle = .minimal
        screen.device.touch(.began, 110, 213)
        screen.device.touch(.moved, 159, 213)
        #expect(screen.control.interactionState == .continuous)
        #expect(screen.ground == nil)
        screen.device.touch(.cancelled, 159, 213)
    }

    @Test func pagesHavePictures() throws {
        let screen = Screen(pages: 3)
        defer { screen.end() }
        let star = try #require(UIImage(systemName: "star")), heart = try #require(UIImage(systemName: "heart"))
        screen.control.preferredIndicatorImage = star
        screen.control.setIndicatorImage(heart, forPage: 1)
        screen.control.setCurrentPageIndicatorImage(UIImage(systemName: "star.fill"), forPage: 2)
        func names() -> [String?] { screen.dots.map { $0.image?.systemSymbolName } }
        #expect(names() == ["star", "heart", "star"])
        #expect(screen.control.indicatorImage(forPage: 1) === heart)
        screen.control.currentPage = 2
        #expect(names() == ["star", "heart", "star.fill"])
        screen.control.preferredIndicatorImage = nil
        #expect(names() == [nil, "heart", "star.fill"])
        #expect(screen.control.intrinsicContentSize.width > screen.control.size(forNumberOfPages: 2).width)
        #expect(screen.control.size(forNumberOfPages: 1).height > 26)
    }

    @Test func dotsRunWhereTheyAreTold() {
        let screen = Screen(pages: 3)
        defer { screen.end() }
        screen.control.direction = .bottomToTop
        #expect(screen.control.intrinsicContentSize == CGSize(width: 26, height: 73))
        screen.control.frame = CGRect(x: 100, y: 200, width: 26, height: 73)
        screen.device.settle()
        #expect(screen.dots[0].frame.minY > screen.dots[2].frame.minY && screen.dots[0].frame.minX == screen.dots[2].frame.minX)
        screen.device.tap(113, 210)
        #expect(screen.control.currentPage == 1)
        screen.control.direction = .rightToLeft
        screen.device.settle()
        #expect(screen.dots[0].frame.minX > screen.dots[2].frame.minX)
    }
}
