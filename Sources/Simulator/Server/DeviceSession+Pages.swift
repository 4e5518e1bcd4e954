import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// The pages that show a device: what they are told when they come, and what people do in them.
extension DeviceSession {
    func connect(_ page: PageConnection, as id: ObjectIdentifier) {
        lock.withLock {
            pages[id] = page
            greet(page)
            handleAndLog(.setObserved(true))
            if preview != nil, core.runningApps.isEmpty { return launchPreview() }
            handleAndLog(.startHome)
        }
    }

    /// Tells a page everything it shows.
    func greet(_ page: PageConnection) {
        let interface = core.focusedInterface ?? InterfaceState(orientation: .portrait, isStatusBarHidden: false, isEditingText: false)
        var messages: [HostMessage] = [.device(shownDevice, device.record.state), .interface(interface), appList]
        if let build, build.phase == .running || build.phase == .failed { messages.append(.build(build)) }
        if let crash { messages.append(.crash(crash)) }
        if let failure = homeFailure { messages.append(.homeScreen(failure)) }
        messages += [.sounds(pageSounds), .elements(core.focusedElements), .log(Array(log.lines.suffix(500)))]
        page.show(shownTree, hosting: hostedTrees, at: Self.mediaTime, with: messages)
    }

    /// A page that did not keep up has read what it was sent: it is told everything anew.
    func catchUp(_ id: ObjectIdentifier) {
        lock.withLock {
            guard let page = pages[id], page.isBehind else { return }
            page.catchUp()
            greet(page)
        }
    }

    func disconnect(_ id: ObjectIdentifier) {
        lock.withLock {
            pages[id] = nil
            watchWidgets(false, id)
            handleAndLog(.setObserved(!pages.isEmpty))
        }
    }

    func take(_ message: PageMessage, from id: ObjectIdentifier) throws {
        switch message {
        case .touches(let samples): try handleTouches(samples)
        case .key(let event): try handle(.input(.key(event)))
        case .insertText(let text): try handle(.input(.insertText(text)))
        case .press(let button): try press(button)
        case .setOrientation(let orientation): try update { $0.orientation = orientation }
        case .setAppearance(let appearance): try update { $0.appearance = appearance }
        case .setContentSize(let size): try update { $0.contentSize = size }
        case .setSlowAnimations(let isOn): try update { $0.animationDrag = isOn ? 10 : 1 }
        case .setLocation(let location): try setLocation(location)
        case .runScenario(let name): try handle(.startRoute(try LocationScenario(named: name).route))
        case .takeScreenshot:
            let png = try screenshot()
            lock.withLock { pages[id]?.send(.screenshot(fileName: "\(device.record.name).png", png: png)) }
        case .accessibility(let element, let command): try handle(.input(.accessibility(element: element, command)))
        case .openURL(let url): try openURL(url)
        case .launch(let identifier): try launch(identifier)
        case .watchWidgets(let isOn): lock.withLock { watchWidgets(isOn, id) }
        case .reloadWidget(let copy): widgets?.reload(copy: copy)
        case .setWidgetBudget(let isLimited): setWidgetBudget(isLimited)
        case .advanceToNextEntry(let copy): advanceToNextEntry(of: copy)
        case .startHomeScreen: try handle(.startHomeAgain)
        case .inspectViews: askForViews(id)
        case .resetClock: lock.withLock { setClock(.computers) }
        case .relaunch where preview != nil: launchPreview()
        case .relaunch:
            guard let last = lock.withLock({ lastLaunch }) else { return }
            terminate(last.app)
            try launch(last.app, arguments: last.arguments, environment: last.environment)
        }
    }

    private func press(_ button: PageMessage.Button) throws {
        // Turning left from upright: the display's top points to the left, as with the home indicator at the right.
        let turns: [DeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
        switch button {
        case .home: goHome()
        case .shake: try handle(.input(.shake))
        case .appSwitcher: try handle(.showSwitcher)
        case .rotateLeft, .rotateRight:
            let index = turns.firstIndex(of: device.record.state.orientation) ?? 0
            let next = turns[(index + (button == .rotateLeft ? 1 : 3)) % 4]
            try update { $0.orientation = next }
        }
    }

    private func handleTouches(_ samples: [TouchSample]) throws {
        try lock.withLock {
            // Fingers on the picture of the process before mean nothing to the one that comes.
            guard preview == nil || drawing.isDone || !samples.contains(where: { $0.phase == .began }) else { return }
            try handle(.touches(samples))
        }
    }

    /// Tells the page of a fault of its own message.
    func report(_ error: any Error, to id: ObjectIdentifier) {
        lock.withLock { pages[id]?.send(.log([LogLine(source: .quince, text: "\(error)")])) }
    }
}
