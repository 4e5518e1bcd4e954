import DeviceProtocol
import DeviceRuntime
import HomeScreenModel
import UIKit

/// Edit mode: icons and widgets shake, are moved, put into folders and stacks, and removed. A long press begins it.
@MainActor final class HomeEditor: NSObject, UIGestureRecognizerDelegate {
    private unowned let home: HomeViewController
    private let press = UILongPressGestureRecognizer()
    private let done = UIButton(type: .system)
    private let plus = UIButton(type: .system)
    private(set) var isEditing = false
    /// The icon that a finger holds, and what it is.
    private(set) var lifted: HomeItemView?
    private var item: HomeItem?
    /// The icon whose menu the finger has opened, and where.
    private var menuIcon: (icon: HomeIconView, start: CGPoint)?
    /// Counts the menus that fingers have opened.
    private var menuWait = 0
    /// From the finger to the middle of the icon.
    private var grip = CGPoint.zero
    /// The icon that what is held would make a folder with.
    private var partner: HomeItemView?
    /// The pending move of the held item, applied once the finger has rested.
    private var shift: Shift?
    /// The position at which the finger rests.
    private var restingPlace = CGPoint.zero
    /// Counts the waits for it.
    private var shiftWait = 0
    /// Counts the waits at the screen's edges.
    private var edgeWait = 0
    private var isAtEdge = false

    private struct Shift: Equatable {
        var start: HomeLayout.Location
        var end: HomeLayout.Location
    }

    /// Seconds.
    private static let firstPress = 0.5, longerPress = 3.0, laterPress = 0.12, pageTurn = 0.7, room = 0.25
    /// This near to an icon's middle, in points, one is put onto it, not beside it.
    private static let folderReach: CGFloat = 18
    private static let stackReach: CGFloat = 40
    /// A finger that goes no farther stays, in points.
    private static let rest: CGFloat = 8

    init(_ home: HomeViewController) { self.home = home }

