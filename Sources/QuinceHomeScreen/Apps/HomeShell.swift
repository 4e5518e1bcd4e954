import DeviceProtocol
import DeviceRuntime
import UIKit

/// The coordinator of the display: it shows the home screen, an app, or the app switcher, and the transitions between them.
///
/// The device decides which app is in front; the user's actions here are requests to it.
@MainActor final class HomeShell {
    enum Place: Equatable {
        case home
        case app(String)
        case switcher
    }

    let home: HomeViewController
    let stage: StageViewController
    private(set) var place = Place.home {
        didSet { placeChanged() }
    }
    /// The latest state received from the device.
    private(set) var state = HomeState()
    private var cards: [String: AppCard] = [:]
    private var isShown = false
    private var hasApps = false
    private var covers = false
    /// Counts transitions: what one that has been overtaken wanted at its end is not done.
    private var transition = 0
    private lazy var switcher = AppSwitcher(self)
    private lazy var swipe = HomeSwipe(self)
    private lazy var banners = BannerPresenter(self)
    private(set) lazy var notifications = NotificationCenterPresenter(self)

    init(home: HomeViewController, stage: StageViewController) {
        (self.home, self.stage) = (home, stage)
        home.open = { [unowned self] app in open(app) }
        home.performAction = { [unowned self] app, action in perform(action, of: app) }
        home.openWidget = { [unowned self] app, url, view in open(app, url, from: view) }
        stage.loadViewIfNeeded()
        stage.laidOut = { [unowned self] in screenChanged() }
        swipe.install(on: stage.cards)
        switcher.install(on: stage.cards)
        placeChanged()
        notifications.update([])
    }

    /// Touches are the app's card's or the switcher's, or pass on to the home screen below.
    private func placeChanged() {
        if case .app = place { swipe.isEnabled = true } else { swipe.isEnabled = false }
        stage.cards.isUserInteractionEnabled = place != .home
    }

    var screen: CGSize { stage.view.bounds.size }
    var fullFrame: CGRect { CGRect(origin: .zero, size: screen) }
    var displayRadius: CGFloat { CGFloat(DeviceSettings.current.description.displayCornerRadius) }

    // MARK: What the device says

    func receive(_ message: HomeMessage) {
        switch message {
        case .installed(let apps):
            hasApps = true
            home.show(apps)
        case .running(let state): apply(state)
        case .perform(.goToStart): goToStart()
        case .perform(.showSwitcher): showSwitcher()
        case .widgetKinds(let kinds): home.board.update(kinds)
        case .widgetContents(let contents): home.board.update(contents)
        case .galleryPicture(let id, let archive): home.board.takePicture(id, archive)
        case .options(let id, let options): home.board.handleOptions(id, options)
        case .configured(let id, let values): home.begin(widget: id, with: values)
        case .banner(let banner): banners.show(banner)
        case .notifications(let delivered): notifications.update(delivered)
        }
        notifyShown()
    }

    /// The home button: what lies over everything closes first.
    private func goToStart() {
        if notifications.close() { return }
        switch place {
        case .home: home.goToStart()
        case .switcher: closeSwitcher()
        case .app: HomeScreenLink.send(.goHome)
        }
    }

    /// Once apps and their states are known and drawn, the display is ours.
    private func notifyShown() {
        guard hasApps, !isShown else { return }
        isShown = true
        UIApplication.shared.runLoop.commit()
        HomeScreenLink.send(.shown)
    }

    private func apply(_ new: HomeState) {
        let old = state.front
        state = new
        home.recent = new.apps.map(\.identifier) + home.recent.filter { app in !new.apps.contains { $0.identifier == app } }
        for running in new.apps { card(of: running.identifier)?.show(running) }
        for (identifier, card) in cards where !new.apps.contains(where: { $0.identifier == identifier }) && identifier != new.front {
            remove(card, identifier)
        }
        if place == .switcher, new.apps.isEmpty { return closeSwitcher() }
        guard new.front != old else { return }
        if let front = new.front {
            if place != .app(front) { show(front, animated: isShown) }
            cover(false)
        } else if case .app(let identifier) = place {
            close(identifier, animated: isShown)
        } else if place == .switcher, new.apps.contains(where: { $0.identifier == old }) {
            // The home button; an app that was swiped away would be gone.
            closeSwitcher()
        }
    }

