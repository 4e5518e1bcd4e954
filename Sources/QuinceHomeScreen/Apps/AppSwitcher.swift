import UIKit

/// The app switcher: cards of the running apps side by side. A tap opens one, a swipe up ends its app, one to the side scrolls.
@MainActor final class AppSwitcher {
    private unowned let shell: HomeShell
    private let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    private let pan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var layout = SwitcherLayout(screen: .zero)
    private var titles: [String: CardTitle] = [:]
    private var isOpen = false
    private var startOffset: CGFloat = 0
    /// The card that a finger draws up or down.
    private var lifted: AppCard?

    /// A card thrown up faster, in points a second, or drawn further, in points, goes.
    private static let throwSpeed: CGFloat = 500
    private static let throwWay: CGFloat = 160

    init(_ shell: HomeShell) { self.shell = shell }

    func install(on view: UIView) {
        veil.alpha = 0
        veil.isHidden = true
        view.insertSubview(veil, at: 0)
        pan.handlers.append { [unowned self] _ in handlePan() }
        tap.handlers.append { [unowned self] _ in tapped() }
        pan.isEnabled = false
        tap.isEnabled = false
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(tap)
    }

    private var cards: [AppCard] { shell.runningCards }

    // MARK: Coming and going

    func begin(from front: String?) {
        isOpen = true
        (pan.isEnabled, tap.isEnabled) = (true, true)
        layout = SwitcherLayout(screen: shell.screen)
        veil.frame = shell.fullFrame
        veil.isHidden = false
        shell.stage.cards.sendSubviewToBack(veil)
        // Before the home screen no app is the present one: all come from the left.
        for (index, card) in cards.enumerated().reversed() {
            card.superview?.bringSubviewToFront(card)
            let isFront = card.app.identifier == front
            UIView.performWithoutAnimation {
                if !isFront {
                    card.lie(in: layout.frame(of: index + 1).offsetBy(dx: -layout.step * 0.5, dy: 0), radius: SwitcherLayout.radius)
                    card.alpha = front == nil ? 0 : 1
                }
                card.iconShare = 0
                card.isHidden = false
                addTitle(card, at: index)
            }
        }
        animate { [self] in
            shell.home.content.alpha = 0
            shell.home.content.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
            veil.alpha = 1
            arrange()
        }
    }

    private func addTitle(_ card: AppCard, at index: Int) {
        let title =
            titles[card.app.identifier] ?? CardTitle(card.app, shell.home.icons.picture(of: card.app, size: shell.home.metrics.iconSize))
        titles[card.app.identifier] = title
        title.alpha = 0
        shell.stage.cards.addSubview(title)
        title.place(above: layout.frame(of: index))
    }

    private func arrange() {
        for (index, card) in cards.enumerated() where card !== lifted {
            card.lie(in: layout.frame(of: index), radius: SwitcherLayout.radius)
            card.alpha = 1
            titles[card.app.identifier]?.place(above: layout.frame(of: index))
            titles[card.app.identifier]?.alpha = 1
        }
    }

    /// The switcher reacts no more.
    func end() {
        isOpen = false
        (pan.isEnabled, tap.isEnabled) = (false, false)
        lifted = nil
    }

    /// Takes veil and titles from sight, within the animation of whoever comes next.
    func fade() {
        veil.alpha = 0
        for title in titles.values { title.alpha = 0 }
    }

    /// Removes veil and titles after `fade()`, unless the switcher has been opened again.
    func clear() {
        guard !isOpen else { return }
        veil.isHidden = true
        for title in titles.values { title.removeFromSuperview() }
        titles = [:]
    }

    /// All cards go, within an animation.
    func leave() {
        for card in cards {
            card.lie(in: card.frame.insetBy(dx: card.frame.width * 0.2, dy: card.frame.height * 0.2), radius: SwitcherLayout.radius)
            card.alpha = 0
        }
    }

    /// An app has ended.
    func removed(_ card: AppCard) {
        titles.removeValue(forKey: card.app.identifier)?.removeFromSuperview()
        UIView.animate(
            withDuration: 0.25, animations: { card.alpha = 0 }, completion: { _ in card.removeFromSuperview() })
        guard isOpen else { return }
        layout.offset = layout.rest(near: layout.offset, count: cards.count)
        animate { [self] in arrange() }
    }

    private func animate(_ body: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.beginFromCurrentState, .allowUserInteraction], animations: body)
    }

    // MARK: Touches

    private func card(at point: CGPoint) -> AppCard? { cards.first { !$0.isHidden && $0.frame.contains(point) } }

    private func tapped() {
        if let card = card(at: tap.location(in: tap.view)) { shell.open(card.app) } else { shell.closeSwitcher() }
    }

    private func handlePan() {
        let way = pan.translation(in: pan.view), speed = pan.velocity(in: pan.view)
        switch pan.state {
        case .began:
            startOffset = layout.offset
            let start = pan.location(in: pan.view)
            lifted = abs(way.y) > abs(way.x) ? card(at: CGPoint(x: start.x - way.x, y: start.y - way.y)) : nil
        case .changed:
            if let lifted { return lift(lifted, by: way.y) }
            layout.offset = startOffset + way.x
            arrange()
        case .ended, .cancelled:
            if let lifted { return release(lifted, way.y, speed.y) }
            layout.offset = layout.rest(near: layout.offset + speed.x * 0.2, count: cards.count)
            animate { [self] in arrange() }
        default: break
        }
    }

    private func lift(_ card: AppCard, by way: CGFloat) {
        guard let index = cards.firstIndex(where: { $0 === card }) else { return }
        let frame = layout.frame(of: index).offsetBy(dx: 0, dy: way < 0 ? way : way * 0.3)
        card.lie(in: frame, radius: SwitcherLayout.radius)
        titles[card.app.identifier]?.place(above: frame)
    }

    private func release(_ card: AppCard, _ way: CGFloat, _ speed: CGFloat) {
        lifted = nil
        guard pan.state == .ended, speed < -Self.throwSpeed || way < -Self.throwWay else { return animate { [self] in arrange() } }
        lifted = card
        let frame = card.frame.offsetBy(dx: 0, dy: -card.frame.maxY - 40)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseOut],
            animations: { [self] in
                card.lie(in: frame, radius: SwitcherLayout.radius)
                titles[card.app.identifier]?.alpha = 0
            },
            completion: { [weak self] _ in
                guard let self else { return }
                if lifted === card { lifted = nil }
                shell.terminate(card.app)
            })
    }
}
