import DeviceProtocol
import HomeScreenModel
import UIKit
import WidgetArchive

/// The contents of all widgets on the home screen, and their schedule: entries change at their dates, and texts tick while they are visible.
@MainActor final class WidgetBoard {
    private(set) var kinds: [HomeWidgetKind] = []
    private var contents: [Int: HomeWidgetContent] = [:]
    private var archives: [Int: (revision: Int, archive: WidgetArchive?)] = [:]
    private var pictures: [Int: [Weak]] = [:]
    private var visible: [Int] = []
    private var told: (placed: [HomeWidget]?, visible: [Int]?) = (nil, nil)
    private var isDeviceListening = false
    /// Counts the waits: one that has been overtaken does nothing.
    private var wait = 0
    private var pictureRequests: [Int: (String?) -> Void] = [:]
    private var optionRequests: [Int: (WidgetOptions) -> Void] = [:]
    private var lastRequest = 0
    /// Called when a widget has another timeline: another one of a stack may matter now.
    var changed: (() -> Void)?
    var now: () -> Date = { Date() }
    var send: (HomeRequest) -> Void = { HomeScreenLink.send($0) }

    private struct Weak { weak var view: WidgetPictureView? }

    // MARK: What the device says

    func update(_ new: [HomeWidgetKind]) { kinds = new }

    func update(_ new: [HomeWidgetContent]) {
        let old = contents
        contents = Dictionary(new.map { ($0.id, $0) }) { $1 }
        archives = archives.filter { contents[$0.key]?.revision == $0.value.revision }
        for (id, content) in contents where content != old[id] { refresh(id) }
        tick()
        changed?()
    }

    func takePicture(_ id: Int, _ archive: String?) { pictureRequests.removeValue(forKey: id)?(archive) }
    func handleOptions(_ id: Int, _ options: WidgetOptions) { optionRequests.removeValue(forKey: id)?(options) }

    func kind(of widget: PlacedWidget) -> HomeWidgetKind? {
        kinds.first { $0.bundle == widget.bundle && $0.descriptor.kind == widget.kind }
    }

    /// The archive of a copy; nil until its extension has given one.
    func archive(of id: Int) -> WidgetArchive? {
        guard let content = contents[id], let path = content.archive else { return nil }
        if let kept = archives[id], kept.revision == content.revision { return kept.archive }
        let archive = Self.read(path)
        archives[id] = (content.revision, archive)
        return archive
    }

    static func read(_ path: String) -> WidgetArchive? {
        FileManager.default.contents(atPath: path).flatMap { try? WidgetArchive(binaryData: $0) }
    }

    // MARK: What the device is asked

    /// Sends the placed widgets to the device if they have changed.
    func place(_ widgets: [PlacedWidget]) {
        let placed = widgets.map(\.asHomeWidget)
        guard isDeviceListening, placed != told.placed else { return }
        told.placed = placed
        send(.placed(placed))
    }

    /// From now on the device hears what is placed and seen.
    func begin(with widgets: [PlacedWidget]) {
        guard !isDeviceListening else { return }
        isDeviceListening = true
        place(widgets)
        sendVisible()
    }

    func askPicture(of page: WidgetGallery.Page, _ take: @escaping (WidgetArchive?) -> Void) {
        lastRequest += 1
        pictureRequests[lastRequest] = { take($0.flatMap { Self.read($0) }) }
        send(.galleryPicture(id: lastRequest, bundle: page.bundle, kind: page.kind, family: page.family))
    }

    func askOptions(_ widget: HomeWidget, parameter: String, search: String?, _ take: @escaping (WidgetOptions) -> Void) {
        lastRequest += 1
        optionRequests[lastRequest] = take
        send(.options(id: lastRequest, widget: widget, parameter: parameter, search: search))
    }

    // MARK: Pictures

    /// Has a view show a copy from now on.
    func show(_ id: Int, in view: WidgetPictureView) {
        pictures[id] = (pictures[id] ?? []).filter { $0.view != nil && $0.view !== view } + [Weak(view: view)]
        view.show(archive(of: id), at: now())
    }

    private func refresh(_ id: Int) {
        let archive = archive(of: id)
        for picture in pictures[id] ?? [] { picture.view?.show(archive, at: now()) }
    }

    /// The copies that can be seen: their texts tick.
    func see(_ ids: [Int]) {
        guard ids != visible else { return }
        visible = ids
        tick()
        sendVisible()
    }

    private func sendVisible() {
        guard isDeviceListening, visible != told.visible else { return }
        told.visible = visible
        send(.visible(visible))
    }

    /// Everything that can be seen as it is now.
    func tick(animated: Bool = false) {
        let date = now()
        for view in seen { view.update(at: date, animated: animated) }
        schedule()
    }

    /// The appearance or the size of text has changed.
    func restyle() {
        let date = now()
        for view in pictures.values.joined() { view.view?.update(at: date) }
        schedule()
    }

    private var seen: [WidgetPictureView] { visible.flatMap { pictures[$0] ?? [] }.compactMap(\.view) }

    /// When something that can be seen changes; nil where nothing does.
    func nextChange(after date: Date) -> Date? { seen.compactMap { $0.nextChange(after: date) }.min() }

    private func schedule() {
        wait += 1
        let number = wait, date = now()
        guard let next = nextChange(after: date) else { return }
        // A day's wait at most: clocks are set, too.
        let delay = min(max(DeviceTime.wait(until: next, from: date), 0.02), 86_400)
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, number == self.wait else { return }
                self.tick(animated: true)
            }
        }
    }
}
