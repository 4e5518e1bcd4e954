import DeviceProtocol
import DeviceRuntime
import HomeScreenModel
import UIKit

/// The home screen: pages of icons and widgets above the dock, and the Today view left of the first one.
final class HomeViewController: SystemViewController, UIScrollViewDelegate {
    /// Called for an icon that is tapped.
    var open: ((HomeApp) -> Void)?
    /// Called for what was chosen of an icon's menu.
    var performAction: ((HomeApp, QuickAction) -> Void)?
    /// Called for a widget that is tapped, with where it leads.
    var openWidget: ((HomeApp, String?, HomeItemView) -> Void)?
    private(set) var apps: [String: HomeApp] = [:]
    /// Identifiers of apps, from the one used last.
    var recent: [String] = []
    let board = WidgetBoard()
    let icons = IconLibrary()
    private(set) var layout = HomeLayout()
    private(set) var metrics = HomeMetrics(size: UIScreen.main.bounds.size, device: DeviceSettings.current.description)

    private let wallpaper = WallpaperView(frame: .zero)
    /// Lies over the wallpaper of the Today view.
    private let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterialDark))
    /// All but the wallpaper.
    let content = UIView()
    let pager = UIScrollView()
    let today = TodayView()
    private let dots = UIPageControl()
    private let dock = DockView(frame: .zero)
    private let empty = UILabel()
    private var views: [String: HomeItemView] = [:]
    private let store: LayoutStore
    private(set) lazy var editor = HomeEditor(self)
    private(set) lazy var rotator = StackRotator(self)
    private(set) var folder: FolderView?
    private var todayShare: CGFloat = 0

    /// - Parameter store: The store of the layout.
    init(store: LayoutStore? = nil) {
        self.store = store ?? LayoutStore()
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.contentInsetAdjustmentBehavior = .never
        pager.clipsToBounds = false
        pager.delegate = self
        veil.isUserInteractionEnabled = false
        (veil.alpha, veil.isHidden) = (0, true)
        today.edit = { [unowned self] in editor.begin() }
        today.seen = { [unowned self] in lookAround() }
        dots.hidesForSinglePage = true
        dots.isUserInteractionEnabled = false
        empty.text = "No app is installed yet.\nBuild and start one with\nquince run MyApp"
        empty.numberOfLines = 0
        empty.textAlignment = .center
        empty.textColor = .white
        empty.font = .preferredFont(forTextStyle: .body)
        empty.isHidden = true
        for each in [wallpaper, veil, content] as [UIView] { view.addSubview(each) }
        for each in [pager, dots, dock, empty] { content.addSubview(each) }
        pager.addSubview(today)
        editor.install(on: content)
        layout = store.load()
        board.changed = { [unowned self] in rotator.look() }
        registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
            (home: HomeViewController, _) in
            home.board.restyle()
        }
    }

    /// Whether the status bar is hidden: in edit mode on phones with a home button, where the mode's buttons need its space.
    override var prefersStatusBarHidden: Bool {
        editor.isEditing && DeviceSettings.current.description.hasHomeButton && DeviceSettings.current.description.idiom == .phone
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        veil.frame = view.bounds
        guard content.bounds.size != view.bounds.size else { return }
        content.bounds = CGRect(origin: .zero, size: view.bounds.size)
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        metrics = HomeMetrics(size: view.bounds.size, device: DeviceSettings.current.description)
        rebuild()
    }

    // MARK: Content

    func show(_ installed: [HomeApp]) {
        let known = apps
        apps = Dictionary(installed.map { ($0.identifier, $0) }) { $1 }
        change { $0.update(installed: installed.map(\.identifier), metrics.grid) }
        if apps != known || apps.isEmpty { rebuild() }
        board.begin(with: layout.widgets)
    }

    /// Whether the home screen can be seen: no app lies over all of it.
    var isInSight = true {
        didSet {
            guard isInSight != oldValue else { return }
            lookAround()
            if isInSight { rotator.look() }
        }
    }

    func keptHabits() -> WidgetHabits { store.loadHabits() }
    func keep(_ habits: WidgetHabits) { store.save(habits) }

    /// Changes the layout and keeps it.
    func change(_ body: (inout HomeLayout) -> Void) {
        var changed = layout
        body(&changed)
        guard changed != layout else { return }
        layout = changed
        store.save(layout)
        board.place(layout.widgets)
    }

    private func rebuild() {
        closeFolder(animated: false)
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        let column = pager.bounds.isEmpty ? 1 : currentColumn
        arrange()
        pager.contentOffset.x = offset(ofColumn: min(column, pageCount))
        scrollViewDidScroll(pager)
    }

    var pageCount: Int { max(layout.pages.count, 1) + (editor.isEditing ? 1 : 0) }

    /// Puts everything where the layout has it; items that are new get their views, those gone lose theirs.
    func arrange() {
        let size = content.bounds.size
        pager.frame = content.bounds
        pager.contentSize = CGSize(width: size.width * CGFloat(pageCount + 1), height: size.height)
        dots.numberOfPages = pageCount
        dots.isAccessibilityElement = pageCount > 1
        dots.bounds = CGRect(origin: .zero, size: dots.size(forNumberOfPages: pageCount))
        dots.center = CGPoint(x: size.width / 2, y: metrics.dots)
        dock.bounds = CGRect(origin: .zero, size: metrics.dock.size)
        dock.center = CGPoint(x: metrics.dock.midX, y: metrics.dock.midY)
        dock.radius = metrics.dockRadius
        empty.isHidden = !apps.isEmpty
        empty.frame = CGRect(x: 30, y: size.height * 0.3, width: size.width - 60, height: 120)
        var left = views
        for (number, page) in layout.pages.enumerated() { arrange(page, number, &left) }
        arrangeToday(&left)
        for (index, item) in layout.dock.enumerated() {
            let frame = metrics.dockFrame(of: mirrored(index, layout.dock.count), count: layout.dock.count)
            place(item, frame, in: content, showsName: false, &left)
        }
        for (key, view) in left {
            views[key] = nil
            view.removeFromSuperview()
        }
        if todayShare > 0 { uncoverToday(todayShare) }
        if editor.isEditing { editor.placeButtons() }
        lookAround()
    }

    private func arrangeToday(_ left: inout [String: HomeItemView]) {
        today.frame = CGRect(origin: CGPoint(x: offset(ofColumn: 0), y: 0), size: content.bounds.size)
        let places = HomeGrid.today.places(of: layout.today.map(\.size))
        for (item, place) in zip(layout.today, places) {
            guard let place else { continue }
            self.place(item, todayFrame(of: place), in: today.scroll, showsName: true, &left)
        }
        let bottom = places.compactMap { $0 }.map { todayFrame(of: $0).maxY }.max()
        today.lieOut(bottom: bottom ?? metrics.top, isEmpty: layout.today.isEmpty)
    }

    private var isRightToLeft: Bool { HomeDirection.isRightToLeft }
    func mirrored(_ index: Int, _ count: Int) -> Int { isRightToLeft ? count - 1 - index : index }

    private func arrange(_ page: [HomeItem], _ number: Int, _ left: inout [String: HomeItemView]) {
        let offset = offset(ofColumn: number + 1)
        for (item, place) in zip(page, metrics.grid.places(of: page.map(\.size))) {
            guard let place else { continue }
            self.place(item, frame(of: place).offsetBy(dx: offset, dy: 0), in: pager, showsName: true, &left)
        }
    }

    func frame(of place: GridPlace) -> CGRect { turned(metrics.frame(of: place)) }

    /// Returns the frame of a widget in the Today view's scroll view.
    func todayFrame(of place: GridPlace) -> CGRect { turned(metrics.todayFrame(of: place, width: content.bounds.width)) }

    private func turned(_ frame: CGRect) -> CGRect {
        var frame = frame
        if isRightToLeft { frame.origin.x = content.bounds.width - frame.maxX }
        return frame
    }

    private func place(_ item: HomeItem, _ frame: CGRect, in holder: UIView, showsName: Bool, _ left: inout [String: HomeItemView]) {
        let key = Self.key(item)
        guard let view = views[key] ?? make(item, key) else { return }
        left[key] = nil
        view.showsName = showsName
        guard view !== editor.lifted else { return }
        if view.superview !== holder {
            let start = view.superview.map { holder.convert(view.center, from: $0) } ?? CGPoint(x: frame.midX, y: frame.midY)
            UIView.performWithoutAnimation {
                view.center = start
                view.bounds.size = frame.size
                holder.addSubview(view)
            }
        }
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: Views

    /// Names an item's view; a folder with other apps is another one.
    static func key(_ item: HomeItem) -> String {
        switch item {
        case .app(let app): "app " + app
        case .folder(let folder): "folder \(folder.id) \(folder.name) \(folder.apps.joined(separator: " "))"
        case .widget(let widget): "widget \(widget.id) \(widget.size.rawValue)"
        case .stack(let stack): "stack \(stack.id) " + stack.widgets.map { "\($0.id)" }.joined(separator: " ")
        }
    }

    private func make(_ item: HomeItem, _ key: String) -> HomeItemView? {
        let view: HomeItemView
        switch item {
        case .app(let identifier):
            guard let app = apps[identifier] else { return nil }
            view = makeIcon(app)
        case .folder(let folder):
            let images = folder.apps.compactMap { apps[$0] }.map { icons.picture(of: $0, size: metrics.iconSize) }
            let made = HomeFolderView(folder: folder, images: images, labelSize: metrics.labelSize)
            made.addAction(UIAction { [weak self] _ in self?.open(folder, from: made) }, for: .touchUpInside)
            view = made
        case .widget, .stack: view = WidgetItemView(item, name: item.widgets.first.map(name) ?? "", home: self)
        }
        views[key] = view
        editor.dress(view)
        return view
    }

    /// An app's icon that opens it.
    func makeIcon(_ app: HomeApp) -> HomeIconView {
        let view = HomeIconView(app: app, image: icons.picture(of: app, size: metrics.iconSize), labelSize: metrics.labelSize)
        view.addAction(
            UIAction { [weak self] _ in
                guard let self, !editor.isEditing else { return }
                open?(app)
            }, for: .touchUpInside)
        let menu = HomeItemMenu(of: view, home: self) { [unowned self, unowned view] in
            self.menu(of: view)
        } lifted: { [unowned view] in
            view.picture
        }
        view.menu = (UIContextMenuInteraction(delegate: menu), menu)
        return view
    }

    /// Takes an icon that was in a folder among the page's.
    func adopt(_ view: HomeItemView, as item: HomeItem) {
        views[Self.key(item)]?.removeFromSuperview()
        views[Self.key(item)] = view
    }

    var itemViews: [HomeItemView] { Array(views.values) }
    func itemView(of item: HomeItem) -> HomeItemView? { views[Self.key(item)] }

    // MARK: Folders

    private func open(_ folder: HomeFolder, from view: HomeFolderView) {
        closeFolder(animated: false)
        let opened = FolderView(folder: folder, home: self)
        self.folder = opened
        opened.show(over: content, from: content.convert(view.frame, from: view.superview))
    }

    func closeFolder(animated: Bool) {
        folder?.hide(animated: animated)
        folder = nil
    }

    // MARK: What apps open from

    /// The view an app's icon is in: its own, that in the open folder, or its folder's.
    func icon(of app: String) -> HomeItemView? {
        if let icon = folder?.icon(of: app) { return icon }
        guard let location = layout.location(ofApp: app) else { return nil }
        return itemView(of: layout[location.area][location.index])
    }

    /// Returns the frame of an app's icon on the screen; nil if the icon is on another page or nowhere.
    func iconFrame(of app: String) -> CGRect? {
        guard let icon = icon(of: app), let holder = icon.superview else { return nil }
        // As it lies in the content: that may stand larger just now.
        var frame = CGRect(
            x: icon.center.x - icon.bounds.width / 2, y: icon.center.y - icon.bounds.height / 2, width: icon.bounds.width,
            height: icon.bounds.height)
        if holder === pager {
            frame.origin.x -= pager.contentOffset.x
        } else if holder !== content {
            frame = content.convert(frame, from: holder)
        }
        return content.bounds.contains(CGPoint(x: frame.midX, y: frame.midY)) ? frame : nil
    }

    /// Brings the page with an app's icon, so that it can close into it.
    func bringPage(of app: String) {
        guard case .page(let page)? = layout.location(ofApp: app)?.area else { return }
        pager.contentOffset.x = offset(ofColumn: page + 1)
        scrollViewDidScroll(pager)
    }

    /// Dismisses the topmost sheet, folder or edit mode; if there is none, scrolls to the first page.
    func goToStart() {
        if presentedViewController != nil { return dismiss(animated: true) }
        if folder != nil { return closeFolder(animated: true) }
        if editor.isEditing { return editor.end() }
        scroll(toPage: 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let width = content.bounds.width
        guard width > 0 else { return }
        dots.currentPage = mirrored(currentPage, pageCount)
        // How far the Today view has come.
        let share = min(max(1 - abs(scrollView.contentOffset.x - offset(ofColumn: 0)) / width, 0), 1)
        if share != todayShare { uncoverToday(share) }
        lookAround()
    }

    private func uncoverToday(_ share: CGFloat) {
        todayShare = share
        (veil.alpha, veil.isHidden) = (share, share == 0)
        let way = (isRightToLeft ? -1 : 1) * share * content.bounds.width
        for each in [dock, dots] + layout.dock.compactMap({ itemView(of: $0) }) where each !== editor.lifted {
            each.transform = share == 0 ? .identity : CGAffineTransform(translationX: way, y: 0)
        }
    }
}
