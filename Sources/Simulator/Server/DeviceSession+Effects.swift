import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding
import RenderProtocol

/// Performs what the core of a device decides.
extension DeviceSession {
    func perform(_ effect: DeviceEffect) {
        switch effect {
        case .start: break
        case .send(let id, let message): processes[id]?.send(message)
        case .end(let id, .terminate): processes[id]?.terminate()
        case .end(let id, .kill): processes[id]?.kill()
        case .setInFront(let id, let isInFront): processes[id]?.setInFront(isInFront)
        case .stateChanged(let new, let old): applyState(new, from: old)
        case .moved(let new):
            device.move(to: new.location)
            broadcast(.state(new))
        case .frontChanged(let app): widgets?.bringToFront(app)
        case .sendApps(let id): sendApps(to: id)
        case .sendNotifications(let id): sendNotifications(to: id)
        case .banner(let notification, let actions):
            if core.isHomeShown { homeProcess?.send(.home(.banner(banner(notification, actions: actions)))) }
        case .sendSettings(let id): sendSettings(to: id)
        case .settings(let command): perform(command)
        case .refuseNetwork(let id): processes[id]?.refuseNetwork()
        // They have been kept.
        case .save, .keepPermission: break
        case .homeStarted:
            widgets?.appsChanged()
            widgets?.tellAll()
        case .homeGivenUp(let id):
            homeFailure = id.flatMap { reports[$0] }
            broadcast(.homeScreen(homeFailure))
        case .home(let request): perform(request)
        case .message(let id, let message): if let app = processes[id] { perform(message, of: app) }
        case .showDisplay: showDisplay()
        case .showFocus:
            if let interface = core.focusedInterface { broadcast(.interface(interface)) }
            broadcast(.elements(core.focusedElements))
            broadcast(appList)
        case .showInterface(let interface): broadcast(.interface(interface))
        case .showElements(let root): broadcast(.elements(root))
        case .soundsChanged: broadcast(.sounds(pageSounds))
        case .showCrash(let id): setCrash(id.flatMap { reports[$0] })
        case .forgetDrawing(let id): forgetDrawing(of: id)
        case .log(let text, let app): add(text, app: app)
        case .note(let text, let app):
            if let bundle = (try? installed(app))?.bundle { add("\(bundle.displayName) \(text)", app: app) }
        case .fault(let text): note(text)
        }
    }

    private func applyState(_ new: DeviceState, from old: DeviceState) {
        widgets?.settingsChanged(from: old, to: new)
        broadcast(.state(new))
    }

    /// Does what an app asks for that is not about what is in front.
    private func perform(_ message: ProcessMessage, of app: LiveApp) {
        let name = app.bundle.displayName, identifier = app.bundle.identifier
        switch message {
        case .openURL(let url): add("\(name) opens \(url)", app: identifier)
        case .haptic(let haptic): add("\(name) plays a haptic: \(haptic)", app: identifier)
        case .canvas(let canvas): take(canvas)
        case .reloadWidgets(let kind):
            let which = kind.map { "of the kind \($0)" } ?? "of all kinds"
            add("\(name) asks for new timelines of its widgets \(which)", app: identifier)
            widgets?.reload(app: identifier, kind: kind)
        case .currentWidgets(let id): tellPlacedWidgets(id, app)
        case .reply(id: Self.viewQuestion, let text): showViews(text, of: app)
        case .activity, .elements, .exception, .home, .interface, .ready, .reply, .sound, .suspend, .system, .widget: break
        }
    }

    /// Does what the home screen asks for that is not about what is in front.
    private func perform(_ request: HomeRequest) {
        switch request {
        case .uninstall(let app): if let uninstall { DispatchQueue.global().async { uninstall(app) } }
        case .placed(let placed): widgets?.place(placed)
        case .visible(let copies): widgets?.see(copies)
        case .galleryPicture(let id, let bundle, let kind, let family):
            widgets?.drawGalleryPicture(id, bundle: bundle, kind: kind, family: family)
        case .options(let id, let widget, let parameter, let search):
            widgets?.findOptions(id, widget: widget, parameter: parameter, search: search)
        case .performAction(let copy, let action): widgets?.perform(action, ofCopy: copy)
        case .bannerArea, .bannerResponse, .covers, .goHome, .launch, .open, .performQuickAction, .shown, .terminate: break
        }
    }

    // MARK: The display

    private func showDisplay() {
        // The home screen has just taken the display: pages are told everything.
        if core.isHomeShown { return pages.values.forEach(greet) }
        let messages: [HostMessage?] = [core.focusedInterface.map { .interface($0) }, .elements(core.focusedElements), appList]
        for page in pages.values { page.show(shownTree, at: Self.mediaTime, with: messages.compactMap { $0 }) }
    }

    /// The tree that is the display.
    var shownTree: RenderTree {
        let tree = core.displayed.flatMap { processes[$0]?.tree } ?? RenderTree()
        return preview == nil ? tree : drawing.shown(tree)
    }

    /// The trees that the home screen may host, by the numbers of their processes.
    var hostedTrees: [Int: RenderTree] {
        Dictionary(uniqueKeysWithValues: processes.filter { core.place(of: $0.key) == .hosted }.map { ($0.key.number, $0.value.tree) })
    }
}
