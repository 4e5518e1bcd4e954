import DeviceProtocol
import FileReplacement
import Foundation

/// The home screen of a phone without a display, with the widgets on it: what a device's session is to its home screen, on the phone's virtual clock.
///
/// Extensions run at their times, and what they take of the clock passes on the phone before the home screen hears of it. Not thread-safe: one thread drives it.
final class HeadlessHome {
    /// The home screen's process.
    let screen: HeadlessSession
    let widgets: HeadlessWidgets
    /// Whether people see the home screen, not the app.
    private(set) var isShown = true

    private let app: HeadlessSession
    private let kinds: [HomeWidgetKind]
    /// The requests of the home screen that have not been handled.
    private var requests: [HomeRequest] = []
    /// The pending changes of the app's state: to the foreground, to the background, or terminated. They are applied between steps.
    private var transitions: [Transition] = []
    /// The messages scheduled for the home screen, ordered by date.
    private var news: [(date: Date, message: HomeMessage)] = []
    /// New copies that wait for what their extensions say they begin with.
    private var beginners: Set<Int> = []
    private var isWorking = false

    private enum Transition { case open(url: String?), perform(QuickAction), leave, terminate, uninstall }

    /// The clock counts nanoseconds: what is nearer than this is due.
    private static let instant = 1e-6

    /// - Parameter contentSizes: The sizes of text that widgets are drawn in besides the present one.
    /// - Throws: `SimulatorError` where the home screen is not built or cannot be started, `AppFailure` where it crashes.
    init(of app: HeadlessSession, contentSizes: [ContentSize] = []) throws {
        self.app = app
        guard let program = HomeScreenProgram(besideExecutable: app.configuration.clockLibrary) else {
            throw SimulatorError(
                "the home screen is not built", nextStep: "Build it beside the tool: swift build")
        }
        var configuration = app.configuration
        configuration.state = app.state
        let output = configuration.output
        // What the app prints is compared with what it should.
        configuration.output = { line, _ in output(line, true) }
        app.group.startClock(app.clockDate)
        let date = app.group.date ?? app.clockDate
        screen = try HeadlessSession(bundle: program.bundle, configuration: configuration, group: app.group, services: app.services)
        widgets = try HeadlessWidgets(
            extensions: try app.bundle.widgetExtensions(), configuration: configuration, date: date, groupContainer: app.groupContainer,
            services: app.services)
        widgets.contentSizes = contentSizes
        kinds = try widgets.kinds().map { HomeWidgetKind(app: app.bundle.identifier, bundle: $0.bundle, descriptor: $0.descriptor) }
        isShown = !app.isRunning || app.isInBackground
        app.group.append(self)
        screen.homeRequest = { [unowned self] in requests.append($0) }
        app.reloadRequest = { [unowned self] in
            widgets.follow(date)
            widgets.requestReload(kind: $0)
        }
        // Icons and launch screens are the app's, pictures of widgets the device's: folders that are missing cannot be allowed.
        try withFileErrors("no folder for widgets") { try PrivateFiles.makeFolder(widgets.store.folder) }
        screen.readable = [app.bundle.folder, widgets.store.folder]
        try screen.launch()
        try start()
    }

    private func start() throws {
        let installed = HomeApp(
            identifier: app.bundle.identifier, name: app.bundle.displayName(in: app.state.languages), icon: app.bundle.icon?.path,
            badge: app.badge, bundle: app.bundle.folder.path,
            actions: app.bundle.quickActions(
                in: app.state.languages, with: app.core.services.quickActions[app.bundle.identifier]))
        try screen.tell(.home(.installed([installed])))
        try screen.tell(.home(.widgetKinds(kinds)))
        try tellWhatRuns()
        try screen.settle()
    }

    private func tellWhatRuns() throws {
        let identifier = app.bundle.identifier
        let running = app.isRunning ? [RunningApp(identifier: identifier, context: 1, hasDrawn: true)] : []
        widgets.front = isShown ? [] : Set(kinds.map(\.bundle))
        try screen.tell(.home(.running(HomeState(apps: running, front: isShown || !app.isRunning ? nil : identifier))))
    }

    // MARK: What is in front

    /// The home button: the app leaves the display; pressed on the home screen it brings the first page.
    func show() throws {
        if isShown { try screen.tell(.home(.perform(.goToStart))) }
        try appChanged(isShown: true)
    }

    /// The app has come to the front, gone to the background or ended.
    func appChanged(isShown: Bool) throws {
        self.isShown = isShown
        try tellWhatRuns()
        try screen.settle()
    }

