import DeviceCore
import DeviceProtocol
import Foundation
import PeerNetwork
import PeerProtocol
import ProcessSupport

/// Performs what the core of the device decides, and passes it what the app does.
extension HeadlessSession {
    /// Handles an event and performs its effects; the app handles each message at once.
    func handle(_ event: DeviceEvent) throws { try handle(event, at: now) }

    func handle(_ event: DeviceEvent, at time: DeviceTime) throws {
        for effect in core.handle(event, now: time) { try perform(effect) }
    }

    private func perform(_ effect: DeviceEffect) throws {
        switch effect {
        case .start(let id, let start):
            // A process that has ended by itself ends the run, whatever it was to be started again for.
            guard !isReading else { return try handle(.notStarted(id, reason: "its run is over")) }
            do { try self.start(id, start) } catch {
                try handle(.notStarted(id, reason: "\(error)"))
                throw error
            }
        case .send(let id, let message):
            guard id == identifier, isRunning, let process, let clock else { break }
            process.send(message)
            if !isReading { try run(to: clock.now) }
        case .end(let id, let end): if id == identifier { try perform(end) }
        case .message(_, let message): perform(message)
        case .keepPermission(let status, let service, let app): try permissions.set(status, of: service, for: app)
        case .refuseNetwork: if let endpoint { group.network.refuse(endpoint) }
        case .banner(let notification, _): show(notification)
        // Nobody sees the display, and settings and services are the core's alone.
        case .fault, .forgetDrawing, .frontChanged, .home, .homeGivenUp, .homeStarted, .log, .moved, .note, .save, .sendApps,
            .sendNotifications,
            .sendSettings, .setInFront, .settings, .showCrash, .showDisplay, .soundsChanged, .showElements, .showFocus, .showInterface,
            .stateChanged:
            break
        }
    }

    /// Ends the process. Asked to, it has a second.
    private func perform(_ end: ProcessEnd) throws {
        guard isRunning, let process, let clock else { return }
        if end == .terminate {
            process.send(.lifecycle(.terminate))
            _ = run(process, clock, to: clock.now + 1_000_000_000)
        }
        if isRunning { process.terminate() }
        while isRunning { read(process) }
        try group.exchange()
    }

    /// Does what the app asks for that is not about what is in front.
    private func perform(_ message: ProcessMessage) {
        switch message {
        case .reply(let id, let text): if id == lastQuery { replies = [id: text] }
        case .activity(let isAnimating): self.isAnimating = isAnimating
        case .canvas(let canvas): self.canvas = canvas
        case .reloadWidgets(let kind): reloadRequest(kind)
        case .currentWidgets(let id): process?.send(.currentWidgets(id: id, placedWidgets))
        case .elements, .exception, .haptic, .home, .interface, .openURL, .ready, .sound, .suspend, .system, .widget: break
        }
    }

    func read(_ process: AppProcess) {
        isReading = true
        defer { isReading = false }
        process.pump(timeout: 100, receive)
    }

    private func start(_ id: ProcessID, _ request: ProcessStart) throws {
        (end, isReady, isAnimating, lastOutput, canvas) = (nil, false, false, 0, nil)
        let opening = request.opening
        let clock = try VirtualClock(
            library: configuration.clockLibrary, timeZone: TimeZone(identifier: state.timeZone) ?? .gmt, wall: group.date)
        var launch = LaunchConfiguration(device: configuration.device, state: request.state, url: opening.url)
        if request.role == .backgroundApp { launch.isInBackground = true }
        for group in bundle.groups { launch.groupContainers[group] = groupContainer(group).path }
        launch.badge = badge
        (launch.quickAction, launch.quickActions) = (opening.action, core.services.quickActions[bundle.identifier])
        launch.notification = opening.notification
        self.clock = clock
        let tracing = configuration.tracesFailures ? [:] : ["SWIFT_BACKTRACE": "enable=no"]
        var start = AppProcess.Launch(
            bundle: bundle, dataContainer: dataContainer, configuration: launch, arguments: opening.arguments,
            environment: tracing.merging(opening.environment) { $1 }, services: services)
        (start.readable, start.isConfined) = (configuration.readable + readable, configuration.isConfined)
        start.channel = channel
        start.profile = configuration.profile
        configuration.profile?.clear()
        process = try AppProcess(start, clock: clock, phone: phone, isHeld: configuration.debugger != nil)
        if let debugger = configuration.debugger, let process {
            debugger(process.processIdentifier)
            // Until then it would count as an app that waits for something that does not happen.
            DebuggerGate.wait(for: process.processIdentifier)
            process.begin()
        }
        identifier = id
        interface = InterfaceState(orientation: request.state.orientation, isStatusBarHidden: false, isEditingText: false)
        self.start = group.now
        clock.appDescriptor.close()
    }

    // MARK: From the app

    func receive(_ event: AppEvent) {
        switch event {
        case .commit: handleOfProcess { .drew($0) }
        case .archive: break
        case .message(.home(let request)): homeRequest(request)
        case .message(let message): receive(message)
        case .peers(let request): take(request)
        case .output(let lines, let isError):
            lastOutput = time
            for line in lines { configuration.output(line, isError) }
        case .ended(let status, let failure):
            end = (status, failure)
            leaveNetwork()
            handleOfProcess { .ended($0, failure: failure?.description) }
        }
    }

    private func receive(_ message: ProcessMessage) {
        if case .ready = message { isReady = true }
        if case .interface(let state) = message { interface = state }
        handleOfProcess { .message($0, message) }
    }

    /// Handles an event of the process while it is read: nothing is waited for.
    private func handleOfProcess(_ event: (ProcessID) -> DeviceEvent) {
        if let identifier { try? handle(event(identifier)) }
    }

    // MARK: Phones near by

    private func take(_ request: PeerRequest) {
        if let refusal = request.refusal, permissions.status(of: .localNetwork, for: bundle.identifier) == .denied {
            return news.add(refusal)
        }
        if endpoint == nil { endpoint = group.network.connect { [news] in news.add($0) } }
        if let endpoint { group.network.receive(request, from: endpoint) }
    }

    /// The app is gone, and with it its place among the phones near by.
    private func leaveNetwork() {
        if let endpoint { group.network.disconnect(endpoint) }
        endpoint = nil
        news.clear()
    }
}