    private func screenChanged() {
        for card in cards.values { card.removeFromSuperview() }
        cards = [:]
        for running in state.apps { card(of: running.identifier)?.show(running) }
        if case .app(let identifier) = place { rest(in: identifier) }
    }

    // MARK: Cards

    /// The card of an app that runs or is about to.
    func card(of identifier: String) -> AppCard? {
        if let card = cards[identifier] { return card }
        guard let app = home.apps[identifier] else { return nil }
        let card = AppCard(app: app, icon: home.icons.picture(of: app, size: home.metrics.iconSize), screen: screen)
        card.isHidden = true
        stage.cards.addSubview(card)
        cards[identifier] = card
        return card
    }

    /// Cards of the apps that run, from the one used last.
    var runningCards: [AppCard] { state.apps.compactMap { card(of: $0.identifier) } }

    /// An app has ended: its card goes, at once where nobody sees it.
    private func remove(_ card: AppCard, _ identifier: String) {
        guard place != .app(identifier) else { return }
        cards[identifier] = nil
        if card.isHidden { return card.removeFromSuperview() }
        switcher.removed(card)
    }

    /// Forgets a card that has closed, where its app has ended.
    private func tidy(_ identifier: String) {
        guard let card = cards[identifier], !state.apps.contains(where: { $0.identifier == identifier }) else { return }
        cards[identifier] = nil
        card.removeFromSuperview()
    }

    // MARK: Opening and closing

    /// Something of the home screen's lies over the app in front, or not.
    func cover(_ isCovering: Bool) {
        guard isCovering != covers else { return }
        covers = isCovering
        HomeScreenLink.send(.covers(isCovering))
    }

    /// Opens an app because its icon or card was tapped.
    func open(_ app: HomeApp) {
        show(app.identifier, animated: true)
        HomeScreenLink.send(.launch(app.identifier))
        cover(false)
    }

    /// Opens an app to do what was chosen of its icon's menu.
    func perform(_ action: QuickAction, of app: HomeApp) {
        show(app.identifier, animated: true)
        HomeScreenLink.send(.performQuickAction(app: app.identifier, action))
        cover(false)
    }

    /// Opens an app because its widget was tapped.
    private func open(_ app: HomeApp, _ url: String?, from view: HomeItemView) {
        show(app.identifier, animated: true, from: view)
        HomeScreenLink.send(.open(app: app.identifier, url: url))
        cover(false)
    }

    private func show(_ identifier: String, animated: Bool, from view: HomeItemView? = nil) {
        guard let card = card(of: identifier) else { return }
        let isOut = !card.isHidden
        let previous = place
        place = .app(identifier)
        transition += 1
        let number = transition
        card.showLaunchScreen()
        if !isOut { begin(card, identifier, view) }
        card.superview?.bringSubviewToFront(card)
        card.isHidden = false
        let move = { [self] in
            card.lie(in: fullFrame, radius: displayRadius)
            card.iconShare = 0
            home.content.alpha = 0
            home.content.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
            switcher.fade()
        }
        let finish = { [self] in
            guard number == transition else { return }
            switcher.clear()
            rest(in: identifier)
        }
        if previous == .switcher { switcher.end() }
        animate(animated, move, finish)
    }

    /// A card begins at its icon, which is not there meanwhile, or at a widget of its app.
    private func begin(_ card: AppCard, _ identifier: String, _ view: HomeItemView?) {
        UIView.performWithoutAnimation {
            if let view {
                card.lie(in: home.content.convert(view.bounds, from: view), radius: view.cornerRadius)
                card.iconShare = 0
                return
            }
            card.lie(in: closedFrame(identifier), radius: HomeMetrics.cornerRadius(of: home.metrics.iconSize))
            card.iconShare = home.iconFrame(of: identifier) == nil ? 0 : 1
        }
        if view == nil { appIcon(identifier)?.alpha = 0 }
    }

    /// The icon that a card stands for; a folder's stays.
    private func appIcon(_ identifier: String) -> HomeItemView? { home.icon(of: identifier) as? HomeIconView }

    /// No card stands for an icon any more.
    private func showIcons() { for view in home.itemViews { view.alpha = 1 } }

    /// Returns the frame of a closed card: that of its icon or, without a visible icon, an icon-sized frame in the middle of the screen.
    private func closedFrame(_ identifier: String) -> CGRect {
        if let frame = home.iconFrame(of: identifier) { return frame }
        let side = home.metrics.iconSize
        return CGRect(x: (screen.width - side) / 2, y: (screen.height - side) / 2, width: side, height: side)
    }

