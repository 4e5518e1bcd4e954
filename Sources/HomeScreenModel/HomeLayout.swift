/// The arrangement of the home screen's items.
public struct HomeLayout: Equatable, Sendable {
    /// A list of items in the order in which they fill their places.
    public enum Area: Hashable, Sendable {
        case dock
        case page(Int)
        /// Left of the first page; widgets only.
        case today
    }

    public struct Location: Equatable, Sendable {
        public var area: Area
        public var index: Int

        public init(_ area: Area, _ index: Int) { (self.area, self.index) = (area, index) }
    }

    public var dock: [HomeItem]
    public var pages: [[HomeItem]]
    public var today: [HomeItem]
    /// The highest number that a folder, widget or stack has ever had.
    public private(set) var lastID: Int

    public init(dock: [HomeItem] = [], pages: [[HomeItem]] = [], today: [HomeItem] = [], lastID: Int = 0) {
        (self.dock, self.pages, self.today, self.lastID) = (dock, pages, today, lastID)
    }

    public var items: [HomeItem] { dock + pages.joined() + today }

    public subscript(_ area: Area) -> [HomeItem] {
        get {
            switch area {
            case .dock: dock
            case .today: today
            case .page(let page): pages.indices.contains(page) ? pages[page] : []
            }
        }
        set {
            switch area {
            case .dock: dock = newValue
            case .today: today = newValue
            case .page(let page):
                while pages.count <= page { pages.append([]) }
                pages[page] = newValue
            }
        }
    }

    var areas: [Area] { [.dock] + pages.indices.map { .page($0) } + [.today] }

    /// Returns the location of an item; nil if it is not on the home screen.
    public func location(of item: HomeItem) -> Location? {
        for area in areas { if let index = self[area].firstIndex(of: item) { return Location(area, index) } }
        return nil
    }

    /// Returns the location of an app's icon, or of the folder that contains it; nil if there is neither.
    public func location(ofApp app: String) -> Location? {
        for area in areas { if let index = self[area].firstIndex(where: { $0.apps.contains(app) }) { return Location(area, index) } }
        return nil
    }

    /// A number that nothing has had before.
    mutating func makeID() -> Int {
        let used = items.flatMap { [$0.id ?? 0] + $0.widgets.map(\.id) }
        let highest = max(lastID, used.max() ?? 0)
        // Only a damaged file has come to the end of all numbers; the first free one will do then.
        lastID = highest < .max ? highest + 1 : lastID
        if highest < .max { return lastID }
        let taken = Set(used)
        return (1...).first { !taken.contains($0) } ?? 1
    }

    // MARK: Installed apps

    /// Gives every installed app an icon and takes away those of others; new ones come after the last page's, each app once.
    public mutating func update(installed apps: [String], _ grid: HomeGrid) {
        var missing = Set(apps)
        for area in areas { self[area] = self[area].compactMap { Self.kept($0, &missing, Set(apps)) } }
        for app in apps where missing.contains(app) { append(.app(app), grid) }
        tidy()
    }

    /// Returns the item without apps that are not installed; nil if nothing remains. Removes the apps it keeps from `missing`.
    private static func kept(_ item: HomeItem, _ missing: inout Set<String>, _ installed: Set<String>) -> HomeItem? {
        switch item {
        case .app(let app): return missing.remove(app).map { .app($0) }
        case .folder(var folder):
            folder.apps = folder.apps.filter { missing.remove($0) != nil }
            return folder.apps.isEmpty ? nil : .folder(folder)
        case .widget(let widget): return installed.contains(widget.app) ? item : nil
        case .stack(let stack): return stack.mapped { installed.contains($0.app) ? $0 : nil }
        }
    }

    private mutating func append(_ item: HomeItem, _ grid: HomeGrid) {
        let last = max(pages.count - 1, 0)
        let page = grid.holds((self[.page(last)] + [item]).map(\.size)) ? last : last + 1
        self[.page(page)].append(item)
    }

    /// Pages without anything on them go.
    public mutating func tidy() { pages.removeAll(where: \.isEmpty) }

    // MARK: Editing

    /// Moves an item to a place; what has no room any more goes on to the next page. Nothing moves into a full dock, and widgets not at all; the Today
    /// view takes nothing else.
    ///
    /// - Returns: Whether it moved.
    @discardableResult public mutating func move(from start: Location, to end: Location, _ grid: HomeGrid) -> Bool {
        guard self[start.area].indices.contains(start.index) else { return false }
        let item = self[start.area][start.index]
        if end.area == .dock, start.area != .dock, dock.count >= grid.dock || item.size != .icon { return false }
        if end.area == .today, item.widgets.isEmpty || item.size == .extraLarge { return false }
        self[start.area].remove(at: start.index)
        insert(item, at: end, grid)
        return true
    }

    mutating func insert(_ item: HomeItem, at location: Location, _ grid: HomeGrid) {
        var list = self[location.area]
        list.insert(item, at: min(max(location.index, 0), list.count))
        self[location.area] = list
        guard case .page(let page) = location.area else { return }
        pushOverflow(from: page, grid)
    }

    private mutating func pushOverflow(from page: Int, _ grid: HomeGrid) {
        var page = page
        while page < pages.count {
            var pushed: [HomeItem] = []
            while pages[page].count > 1, !grid.holds(pages[page].map(\.size)) { pushed.insert(pages[page].removeLast(), at: 0) }
            guard !pushed.isEmpty else { return }
            self[.page(page + 1)] = pushed + self[.page(page + 1)]
            page += 1
        }
    }

    /// Puts an app onto another one, which makes a folder of both, or into a folder.
    ///
    /// - Returns: Whether it went there.
    @discardableResult public mutating func combine(_ start: Location, onto end: Location, name: String) -> Bool {
        guard start != end, self[start.area].indices.contains(start.index), self[end.area].indices.contains(end.index),
            case .app(let app) = self[start.area][start.index]
        else { return false }
        var list = self[end.area]
        switch list[end.index] {
        case .app(let other): list[end.index] = .folder(HomeFolder(id: makeID(), name: name, apps: [other, app]))
        case .folder(var folder):
            folder.apps.append(app)
            list[end.index] = .folder(folder)
        case .widget, .stack: return false
        }
        self[end.area] = list
        self[start.area].remove(at: start.index)
        return true
    }

    /// Takes an app out of its folder and puts it behind it; a folder without apps goes.
    @discardableResult public mutating func removeFromFolder(_ app: String, _ grid: HomeGrid) -> Bool {
        guard let location = location(ofApp: app), case .folder(var folder) = self[location.area][location.index] else { return false }
        folder.apps.removeAll { $0 == app }
        var index = location.index
        if folder.apps.isEmpty {
            self[location.area].remove(at: index)
        } else {
            self[location.area][index] = .folder(folder)
            index += 1
        }
        let isFull = location.area == .dock && dock.count >= grid.dock
        insert(.app(app), at: isFull ? Location(.page(0), 0) : Location(location.area, index), grid)
        return true
    }

    /// Changes the name of a folder.
    public mutating func rename(folder id: Int, _ name: String) {
        for area in areas {
            self[area] = self[area].map { item in
                guard case .folder(var folder) = item, folder.id == id else { return item }
                folder.name = name
                return .folder(folder)
            }
        }
    }
}
