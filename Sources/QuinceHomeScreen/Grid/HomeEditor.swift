import DeviceProtocol
import HomeScreenModel
import UIKit

/// Edit mode: icons shake, are moved, put into folders, and removed. A long press begins it.
@MainActor final class HomeEditor {
    private unowned let home: HomeViewController
    private let press = UILongPressGestureRecognizer()
    private let done = UIButton(type: .system)
    private(set) var isEditing = false
    /// The icon that a finger holds, and what it is.
    private(set) var lifted: HomeItemView?
    private var item: HomeItem?
    /// From the finger to the middle of the icon.
    private var grip = CGPoint.zero
    /// The icon that what is held would make a folder with.
    private var partner: HomeItemView?
    /// Counts the waits at the screen's edges.
    private var edgeWait = 0
    private var isAtEdge = false

    /// Seconds.
    private static let firstPress = 0.5, laterPress = 0.12, pageTurn = 0.7
    /// This near to an icon's middle, in points, one is put onto it, not beside it.
    private static let folderReach: CGFloat = 18

    init(_ home: HomeViewController) { self.home = home }

    func install(on view: UIView) {
        press.minimumPressDuration = Self.firstPress
        press.handlers.append { [unowned self] _ in follow() }
        view.addGestureRecognizer(press)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Done"
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 1, alpha: 0.3)
        done.configuration = configuration
        done.accessibilityIdentifier = "home.done"
        done.isHidden = true
        done.addAction(UIAction { [unowned self] _ in end() }, for: .touchUpInside)
        view.addSubview(done)
    }

    // MARK: Begin and end

    private func begin() {
        guard !isEditing else { return }
        isEditing = true
        press.minimumPressDuration = Self.laterPress
        done.isHidden = false
        let size = done.intrinsicContentSize, inset = max(CGFloat(DeviceSettings.description.safeAreaTop), 24)
        done.frame = CGRect(x: home.content.bounds.width - size.width - 20, y: inset - 2, width: size.width, height: min(size.height, 30))
        home.content.bringSubviewToFront(done)
        home.arrange()
        for view in home.itemViews { dress(view) }
        home.folder?.dress()
    }

    func end() {
        guard isEditing else { return }
        isEditing = false
        press.minimumPressDuration = Self.firstPress
        done.isHidden = true
        for view in home.itemViews { dress(view) }
        home.folder?.dress()
        let page = home.currentPage
        home.change { $0.tidy() }
        home.arrange()
        if page >= home.pageCount { home.scroll(toPage: home.pageCount - 1) }
    }

    /// Has an icon shake, or not.
    func dress(_ view: HomeItemView) {
        guard isEditing, view !== lifted else { return view.shake(false, remove: nil) }
        let app = (view as? HomeIconView)?.app
        view.shake(true, remove: app.map { app in { [unowned self] in askToDelete(app) } })
    }

    private func askToDelete(_ app: HomeApp) {
        let alert = UIAlertController(
            title: "Delete “\(app.name)”?", message: "Deleting this app will also delete its data.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in HomeScreenLink.send(.uninstall(app.identifier)) })
        home.present(alert, animated: true)
    }

    // MARK: Moving

    private func follow() {
        let point = press.location(in: home.content)
        switch press.state {
        case .began:
            begin()
            lift(at: point)
        case .changed: move(to: point)
        case .ended, .cancelled, .failed: drop()
        default: break
        }
    }

    private func lift(at point: CGPoint) {
        let inFolder = home.folder?.icon(at: point)
        guard let view = inFolder ?? home.itemViews.first(where: { $0.point(inside: home.content.convert(point, to: $0), with: nil) })
        else {
            return
        }
        let all = home.layout.items
        if let icon = view as? HomeIconView {
            item = .app(icon.app.identifier)
        } else {
            item = all.first { home.itemView(of: $0) === view }
        }
        guard item != nil else { return }
        lifted = view
        dress(view)
        let middle = home.content.convert(view.center, from: view.superview)
        home.content.addSubview(view)
        view.center = middle
        grip = CGPoint(x: middle.x - point.x, y: middle.y - point.y)
        UIView.animate(withDuration: 0.2) {
            view.transform = CGAffineTransform(scaleX: 1.12, y: 1.12)
            view.alpha = 0.85
        }
    }

    private func move(to point: CGPoint) {
        guard let lifted, let item else { return }
        let middle = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        lifted.center = middle
        if let folder = home.folder {
            guard !folder.panelFrame.insetBy(dx: -20, dy: -20).contains(middle) else { return }
            takeOut(item, of: folder)
        }
        waitAtEdge(middle)
        guard !home.pager.isDecelerating, let slot = home.slot(at: middle), let start = home.layout.location(of: item) else { return }
        let area = home.layout[slot.location.area]
        let target = area.indices.contains(slot.location.index) ? area[slot.location.index] : nil
        guard target != item else { return choose(nil) }
        let isNear = hypot(slot.middle.x - middle.x, slot.middle.y - middle.y) < Self.folderReach
        if isNear, case .app = item, let target, target.size == .icon { return choose(home.itemView(of: target)) }
        choose(nil)
        var index = slot.location.index
        if target != nil, isBehind(middle, slot.middle) { index += 1 }
        if start.area == slot.location.area, start.index < index { index -= 1 }
        guard start != HomeLayout.Location(slot.location.area, index) else { return }
        home.change { $0.move(from: start, to: .init(slot.location.area, index), home.metrics.grid) }
        UIView.animate(withDuration: 0.3) { self.home.arrange() }
    }

    private func isBehind(_ point: CGPoint, _ middle: CGPoint) -> Bool {
        HomeDirection.isRightToLeft ? point.x < middle.x : point.x > middle.x
    }

    private func takeOut(_ item: HomeItem, of folder: FolderView) {
        guard case .app(let app) = item else { return }
        if let lifted { folder.give(lifted) }
        home.closeFolder(animated: true)
        home.change { $0.takeOut(app, home.metrics.grid) }
        if let lifted { home.adopt(lifted, as: item) }
        home.arrange()
    }

    private func choose(_ view: HomeItemView?) {
        guard view !== partner else { return }
        let old = partner
        partner = view
        UIView.animate(withDuration: 0.2) {
            old?.face.transform = .identity
            view?.face.transform = CGAffineTransform(scaleX: 1.18, y: 1.18)
        }
    }

    /// An icon held at the screen's edge brings the next page.
    private func waitAtEdge(_ point: CGPoint) {
        let width = home.content.bounds.width
        let side = point.x < 24 ? -1 : point.x > width - 24 ? 1 : 0
        guard side != 0 else {
            isAtEdge = false
            edgeWait += 1
            return
        }
        guard !isAtEdge else { return }
        isAtEdge = true
        edgeWait += 1
        let wait = edgeWait, isMirrored = HomeDirection.isRightToLeft
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.pageTurn) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, wait == self.edgeWait, self.lifted != nil else { return }
                self.home.scroll(toPage: self.home.currentPage + (isMirrored ? -side : side))
                self.isAtEdge = false
            }
        }
    }

    private func drop() {
        guard let view = lifted, let item else { return }
        let target = partner.flatMap { partner in home.layout.items.first { home.itemView(of: $0) === partner } }
        choose(nil)
        (lifted, self.item) = (nil, nil)
        edgeWait += 1
        if let target, let start = home.layout.location(of: item), let end = home.layout.location(of: target) {
            home.change { $0.combine(start, onto: end, name: "Folder") }
        }
        if let folder = home.folder { folder.take(view) }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                view.transform = .identity
                view.alpha = 1
                self.home.arrange()
            }, completion: { _ in self.dress(view) })
    }
}