    /// Widgets have a menu of their own that a long press opens, until they shake.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isEditing || !(itemView(at: press.location(in: home.content)) is WidgetItemView)
    }

    /// An icon's menu opens, too: a finger that then moves on takes the icon along.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { !isEditing && other is UILongPressGestureRecognizer }

    func install(on view: UIView) {
        press.minimumPressDuration = Self.firstPress
        press.handlers.append { [unowned self] _ in handlePress() }
        press.delegate = self
        view.addGestureRecognizer(press)
        setUp(done, "home.done", title: systemText("Done"), image: nil) { [unowned self] in end() }
        setUp(plus, "home.add", title: nil, image: UIImage(systemName: "plus")) { [unowned self] in home.showGallery() }
        plus.accessibilityLabel = systemText("Add Widget")
        for button in [done, plus] { view.addSubview(button) }
    }

    private func setUp(_ button: UIButton, _ identifier: String, title: String?, image: UIImage?, _ action: @escaping () -> Void) {
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.image) = (title, image)
        configuration.cornerStyle = .capsule
        configuration.baseForegroundColor = .white
        configuration.baseBackgroundColor = UIColor(white: 1, alpha: 0.3)
        button.configuration = configuration
        // It is no higher than the status bar, as large as letters are.
        button.maximumContentSizeCategory = .extraLarge
        button.accessibilityIdentifier = identifier
        button.isHidden = true
        button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    // MARK: Begin and end

    func begin() {
        guard !isEditing else { return }
        let column = home.currentColumn
        isEditing = true
        press.minimumPressDuration = Self.laterPress
        home.today.isEditing = true
        home.setNeedsStatusBarAppearanceUpdate()
        home.arrange()
        // There is one page more now: those that are read from right to left have moved.
        if HomeDirection.isRightToLeft { home.pager.contentOffset.x = home.offset(ofColumn: column) }
        for view in home.itemViews { dress(view) }
        home.folder?.dress()
    }

    /// Add at the leading upper corner, Done at the trailing one.
    func placeButtons() {
        let device = DeviceSettings.current.description, width = home.content.bounds.width
        let isLow = device.hasHomeButton && device.idiom == .phone
        let top = isLow ? 2 : max(CGFloat(device.safeAreaTop), 24) - 2
        for (button, isTrailing) in [(done, true), (plus, false)] {
            let size = button.intrinsicContentSize, height = min(size.height, isLow ? 26 : 30)
            let isRight = isTrailing != HomeDirection.isRightToLeft
            button.isHidden = false
            let across = max(size.width, height)
            button.frame = CGRect(x: isRight ? width - across - 20 : 20, y: top, width: across, height: height)
            home.content.bringSubviewToFront(button)
        }
    }

    func end() {
        guard isEditing else { return }
        let column = home.currentColumn
        isEditing = false
        press.minimumPressDuration = Self.firstPress
        for button in [done, plus] { button.isHidden = true }
        home.today.isEditing = false
        home.setNeedsStatusBarAppearanceUpdate()
        for view in home.itemViews { dress(view) }
        home.folder?.dress()
        home.change { $0.tidy() }
        home.arrange()
        if HomeDirection.isRightToLeft { home.pager.contentOffset.x = home.offset(ofColumn: min(column, home.pageCount)) }
        if column > home.pageCount { home.scroll(toColumn: home.pageCount) }
        home.rotator.look()
    }

    /// A shaking widget was tapped: what can be set of it is.
    func tapped(_ view: WidgetItemView) {
        if let stack = view.stack { home.editStack(stack.id) } else { home.editWidget(view.shownWidget.id) }
    }

    /// Has an icon shake, or not.
    func dress(_ view: HomeItemView) {
        guard isEditing, view !== lifted else { return view.shake(false, remove: nil) }
        if let widget = view as? WidgetItemView {
            return view.shake(true) { [unowned self, unowned widget] in home.askToRemove(widget.widgets) }
        }
        let removable = (view as? HomeIconView).flatMap { canRemove($0.app) ? $0.app : nil }
        view.shake(true, remove: removable.map { app in { [unowned self] in askToDelete(app) } })
    }

    /// Apps of the system's stay.
    func canRemove(_ app: HomeApp) -> Bool { app.identifier != "com.apple.Preferences" }

    func askToDelete(_ app: HomeApp) {
        let alert = UIAlertController(
            title: systemText("Delete “\(app.name)”?"), message: systemText("Deleting this app will also delete its data."),
            preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: systemText("Delete"), style: .destructive) { _ in HomeScreenLink.send(.uninstall(app.identifier)) })
        home.present(alert, animated: true)
    }

    // MARK: Moving

    private func handlePress() {
        let point = press.location(in: home.content)
        switch press.state {
        case .began:
            if !isEditing, let icon = icon(at: point) { return menuOpened(of: icon, at: point) }
            begin()
            lift(at: point)
        case .changed:
            if let (icon, start) = menuIcon {
                guard hypot(point.x - start.x, point.y - start.y) > Self.rest else { return }
                leaveMenu(of: icon, at: start)
            }
            move(to: point)
        case .ended, .cancelled, .failed:
            menuIcon = nil
            drop()
        default: break
        }
    }

    /// A finger has opened an icon's menu: it takes the icon along where it moves on, and begins to edit where it stays.
    func menuOpened(of icon: HomeIconView, at point: CGPoint) {
        menuIcon = (icon, point)
        menuWait += 1
        let wait = menuWait
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.longerPress) { [weak self] in
            MainActor.assumeIsolated { if self?.menuWait == wait { self?.fingerStayed() } }
        }
    }

    func fingerStayed() { if let (icon, start) = menuIcon { leaveMenu(of: icon, at: start) } }

    private func leaveMenu(of icon: HomeIconView, at start: CGPoint) {
        menuIcon = nil
        icon.menu?.interaction.dismissMenu()
        begin()
        lift(at: start)
    }

    /// The app's icon at a point, that of an open folder first.
    private func icon(at point: CGPoint) -> HomeIconView? {
        home.folder == nil ? itemView(at: point) as? HomeIconView : home.folder?.icon(at: point)
    }

    private func itemView(at point: CGPoint) -> HomeItemView? {
        home.itemViews.first { $0.point(inside: home.content.convert(point, to: $0), with: nil) }
    }

    func lift(at point: CGPoint) {
        let inFolder = home.folder?.icon(at: point)
        guard let view = inFolder ?? itemView(at: point) else { return }
        let all = home.layout.items
        if let icon = view as? HomeIconView {
            item = .app(icon.app.identifier)
        } else {
            item = all.first { home.itemView(of: $0) === view }
        }
        guard let item else { return }
        lifted = view
        dress(view)
        let middle = home.content.convert(view.center, from: view.superview)
        home.content.addSubview(view)
        view.center = middle
        grip = CGPoint(x: middle.x - point.x, y: middle.y - point.y)
        UIView.animate(withDuration: 0.2) {
            let scale = item.size == .icon ? 1.12 : 1.05
            view.transform = CGAffineTransform(scaleX: scale, y: scale)
            view.alpha = 0.85
        }
    }

    func move(to point: CGPoint) {
        guard let lifted, let item else { return }
        let middle = CGPoint(x: point.x + grip.x, y: point.y + grip.y)
        lifted.center = middle
        if let folder = home.folder {
            guard !folder.panelFrame.insetBy(dx: -20, dy: -20).contains(middle) else { return }
            remove(item, of: folder)
        }
        waitAtEdge(middle)
        aim(item, at: middle)
    }

    /// Chooses what the item would be put onto, or where others make room for it.
    private func aim(_ item: HomeItem, at middle: CGPoint) {
        guard !home.pager.isDecelerating, let slot = home.slot(at: middle), let start = home.layout.location(of: item) else {
            return wait(for: nil)
        }
        let area = home.layout[slot.location.area]
        let target = area.indices.contains(slot.location.index) ? area[slot.location.index] : nil
        if let partner = partner(of: item, from: start, target, slot, at: middle) {
            choose(partner)
            return wait(for: nil)
        }
        choose(nil)
        // A large one moves aside once the finger has come some way over it.
        guard target != item, target == nil || item.size == .icon || isOver(middle, slot.middle, item.size) else { return wait(for: nil) }
        var index = slot.location.index
        if let target, isBehind(middle, slot.middle, target.size == .icon ? item.size : target.size) { index += 1 }
        if start.area == slot.location.area, start.index < index { index -= 1 }
        let end = HomeLayout.Location(slot.location.area, index)
        wait(for: start == end ? nil : Shift(start: start, end: end), at: middle)
    }

    /// Returns the item that `item` forms a folder or a stack with when it is dropped; nil if it forms none.
    private func partner(
        of item: HomeItem, from start: HomeLayout.Location, _ target: HomeItem?, _ slot: (location: HomeLayout.Location, middle: CGPoint),
        at middle: CGPoint
    ) -> HomeItemView? {
        guard let target, target != item else { return nil }
        let distance = hypot(slot.middle.x - middle.x, slot.middle.y - middle.y)
        if distance < Self.folderReach, case .app = item, target.size == .icon { return home.itemView(of: target) }
        if distance < Self.stackReach, home.layout.canStack(start, onto: slot.location) { return home.itemView(of: target) }
        return nil
    }

    /// Others make room where the finger stays. They do not while it passes, or nothing could be put onto them.
    private func wait(for new: Shift?, at middle: CGPoint = .zero) {
        guard new != shift || hypot(middle.x - restingPlace.x, middle.y - restingPlace.y) > Self.rest else { return }
        (shift, restingPlace) = (new, middle)
        shiftWait += 1
        guard new != nil else { return }
        let wait = shiftWait
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.room) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, wait == self.shiftWait, self.lifted != nil else { return }
                self.makeRoom()
                UIView.animate(withDuration: 0.3) { self.home.arrange() }
            }
        }
    }

    private func makeRoom() {
        guard let shift, let item, home.layout.location(of: item) == shift.start else { return }
        self.shift = nil
        home.change { $0.move(from: shift.start, to: shift.end, home.metrics.grid) }
    }

    /// Whether a widget has come far enough over another place to take it.
    private func isOver(_ point: CGPoint, _ middle: CGPoint, _ size: ItemSize) -> Bool {
        abs(point.x - middle.x) < home.metrics.pitch.width * CGFloat(size.columns) * 0.6
            && abs(point.y - middle.y) < home.metrics.pitch.height * CGFloat(size.rows) * 0.6
    }

    private func isBehind(_ point: CGPoint, _ middle: CGPoint, _ size: ItemSize) -> Bool {
        // What is as wide as the screen lies above or below.
        if size.columns >= home.metrics.grid.columns || (home.currentColumn == 0 && size.columns >= 4) { return point.y > middle.y }
        return HomeDirection.isRightToLeft ? point.x < middle.x : point.x > middle.x
    }

    private func remove(_ item: HomeItem, of folder: FolderView) {
        guard case .app(let app) = item else { return }
        if let lifted { folder.give(lifted) }
        home.closeFolder(animated: true)
        home.change { $0.removeFromFolder(app, home.metrics.grid) }
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
                // Icons have no place in the Today view.
                let first = self.item?.widgets.isEmpty == false ? 0 : 1
                self.home.scroll(toColumn: max(self.home.currentColumn + (isMirrored ? -side : side), first))
                self.isAtEdge = false
            }
        }
    }

    func drop() {
        guard let view = lifted, let item else { return }
        let target = partner.flatMap { partner in home.layout.items.first { home.itemView(of: $0) === partner } }
        choose(nil)
        makeRoom()
        (lifted, self.item, shift) = (nil, nil, nil)
        edgeWait += 1
        if let target, let start = home.layout.location(of: item), let end = home.layout.location(of: target) {
            let name = systemText("Folder")
            home.change { if item.widgets.isEmpty { $0.combine(start, onto: end, name: name) } else { $0.stack(start, onto: end) } }
        }
        if let folder = home.folder { folder.putBack(view) }
        UIView.animate(
            withDuration: 0.3,
            animations: {
                view.transform = .identity
                view.alpha = 1
                self.home.arrange()
            }, completion: { _ in self.dress(view) })
    }
}
