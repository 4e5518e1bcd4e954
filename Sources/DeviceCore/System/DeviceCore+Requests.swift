import DeviceProtocol

/// Requests of apps to the device's services.
extension DeviceCore {
    mutating func answer(_ request: SystemRequest, number: Int, from id: ProcessID) {
        guard let process = processes[id] else { return }
        let reply = reply(to: request, from: id, process.app)
        if number != 0 { send(id, .systemReply(id: number, reply)) }
    }

    private mutating func reply(to request: SystemRequest, from id: ProcessID, _ app: String) -> SystemReply {
        switch request {
        case .permission(let service): return .permission(services.permission(service, of: app))
        case .setPermission(let service, let isGranted):
            setPermission(isGranted ? .granted : .denied, of: service, for: app)
            return .done
        case .notifications(let command):
            let reply = handle(command, from: app)
            sendSettings()
            return reply
        case .background(let command): return handle(command, from: app)
        case .quickActions(let actions):
            setQuickActions(actions, of: app)
            return .done
        case .settings(let command):
            // Only Settings may set something.
            guard home.isAvailable, app == SystemApps.settings else { return .unavailable("\(app) is not the Settings app") }
            handle(command, from: id)
            return .done
        }
    }

    /// Handles a save that failed: the event has changed nothing, and its sender is answered so.
    mutating func handleFailedSave(of event: DeviceEvent, _ reason: String) {
        switch event {
        case .message(let id, .system(let number, _)):
            if let app = processes[id]?.app { emit(.note(reason, app: app)) }
            if number != 0 { send(id, .systemReply(id: number, .unavailable(reason))) }
        case .timePassed:
            retryTime = now.uptime + Self.retryDelay
            emit(.fault(reason))
        default: emit(.fault(reason))
        }
    }

    /// Seconds until what is due is tried again that could not be kept.
    static let retryDelay = 60.0

    /// Forgets what is kept of an app that was removed. Permissions are the user's to reset.
    mutating func forget(_ app: String) {
        setQuickActions([], of: app)
        cancelTask(nil, of: app)
        guard let kept = services.notifications.removeValue(forKey: app) else { return }
        emit(.save(.notifications))
        if !kept.delivered.isEmpty { sendNotifications() }
    }

    // MARK: Permissions

    mutating func setPermission(_ status: PermissionStatus, of service: PrivacyService, for app: String) {
        guard services.permission(service, of: app) != status else { return }
        emit(.keepPermission(status, service, app: app))
        applyPermission(status, of: service, for: app)
    }

    /// The user has decided otherwise: the app hears of it.
    mutating func applyPermission(_ status: PermissionStatus, of service: PrivacyService, for app: String) {
        guard services.permission(service, of: app) != status else { return }
        services.permissions[app, default: [:]][service] = status == .notDetermined ? nil : status
        if let id = running[app] {
            send(id, .system(.permission(service, status)))
            if service == .localNetwork, status == .denied { emit(.refuseNetwork(id)) }
        }
        if service == .notifications { sendApps() }
        sendSettings()
    }

    // MARK: Documents

    /// The running apps that may read a document, in the order of their identifiers.
    ///
    /// - Parameter app: The app whose document it is; nil = the device's.
    private func receivers(of document: DeviceDocument, app: String?) -> [ProcessID] {
        running.filter { name, _ in
            let isPermitted = document.permissions.contains { services.permission($0, of: name) == .granted }
            return app.map { $0 == name } ?? (document.permissions.isEmpty || isPermitted)
        }
        .sorted { $0.key < $1.key }.map(\.value)
    }

    /// Notifies running apps that a document is another than before; those without permission hear nothing.
    mutating func notifyOfChange(to document: DeviceDocument, of app: String?) {
        for id in receivers(of: document, app: app) { send(id, .system(.documentChanged(document))) }
    }

    // MARK: Quick actions

    mutating func setQuickActions(_ actions: [QuickAction], of app: String) {
        let new = actions.isEmpty ? nil : actions
        guard services.quickActions[app] != new else { return }
        services.quickActions[app] = new
        emit(.save(.quickActions))
        sendApps()
    }

    // MARK: Settings

    private mutating func handle(_ command: SettingsCommand, from id: ProcessID) {
        var new = state
        switch command {
        case .follow: settingsProcess = id
        case .setAppearance(let appearance): new.appearance = appearance
        case .setContentSize(let size): new.contentSize = size
        case .setLanguages(let languages): new.languages = languages
        case .setRegion(let region): new.locale = region
        case .setTimeZone(let zone): new.timeZone = zone
        case .setSlowAnimations(let isOn): new.animationDrag = isOn ? 10 : 1
        case .setPermission(let app, let service, let isGranted):
            setPermission(isGranted ? .granted : .denied, of: service, for: app)
        case .setNotifications(let app, let banners, let sounds, let badges):
            change(app) { ($0.banners, $0.sounds, $0.badges) = (banners, sounds, badges) }
            sendApps()
        case .setWidgetBudget, .setClock, .setClockSpeed, .uninstall: emit(.settings(command))
        }
        setState(new)
        sendSettings()
    }

    /// Sends the Settings app what it shows, while it runs.
    mutating func sendSettings() {
        guard let id = settingsProcess else { return }
        if processes[id] == nil { settingsProcess = nil } else { emit(.sendSettings(id)) }
    }

    /// Sends the home screen the apps with their badges and quick actions.
    mutating func sendApps() { if let id = home.process { emit(.sendApps(id)) } }
}
