import DeviceProtocol
import DeviceRuntime
import UIKit

/// Shows notifications over whatever is in front, one at a time: each comes from above and goes after five seconds, or when it is swiped up.
@MainActor final class BannerPresenter {
    private unowned let shell: HomeShell
    private var window: UIWindow?
    private var view: BannerView?
    /// Counts banners: the timer of one that has gone does nothing.
    private var number = 0

    /// Seconds a banner stays.
    private static let stay = 5.0

    init(_ shell: HomeShell) { self.shell = shell }

    func show(_ banner: HomeBanner) {
        guard let app = shell.home.apps[banner.app] else { return }
        view?.removeFromSuperview()
        number += 1
        let stage = stage()
        let view = BannerView(banner, appName: app.name, icon: shell.home.icons.picture(of: app, size: 38))
        view.open = { [weak self] in self?.answer(banner, NotificationEvent.defaultAction) }
        view.released = { [weak self] in self?.scheduleEnd() }
        view.dismiss = { [weak self] in self?.hide() }
        view.choose = { [weak self] action, text in self?.answer(banner, action.identifier, text) }
        view.expanded = { [weak self] in self?.expanded() }
        stage.addSubview(view)
        self.view = view
        place(view, in: stage)
        let rest = view.center
        UIView.performWithoutAnimation { view.center.y = -view.bounds.height / 2 - 10 }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { view.center = rest })
        sendArea()
        scheduleEnd()
    }

    // MARK: Where it is

    /// A view that lies over the display as the app in front stands.
    private func stage() -> UIView {
        let window = window ?? makeWindow()
        window.isHidden = false
        guard let root = window.rootViewController?.view else { return window }
        let stage = BannerStage()
        root.subviews.forEach { $0.removeFromSuperview() }
        let size = root.bounds.size, turn = Self.angle(shell.frontOrientation)
        let isSideways = abs(sin(turn)) > 0.5
        stage.bounds = CGRect(origin: .zero, size: isSideways ? CGSize(width: size.height, height: size.width) : size)
        stage.center = CGPoint(x: size.width / 2, y: size.height / 2)
        stage.transform = CGAffineTransform(rotationAngle: turn)
        root.addSubview(stage)
        return stage
    }

    private func makeWindow() -> UIWindow {
        let window = StageWindow.overlay(aboveStatusBar: 2)
        self.window = window
        return window
    }

    /// By how much an app is turned on a display that is held upright.
    private static func angle(_ orientation: DeviceOrientation) -> CGFloat {
        switch orientation {
        case .portrait: 0
        case .portraitUpsideDown: .pi
        case .landscapeLeft: .pi / 2
        case .landscapeRight: -.pi / 2
        }
    }

    private func place(_ view: BannerView, in stage: UIView) {
        let device = DeviceSettings.current.description, isUpright = stage.bounds.height > stage.bounds.width
        let width = min(stage.bounds.width - 16, device.idiom == .pad ? 480 : 396)
        view.lay(width: width)
        // Below an island or a notch, but over the status bar where there is none.
        let top: CGFloat = isUpright && device.idiom == .phone && !device.hasHomeButton ? CGFloat(device.safeAreaTop) : 8
        view.center = CGPoint(x: stage.bounds.midX, y: top + view.bounds.height / 2)
    }

    /// Touches there are the banner's, though an app is in front.
    private func sendArea() {
        guard let view, let root = window?.rootViewController?.view else { return HomeScreenLink.send(.bannerArea(nil)) }
        // Where it comes to rest, not where it is on its way.
        let frame = view.superview?.convert(view.frame, to: root) ?? view.frame
        let area = Self.upright(frame, in: root.bounds.size)
        HomeScreenLink.send(
            .bannerArea(DisplayArea(x: Double(area.minX), y: Double(area.minY), width: Double(area.width), height: Double(area.height))))
    }

    /// From the home screen as it stands, which turns on iPads, to the display held upright.
    private static func upright(_ frame: CGRect, in size: CGSize) -> CGRect {
        switch UIScreen.main.interfaceOrientation {
        case .portraitUpsideDown:
            CGRect(x: size.width - frame.maxX, y: size.height - frame.maxY, width: frame.width, height: frame.height)
        case .landscapeLeft: CGRect(x: size.height - frame.maxY, y: frame.minX, width: frame.height, height: frame.width)
        case .landscapeRight: CGRect(x: frame.minY, y: size.width - frame.maxX, width: frame.height, height: frame.width)
        default: frame
        }
    }

    // MARK: Going

    private func scheduleEnd() {
        let shown = number
        Timer.scheduledTimer(withTimeInterval: Self.stay, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated {
                guard let self, self.number == shown, self.view?.isTouched == false else { return }
                self.hide()
            }
        }
    }

    /// Its actions are shown: it stays until something is chosen.
    private func expanded() {
        number += 1
        guard let view, let stage = view.superview else { return }
        let top = view.frame.minY
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: []) {
            view.lay(width: view.bounds.width)
            view.center = CGPoint(x: stage.bounds.midX, y: top + view.bounds.height / 2)
        }
        sendArea()
    }

    private func hide() {
        guard let view else { return }
        self.view = nil
        number += 1
        let shown = number
        sendArea()
        UIView.animate(
            withDuration: 0.3, delay: 0, options: .curveEaseIn, animations: { view.center.y = -view.bounds.height },
            completion: { [weak self] _ in
                view.removeFromSuperview()
                if self?.number == shown { self?.window?.isHidden = true }
            })
    }

    private func answer(_ banner: HomeBanner, _ action: String, _ text: String? = nil) {
        hide()
        HomeScreenLink.send(.bannerResponse(HomeBannerResponse(banner, action: action, text: text)))
    }
}

/// A view that passes touches outside its subviews on to the views below.
private final class BannerStage: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }
}