    /// The app fills the display; nothing else is to be drawn.
    private func rest(in identifier: String) {
        for (each, card) in cards { card.isHidden = each != identifier }
        cards[identifier]?.lie(in: fullFrame, radius: 0)
        cards[identifier]?.iconShare = 0
        appIcon(identifier)?.alpha = 1
        home.view.isHidden = true
        home.isInSight = false
    }

    /// Closes an app into its icon.
    func close(_ identifier: String, animated: Bool) {
        place = .home
        transition += 1
        let number = transition
        uncoverHome()
        home.bringPage(of: identifier)
        guard let card = cards[identifier] else { return }
        let hasIcon = home.iconFrame(of: identifier) != nil
        let icon = appIcon(identifier)
        UIView.performWithoutAnimation {
            if card.layer.cornerRadius == 0 { card.lie(in: fullFrame, radius: displayRadius) }
            if hasIcon { icon?.alpha = 0 }
        }
        let move = { [self] in
            card.lie(in: closedFrame(identifier), radius: HomeMetrics.cornerRadius(of: home.metrics.iconSize))
            card.iconShare = hasIcon ? 1 : 0
            if !hasIcon { card.alpha = 0 }
            showContent()
        }
        let finish = { [self] in
            card.alpha = 1
            icon?.alpha = 1
            guard place != .app(identifier), place != .switcher else { return }
            card.isHidden = true
            guard number == transition else { return }
            switcher.clear()
            tidy(identifier)
        }
        switcher.end()
        animate(animated, move, finish)
    }

    private func uncoverHome() {
        home.view.isHidden = false
        home.isInSight = true
    }

    private func showContent() {
        home.content.alpha = 1
        home.content.transform = .identity
        switcher.fade()
    }

    private func animate(_ animated: Bool, _ move: @escaping () -> Void, _ finish: @escaping () -> Void) {
        guard animated else {
            UIView.performWithoutAnimation(move)
            return finish()
        }
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.87, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: move, completion: { _ in finish() })
    }

    // MARK: Swiping home

    /// The orientation of the app in front relative to the home screen. Phones' home screens stay upright; those of iPads rotate with the device.
    var frontOrientation: DeviceOrientation {
        guard DeviceSettings.current.description.idiom == .phone else { return .portrait }
        return state.apps.first { $0.identifier == state.front }?.orientation ?? .portrait
    }

    /// A finger draws the app in front up from the lower edge.
    func beginSwipe() -> AppCard? {
        guard case .app(let identifier) = place, let card = cards[identifier] else { return nil }
        transition += 1
        uncoverHome()
        UIView.performWithoutAnimation {
            home.content.alpha = 0
            home.content.transform = CGAffineTransform(scaleX: 1.25, y: 1.25)
            card.stop()
            card.lie(in: fullFrame, radius: displayRadius)
        }
        cover(true)
        return card
    }

    /// The finger let go where the app was to stay.
    func cancelSwipe(_ card: AppCard) {
        show(card.app.identifier, animated: true)
        cover(false)
    }

    func finishSwipeHome(_ card: AppCard) {
        close(card.app.identifier, animated: true)
        HomeScreenLink.send(.goHome)
        cover(false)
    }

    // MARK: The app switcher

    func showSwitcher() {
        guard place != .switcher, !state.apps.isEmpty else { return }
        let hadApp = place != .home
        place = .switcher
        transition += 1
        uncoverHome()
        if hadApp { cover(true) }
        showIcons()
        if let front = state.front, let card = cards[front], card.layer.cornerRadius == 0 {
            UIView.performWithoutAnimation { card.lie(in: fullFrame, radius: displayRadius) }
        }
        switcher.begin(from: hadApp ? state.front : nil)
    }

    /// Leaves the switcher for the home screen.
    func closeSwitcher() {
        guard place == .switcher else { return }
        place = .home
        transition += 1
        let number = transition
        HomeScreenLink.send(.goHome)
        cover(false)
        showIcons()
        let move = { [self] in
            switcher.leave()
            showContent()
        }
        let finish = { [self] in
            guard number == transition else { return }
            switcher.clear()
            for card in cards.values {
                card.isHidden = true
                card.alpha = 1
            }
        }
        switcher.end()
        animate(true, move, finish)
    }

    func terminate(_ app: HomeApp) { HomeScreenLink.send(.terminate(app.identifier)) }
}
