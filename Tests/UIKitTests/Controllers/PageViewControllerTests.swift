import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct PageViewControllerTests {
    private final class Onboarding: UIPageViewController {
        override init(
            transitionStyle style: UIPageViewController.TransitionStyle,
            navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil
        ) { super.init(transitionStyle: .scroll, navigationOrientation: .vertical) }

        required init?(coder: NSCoder) { nil }
    }

    /// Without arguments a subclass comes to its own designated initializer.
    @Test func subclassesInheritTheOthersInitializers() {
        let pages = Onboarding()
        #expect(pages.transitionStyle == .scroll)
        #expect(pages.navigationOrientation == .vertical)
        #expect(Onboarding(nibName: "Pages", bundle: nil).nibName == "Pages")
        #expect(UIPageViewController().transitionStyle == .pageCurl)
    }

    private final class Page: UIViewController {
        let index: Int
        let log: (String) -> Void

        init(_ index: Int, _ log: @escaping (String) -> Void) {
            (self.index, self.log) = (index, log)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewWillAppear(_ animated: Bool) { log("\(index) willAppear") }
        override func viewDidAppear(_ animated: Bool) { log("\(index) didAppear") }
        override func viewWillDisappear(_ animated: Bool) { log("\(index) willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log("\(index) didDisappear") }
    }

    /// Gives pages 0 to 4 and writes down what it is asked and told.
    private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        var log: [String] = []
        var dots = 0
        var spine = UIPageViewController.SpineLocation.min

        func page(_ index: Int) -> UIViewController { Page(index) { [unowned self] in log.append($0) } }
        private func index(_ page: UIViewController) -> Int { (page as? Page)?.index ?? -1 }

        func pageViewController(_ pager: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
            log.append("before \(index(page))")
            return index(page) > 0 ? self.page(index(page) - 1) : nil
        }
        func pageViewController(_ pager: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
            log.append("after \(index(page))")
            return index(page) < 4 ? self.page(index(page) + 1) : nil
        }
        func presentationCount(for pager: UIPageViewController) -> Int { dots }
        func presentationIndex(for pager: UIPageViewController) -> Int { pager.viewControllers?.first.map(index) ?? 0 }
        func pageViewController(_ pager: UIPageViewController, willTransitionTo pages: [UIViewController]) {
            log.append("will \(pages.map(index))")
        }
        func pageViewController(
            _ pager: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
            transitionCompleted completed: Bool
        ) { log.append("did \(previousViewControllers.map(index)) \(completed)") }
        func pageViewController(_ pager: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation)
            -> UIPageViewController.SpineLocation
        { spine }
    }

    private func pager(
        _ book: Book, _ style: UIPageViewController.TransitionStyle = .scroll, at index: Int = 0,
        _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        let pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        pager.setViewControllers([book.page(index)], direction: .forward, animated: false)
        pager.dataSource = book
        pager.delegate = book
        return pager
    }

    private func shown(_ pager: UIPageViewController) -> [Int] { (pager.viewControllers ?? []).compactMap { ($0 as? Page)?.index } }

    @Test func theFirstPageFillsTheView() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book, options: [.interPageSpacing: 20])
        device.show(pager)
        #expect(pager.transitionStyle == .scroll)
        #expect(pager.navigationOrientation == .horizontal)
        #expect(pager.spineLocation == .none)
        let page = pager.viewControllers?[0]
        #expect(page?.parent === pager)
        #expect(page?.view.convert(page?.view.bounds ?? .zero, to: pager.view) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(book.log == ["0 willAppear", "0 didAppear"])
        // As in iOS, the content has three places, and the page that shows lies in the middle.
        let scrollView = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scrollView?.contentOffset == CGPoint(x: 413, y: 0))
        #expect(scrollView?.contentSize.width == CGFloat(3 * 413))
        #expect(pager.gestureRecognizers.isEmpty)
    }

    @Test func aSwipeAsksForTheNeighboursAndTellsTheDelegate() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book)
        device.show(pager)
        book.log = []
        drag(device, from: 380, to: 100)
        #expect(book.log == ["before 0", "after 0", "will [1]", "0 willDisappear", "1 willAppear"])
        #expect(shown(pager) == [0])
        #expect(pager.children.count == 2)
        book.log = []
        device.touch(.ended, 100, 400, time: 2)
        pager.endTransitionAtOnce()
        #expect(shown(pager) == [1])
        #expect(book.log == ["0 didDisappear", "1 didAppear", "did [0] true", "after 1"])
        #expect(pager.children.count == 1)
        #expect(pager.viewControllers?[0].view.convert(CGPoint.zero, to: pager.view) == .zero)
    }

    @Test func aSwipeThatTurnsBackLeavesThePage() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book)
        device.show(pager)
        drag(device, from: 300, to: 200)
        book.log = []
        device.touch(.moved, 360, 400, time: 1.5)
        #expect(book.log == ["1 willDisappear", "0 willAppear", "1 didDisappear", "0 didAppear", "did [0] false"])
        #expect(shown(pager) == [0])
        device.touch(.ended, 360, 400, time: 2)
        #expect(pager.children.count == 1)
    }

    @Test func aDragGoesOnOverSeveralPages() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book)
        device.show(pager)
        drag(device, from: 390, to: 3)
        book.log = []
        drag(device, from: 390, to: 3, begins: false)
        device.touch(.moved, -60, 400, time: 3)
        #expect(shown(pager) == [1])
        #expect(book.log.contains("did [0] true"))
        #expect(book.log.contains("will [2]"))
        device.touch(.ended, -60, 400, time: 4)
        pager.endTransitionAtOnce()
    }

    @Test func appsTurnPagesWithoutTheDelegate() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book)
        device.show(pager)
        book.log = []
        var isDone = false
        pager.setViewControllers([book.page(3)], direction: .forward, animated: true) { isDone = $0 }
        #expect(shown(pager) == [3])
        #expect(book.log == ["0 willDisappear", "3 willAppear"])
        #expect(!isDone)
        pager.endTransitionAtOnce()
        #expect(isDone)
        #expect(book.log == ["0 willDisappear", "3 willAppear", "0 didDisappear", "3 didAppear"])
        pager.setViewControllers([book.page(2)], direction: .reverse, animated: false)
        #expect(shown(pager) == [2])
        #expect(pager.children.count == 1)
    }

    @Test func theDotsFollowThePages() {
        let device = TestDevice()
        let book = Book()
        book.dots = 5
        let pager = pager(book, at: 2)
        device.show(pager)
        let control = pager.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(control?.numberOfPages == 5)
        #expect(control?.currentPage == 2)
        #expect(control?.frame == CGRect(x: 0, y: 852 - 34 - 37, width: 393, height: 37))
        #expect(pager.viewControllers?[0].view.frame.height == CGFloat(852 - 34 - 37))
        drag(device, from: 380, to: 100)
        device.touch(.ended, 100, 400, time: 2)
        pager.endTransitionAtOnce()
        #expect(control?.currentPage == 3)
        // A tap beside the dots turns the page.
        device.tap(100, 852 - 34 - 18)
        pager.endTransitionAtOnce()
        #expect(control?.currentPage == 2)
        #expect(shown(pager) == [2])
        #expect(book.log.suffix(3).contains("did [3] true"))
    }

    @Test func pagesScrollDownwards() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book, .scroll, at: 1, .vertical)
        device.show(pager)
        device.touch(.began, 200, 700)
        device.touch(.moved, 200, 650, time: 0.1)
        device.touch(.moved, 200, 150, time: 1)
        #expect(book.log.contains("will [2]"))
        device.touch(.ended, 200, 150, time: 2)
        pager.endTransitionAtOnce()
        #expect(shown(pager) == [2])
    }

    @Test func pagesOfABookLieSideBySide() {
        let device = TestDevice()
        let book = Book()
        let pager = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        #expect(pager.spineLocation == .mid)
        #expect(pager.isDoubleSided)
        pager.setViewControllers([book.page(0), book.page(1)], direction: .forward, animated: false)
        pager.dataSource = book
        pager.delegate = book
        device.show(pager)
        #expect(pager.viewControllers?.map(\.view.frame.minX) == [0, 197])
        #expect(pager.gestureRecognizers.count == 2)
        book.log = []
        // Near the right edge, a tap turns the sheet.
        device.tap(385, 400)
        #expect(book.log.prefix(3) == ["after 1", "after 2", "will [2, 3]"])
        pager.endTransitionAtOnce()
        #expect(shown(pager) == [2, 3])
        #expect(pager.view.subviews.count == 2)
    }

    @Test func aCurlFollowsTheFinger() {
        let device = TestDevice()
        let book = Book()
        let pager = pager(book, .pageCurl)
        device.show(pager)
        drag(device, from: 380, to: 180)
        let curl = pager.view.subviews.compactMap { $0 as? PageCurlView }.first
        #expect(abs((curl?.progress ?? 0) - 200 / 393) < 0.001)
        device.touch(.moved, 370, 400, time: 1.5)
        device.touch(.ended, 370, 400, time: 3)
        pager.endTransitionAtOnce()
        #expect(shown(pager) == [0])
        #expect(book.log.last == "did [0] false")
        #expect(pager.view.subviews.count == 1)
    }

    private func drag(_ device: TestDevice, from start: Double, to end: Double, begins: Bool = true) {
        if begins { device.touch(.began, start, 400) }
        device.touch(.moved, start - (end < start ? 20 : -20), 400, time: 0.1)
        device.touch(.moved, end, 400, time: 1)
    }
}
