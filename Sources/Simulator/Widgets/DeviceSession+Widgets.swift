import DeviceProtocol
import Foundation
import PageEncoding

/// The device's widgets: what is said of them to the home screen, to apps and to pages.
extension DeviceSession {
    /// Takes what there is to say of the widgets.
    func take(_ news: DeviceWidgets.News) {
        lock.withLock {
            switch news {
            case .kinds(let kinds): homeProcess?.send(.home(.widgetKinds(kinds)))
            case .contents(let contents): homeProcess?.send(.home(.widgetContents(contents)))
            case .picture(let id, let archive): homeProcess?.send(.home(.galleryPicture(id: id, archive: archive)))
            case .options(let id, let options): homeProcess?.send(.home(.options(id: id, options)))
            case .configured(let id, let values): homeProcess?.send(.home(.configured(id: id, values)))
            case .log(let line, let bundle): add([line], app: bundle)
            case .report(let report): for id in widgetWatchers { pages[id]?.send(.widgets(report)) }
            }
        }
    }

    /// Whether a page shows what there is to say of the widgets.
    func watchWidgets(_ isOn: Bool, _ page: ObjectIdentifier) {
        let before = widgetWatchers
        if isOn { widgetWatchers.insert(page) } else { widgetWatchers.remove(page) }
        if isOn || before != widgetWatchers { widgets?.watch(!widgetWatchers.isEmpty) }
    }

    /// Tells an app which of its widgets people have placed.
    func tellPlacedWidgets(_ id: Int, _ app: LiveApp) {
        guard let widgets else { return app.send(.currentWidgets(id: id, [])) }
        widgets.placed(of: app.bundle.identifier) { app.send(.currentWidgets(id: id, $0)) }
    }
}