    /// Does what people have done on the home screen to the app: opens or ends it.
    ///
    /// - Parameter arguments: The launch arguments of the app if it does not run.
    func follow(arguments: [String]) throws {
        while !transitions.isEmpty {
            switch transitions.removeFirst() {
            case .open(let url): try open(url, arguments)
            case .perform(let action): try perform(action, arguments)
            case .leave: try app.pressHome()
            case .terminate: try app.terminate()
            case .uninstall:
                try app.clearState()
                try screen.tell(.home(.installed([])))
            }
        }
    }

    private func perform(_ action: QuickAction, _ arguments: [String]) throws {
        if app.isRunning {
            try app.open(action: action)
        } else {
            try app.launch(arguments: arguments, action: action)
        }
        try appChanged(isShown: false)
    }

    private func open(_ url: String?, _ arguments: [String]) throws {
        if app.isRunning {
            try app.open(url: url)
        } else {
            try app.launch(arguments: arguments, url: url)
        }
        try appChanged(isShown: false)
    }

    /// Changes settings of the phone; app, home screen and widgets follow.
    func update(_ change: (inout DeviceState) -> Void) throws {
        try app.update(change)
        widgets.update(app.state)
        try screen.update(change)
        tellContents()
        try screen.settle()
    }

    // MARK: Time

    private var date: Date { app.group.date ?? widgets.date }

    private func isDue(_ other: Date) -> Bool { other.timeIntervalSince(date) < Self.instant }

    /// When something is to be told or asked next; nil = never.
    var nextDate: Date? {
        guard !isWorking else { return nil }
        let asked = widgets.nextDate.map { max($0, widgets.date) }
        return [news.first?.date, asked].compactMap { $0 }.min()
    }

    /// Whether there is something to do now.
    var hasWork: Bool { !isWorking && (!requests.isEmpty || nextDate.map(isDue) == true) }

    /// Does what is due.
    func work() throws {
        isWorking = true
        defer { isWorking = false }
        while !requests.isEmpty {
            if widgets.nextDate.map(isDue) != true { widgets.follow(date) }
            try take(requests.removeFirst())
        }
        // An extension that takes its time has the next thing asked afterwards.
        while isDue(widgets.date), try widgets.step(to: date.addingTimeInterval(Self.instant)) { tellContents() }
        widgets.follow(date)
        while let first = news.first, isDue(first.date) {
            news.removeFirst()
            if screen.isRunning { try screen.tell(.home(first.message)) }
        }
    }

    private func tell(_ message: HomeMessage, at date: Date) {
        let place = news.firstIndex { $0.date > date } ?? news.count
        news.insert((date, message), at: place)
    }

    private func tellContents() { tell(.widgetContents(widgets.contents), at: max(widgets.date, date)) }

    // MARK: What the home screen asks

    /// Has new copies begin with what their extension says, where only that knows.
    private func place(_ placed: [HomeWidget]) {
        let known = Set(app.placedWidgets.map(\.id))
        app.placedWidgets = placed
        beginners.formIntersection(placed.filter(\.configuration.values.isEmpty).map(\.id))
        for copy in placed where !known.contains(copy.id) && copy.configuration.values.isEmpty {
            let descriptor = descriptor(of: copy)
            guard descriptor?.intent?.hasDynamicDefaults == true else { continue }
            let found = widgets.defaultConfiguration(of: copy, in: app.bundle, descriptor, at: date)
            guard !found.values.values.isEmpty else { continue }
            beginners.insert(copy.id)
            tell(.configured(id: copy.id, found.values), at: found.date)
        }
        widgets.put(placed.filter { !beginners.contains($0.id) }, at: date)
        tellContents()
    }

    private func descriptor(of widget: HomeWidget) -> WidgetDescriptor? {
        kinds.first { $0.bundle == widget.bundle && $0.descriptor.kind == widget.kind }?.descriptor
    }

    private func take(_ request: HomeRequest) throws {
        switch request {
        case .launch: transitions.append(.open(url: nil))
        case .open(_, let url): transitions.append(.open(url: url))
        case .performQuickAction(_, let action): transitions.append(.perform(action))
        case .goHome: transitions.append(.leave)
        case .terminate: transitions.append(.terminate)
        case .uninstall: transitions.append(.uninstall)
        case .placed(let placed):
            place(placed)
        case .visible(let copies): widgets.see(copies)
        case .galleryPicture(let id, let bundle, let kind, let family):
            let picture = try widgets.galleryPicture(id, bundle: bundle, kind: kind, family: family)
            tell(.galleryPicture(id: id, archive: picture.path), at: max(picture.date, date))
        case .options(let id, let widget, let parameter, let search):
            let found = widgets.options(of: parameter, for: widget, in: app.bundle, descriptor(of: widget), search: search, at: date)
            tell(.options(id: id, found.options), at: found.date)
        case .performAction(let copy, let action): try widgets.perform(action, ofCopy: copy)
        case .covers, .shown, .bannerArea, .bannerResponse: break
        }
    }
}
