import DeviceProtocol
import UIKit

/// The notification centre, which a finger draws down from the upper edge over whatever is in front, and up again.
@MainActor final class NotificationCenterPresenter: NSObject, UIGestureRecognizerDelegate {
    private unowned let shell: HomeShell
    private let opening = [UIPanGestureRecognizer(), UIPanGestureRecognizer()]
    private let closing = UIPanGestureRecognizer()
    private var window: UIWindow?
    private var sheet: NotificationCenterView?
    private var notifications: [HomeNotification] = []
    private(set) var isOpen = false
    /// Counts the ways it goes: the end of one that has been overtaken does nothing.
    private var transition = 0

    /// The height of the area along the upper edge in which a drag may begin, in points.
    static let reach: CGFloat = 30
    /// A finger faster than this takes it along whatever the way, in points a second.
    private static let flick: CGFloat = 350

    init(_ shell: HomeShell) {
        self.shell = shell
        super.init()
        for (pan, view) in zip(opening, [shell.home.view!, shell.stage.cards]) {
            pan.handlers.append { [unowned self, unowned pan] _ in handle(pan) }
            pan.maximumNumberOfTouches = 1
            pan.delegate = self
            view.addGestureRecognizer(pan)
        }
        closing.handlers.append { [unowned self] _ in updateClosing() }
        closing.maximumNumberOfTouches = 1
        closing.delegate = self
    }

    /// Shows the delivered notifications, latest first.
    func update(_ new: [HomeNotification]) {
        notifications = new
        sheet?.show(new)
    }

    // MARK: Fingers

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let view = gestureRecognizer.view else { return false }
        let point = touch.location(in: view)
        if gestureRecognizer === closing { return point.y > view.bounds.height - 60 }
        // A phone's centre stands upright, as its home screen does.
        return !isOpen && shell.frontOrientation == .portrait && point.y < Self.reach
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, pan !== closing else { return true }
        let way = pan.translation(in: pan.view)
        return way.y > abs(way.x)
    }

    /// A finger from the upper edge does not scroll what lies there.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    private func handle(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            prepare()
            move(to: pan.location(in: pan.view).y)
        case .changed where sheet != nil: move(to: pan.location(in: pan.view).y)
        case .ended, .cancelled:
            guard sheet != nil, !isOpen else { return }
            let speed = pan.velocity(in: pan.view).y, height = shell.screen.height
            settle(pan.state == .ended && (speed > Self.flick || (speed > -Self.flick && pan.location(in: pan.view).y > height * 0.4)))
        default: break
        }
    }

    private func updateClosing() {
        guard let sheet, isOpen else { return }
        let height = shell.screen.height, way = closing.translation(in: closing.view).y
        switch closing.state {
        case .began, .changed:
            sheet.layer.cornerRadius = shell.displayRadius
            sheet.center.y = height / 2 + min(way, 0)
        case .ended, .cancelled: settle(closing.velocity(in: closing.view).y > -Self.flick && way > -height * 0.3)
        default: break
        }
    }

    private func move(to y: CGFloat) { sheet?.center.y = y - shell.screen.height / 2 }

    // MARK: Coming and going

    private func prepare() {
        transition += 1
        let window = window ?? makeWindow()
        window.isHidden = false
        sheet?.removeFromSuperview()
        let sheet = NotificationCenterView(frame: shell.fullFrame, shell: shell)
        sheet.choose = { [weak self] notification, action in self?.answer(notification, action) }
        sheet.clear = { [weak self] in self?.clear() }
        sheet.show(notifications)
        sheet.addGestureRecognizer(closing)
        window.rootViewController?.view.addSubview(sheet)
        self.sheet = sheet
        if case .app = shell.place { shell.cover(true) }
    }

    private func makeWindow() -> UIWindow {
        // Over apps and below banners.
        let window = StageWindow.overlay(aboveStatusBar: 1.5)
        self.window = window
        return window
    }

    /// Opens or closes all the way from where it is.
    private func settle(_ opens: Bool) {
        guard let sheet else { return }
        transition += 1
        let number = transition, height = shell.screen.height
        isOpen = opens
        sheet.layer.cornerRadius = shell.displayRadius
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { sheet.center.y = opens ? height / 2 : -height / 2 - 20 },
            completion: { [weak self] _ in
                guard let self, transition == number else { return }
                // At rest the display's own corners do.
                if opens { sheet.layer.cornerRadius = 0 } else { end() }
            })
    }

    private func end() {
        sheet?.removeFromSuperview()
        sheet = nil
        window?.isHidden = true
        if case .app = shell.place { shell.cover(false) }
    }

    /// Closes it, as the home button does.
    ///
    /// - Returns: Whether it was open.
    @discardableResult func close() -> Bool {
        guard isOpen else { return false }
        settle(false)
        return true
    }

    // MARK: Notifications

    private func answer(_ notification: HomeNotification, _ action: String) {
        if action == NotificationEvent.defaultAction { close() }
        HomeScreenLink.send(.bannerResponse(HomeBannerResponse(notification.banner, action: action)))
    }

    private func clear() {
        for each in notifications { answer(each, NotificationEvent.dismissAction) }
        update([])
    }
}
