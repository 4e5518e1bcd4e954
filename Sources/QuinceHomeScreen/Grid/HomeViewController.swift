import DeviceProtocol
import HomeScreenModel
import UIKit

/// The home screen: pages of icons above the dock.
final class HomeViewController: SystemViewController, UIScrollViewDelegate {
    /// Called for an icon that is tapped.
    var open: ((HomeApp) -> Void)?
    private(set) var apps: [String: HomeApp] = [:]
    let icons = IconLibrary()
    private(set) var layout = HomeLayout()
    private(set) var metrics = HomeMetrics(size: UIScreen.main.bounds.size, device: DeviceSettings.description)

    private let wallpaper = WallpaperView(frame: .zero)
    /// All but the wallpaper.
    let content = UIView()
    let pager = UIScrollView()
    private let dots = UIPageControl()
    private let dock = DockView(frame: .zero)
    private let empty = UILabel()
    private var views: [String: HomeItemView] = [:]
    private let store = LayoutStore()
    private(set) lazy var editor = HomeEditor(self)
    private(set) var folder: FolderView?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        pager.isPagingEnabled = true
        pager.showsHorizontalScrollIndicator = false
        pager.contentInsetAdjustmentBehavior = .never
        pager.clipsToBounds = false
        pager.delegate = self
        dots.hidesForSinglePage = true
        dots.isUserInteractionEnabled = false
        empty.text = "No app is installed yet.\nBuild and start one with\nquince run MyApp"
        empty.numberOfLines = 0
        empty.textAlignment = .center
        empty.textColor = .white
        empty.font = .preferredFont(forTextStyle: .body)
        empty.isHidden = true
        for each in [wallpaper, content] { view.addSubview(each) }
        for each in [pager, dots, dock, empty] { content.addSubview(each) }
        editor.install(on: content)
        layout = store.load()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        wallpaper.frame = view.bounds
        guard content.bounds.size != view.bounds.size else { return }
        content.bounds = CGRect(origin: .zero, size: view.bounds.size)
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        metrics = HomeMetrics(size: view.bounds.size, device: DeviceSettings.description)
        rebuild()
    }

    // MARK: Content

    func show(_ installed: [HomeApp]) {
        let known = apps
        apps = Dictionary(installed.map { ($0.identifier, $0) }) { $1 }
        change { $0.follow(installed: installed.map(\.identifier), metrics.grid) }
        if apps != known || apps.isEmpty { rebuild() }
    }

    /// Changes the layout and keeps it.
    func change(_ body: (inout HomeLayout) -> Void) {
        var changed = layout
        body(&changed)
        guard changed != layout else { return }
        layout = changed
        store.save(layout)
    }

    private func rebuild() {
        closeFolder(animated: false)
        for view in views.values { view.removeFromSuperview() }
        views = [:]
        let page = pager.bounds.isEmpty ? 0 : currentPage
        arrange()
        pager.contentOffset.x = CGFloat(mirrored(min(page, pageCount - 1), pageCount)) * content.bounds.width
    }

    var pageCount: Int { max(layout.pages.count, 1) + (editor.isEditing ? 1 : 0) }

    /// Puts everything where the layout has it; items that are new get their views, those gone lose theirs.
    func arrange() {
        let size = content.bounds.size
        pager.frame = content.bounds
        pager.contentSize = CGSize(width: size.width * CGFloat(pageCount), height: size.height)
        dots.numberOfPages = pageCount
        dots.isAccessibilityElement = pageCount > 1
        dots.bounds = CGRect(origin: .zero, size: dots.size(forNumberOfPages: pageCount))
        dots.center = CGPoint(x: size.width / 2, y: metrics.dots)
        dock.frame = metrics.dock
        dock.radius = metrics.dockRadius
        empty.isHidden = !apps.isEmpty
        empty.frame = CGRect(x: 30, y: size.height * 0.3, width: size.width - 60, height: 120)
        var left = views
        for (number, page) in layout.pages.enumerated() { arrange(page, number, &left) }
        for (index, item) in layout.dock.enumerated() {
            let frame = metrics.dockFrame(of: mirrored(index, layout.dock.count), count: layout.dock.count)
            place(item, frame, in: content, showsName: false, &left)
        }
        for (key, view) in left {
            views[key] = nil
            view.removeFromSuperview()
        }
    }

    private var isRightToLeft: Bool { HomeDirection.isRightToLeft }
    private func mirrored(_ index: Int, _ count: Int) -> Int { isRightToLeft ? count - 1 - index : index }

    private func arrange(_ page: [HomeItem], _ number: Int, _ left: inout [String: HomeItemView]) {
        let offset = CGFloat(mirrored(number, pageCount)) * content.bounds.width
        for (item, place) in zip(page, metrics.grid.places(of: page.map(\.size))) {
            guard let place else { continue }
            self.place(item, frame(of: place).offsetBy(dx: offset, dy: 0), in: pager, showsName: true, &left)
        }
    }

    private func frame(of place: GridPlace) -> CGRect {
        var frame = metrics.frame(of: place)
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

    /// Names an item's view; a folder with other apps is another one.
    static func key(_ item: HomeItem) -> String {
        switch item {
        case .app(let app): "app " + app
        case .folder(let folder): "folder \(folder.id) \(folder.name) \(folder.apps.joined(separator: " "))"
        case .widget(let widget): "widget \(widget.id)"
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
        case .widget: return nil
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
        return view
    }

    /// Takes an icon that was in a folder among the page's.
    func adopt(_ view: HomeItemView, as item: HomeItem) {
        views[Self.key(item)]?.removeFromSuperview()
        views[Self.key(item)] = view
    }

    var itemViews: [HomeItemView] { Array(views.values) }
    func itemView(of item: HomeItem) -> HomeItemView? { views[Self.key(item)] }

    // MARK: Places

    var currentPage: Int {
        guard content.bounds.width > 0 else { return 0 }
        return mirrored(min(max(Int((pager.contentOffset.x / content.bounds.width).rounded()), 0), pageCount - 1), pageCount)
    }

    func scroll(toPage page: Int) {
        let place = CGFloat(mirrored(min(max(page, 0), pageCount - 1), pageCount))
        pager.setContentOffset(CGPoint(x: place * content.bounds.width, y: 0), animated: true)
    }

    /// Which place of the dock or the present page a point of the content is nearest to, and the middle of that place.
    func slot(at point: CGPoint) -> (location: HomeLayout.Location, middle: CGPoint)? {
        if metrics.dock.contains(point) {
            let count = layout.dock.count
            guard count > 0 else { return (.init(.dock, 0), point) }
            let middles = (0..<count).map { metrics.dockFrame(of: mirrored($0, count), count: count) }.map {
                CGPoint(x: $0.midX, y: $0.midY)
            }
            guard let index = middles.indices.min(by: { abs(middles[$0].x - point.x) < abs(middles[$1].x - point.x) }) else { return nil }
            return (.init(.dock, index), middles[index])
        }
        let page = currentPage, items = layout[.page(page)]
        let frames = metrics.grid.places(of: items.map(\.size)).map { $0.map(frame) ?? .zero }
        let middles = frames.map { CGPoint(x: $0.midX, y: $0.midY) }
        func distance(_ index: Int) -> CGFloat { hypot(middles[index].x - point.x, middles[index].y - point.y) }
        guard let index = middles.indices.min(by: { distance($0) < distance($1) }), distance(index) < metrics.pitch.height else {
            return (.init(.page(page), items.count), point)
        }
        return (.init(.page(page), index), middles[index])
    }

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

    /// Where an app's icon lies on the screen; nil for one that is on another page or nowhere.
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
        pager.contentOffset.x = CGFloat(mirrored(page, pageCount)) * content.bounds.width
        scrollViewDidScroll(pager)
    }

    /// What is open closes, step by step; then the first page comes.
    func goToStart() {
        if presentedViewController != nil { return dismiss(animated: true) }
        if folder != nil { return closeFolder(animated: true) }
        if editor.isEditing { return editor.end() }
        scroll(toPage: 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard content.bounds.width > 0 else { return }
        dots.currentPage = Int((scrollView.contentOffset.x / content.bounds.width).rounded())
    }
}
