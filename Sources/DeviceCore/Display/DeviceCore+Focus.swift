import DeviceProtocol

/// The content of the display, and the process with the focus.
extension DeviceCore {
    /// The place where people see what a process draws.
    public enum Place: Equatable, Sendable {
        /// It is the whole display.
        case display
        /// Layers of the home screen host it.
        case hosted
        case nowhere
    }

    public func place(of id: ProcessID) -> Place {
        if id == displayed { return .display }
        guard home.shown != nil, let process = processes[id], !process.isHome else { return .nowhere }
        return .hosted
    }

    /// The process whose drawing is the display.
    public var displayed: ProcessID? { home.shown ?? front }

    /// The process that receives keys and whose elements are on the screen.
    public var focus: ProcessID? {
        guard let shown = home.shown, front == nil || home.isCovering else { return front }
        return shown
    }

    /// The interface of what has the focus; nil where nothing has.
    public var focusedInterface: InterfaceState? { focus.flatMap { processes[$0]?.interface } }
    public var focusedElements: ElementNode? { focus.flatMap { processes[$0]?.elements } }

    public func interface(of id: ProcessID) -> InterfaceState? { processes[id]?.interface }

    mutating func setInterface(_ interface: InterfaceState, of id: ProcessID) {
        processes[id]?.interface = interface
        if id == focus { emit(.showInterface(interface)) }
        if id != home.process { sendRunningApps() }
    }

    mutating func handleDrawing(of id: ProcessID) {
        guard let process = processes[id], !process.isHome, !process.hasDrawn else { return }
        processes[id]?.hasDrawn = true
        sendRunningApps()
    }

    // MARK: Elements

    mutating func setObserved(_ isObserved: Bool) {
        guard isObserved != self.isObserved else { return }
        self.isObserved = isObserved
        if let front { setElements(front, isObserved) }
        updateHomeElements()
    }

    /// Has the home screen send its elements while they are those on the screen.
    mutating func updateHomeElements() {
        guard let id = home.process else { return }
        setElements(id, isObserved && id == focus)
    }

    mutating func setElements(_ id: ProcessID, _ isOn: Bool) {
        guard processes[id]?.sendsElements == !isOn else { return }
        processes[id]?.sendsElements = isOn
        processes[id]?.elements = nil
        send(id, .sendElements(isOn))
    }

    // MARK: Touches

    mutating func route(_ samples: [TouchSample], time: Double) {
        var router = touches
        let routed = router.route(samples) { receivers(of: $0) }
        touches = router
        for (id, samples) in routed { send(id, .touches(samples, time: time)) }
    }

    /// Takes the fingers from a process: they belong to something else alone from now on.
    mutating func cancelTouches(of id: ProcessID) {
        let samples = touches.cancel(for: id)
        if !samples.isEmpty { send(id, .touches(samples, time: 0)) }
    }

    /// Returns the processes that receive a touch that begins with `sample`. A touch at a screen edge goes to the app in front and to the home
    /// screen; the app's touch is cancelled once it is recognized as a swipe home.
    private func receivers(of sample: TouchSample) -> [ProcessID] {
        guard let shown = home.shown else { return [front].compactMap { $0 } }
        guard let front, !home.isCovering else { return [shown] }
        if home.bannerArea?.contains(x: sample.x, y: sample.y) == true { return [shown] }
        return isAtEdge(sample, of: front) ? [front, shown] : [front]
    }

    private func isAtEdge(_ sample: TouchSample, of id: ProcessID) -> Bool {
        let (width, height) = (description.width, description.height)
        let (top, bottom) =
            switch processes[id]?.interface.orientation ?? .portrait {
            case .portrait: (sample.y, height - sample.y)
            case .portraitUpsideDown: (height - sample.y, sample.y)
            case .landscapeLeft: (width - sample.x, sample.x)
            case .landscapeRight: (sample.x, width - sample.x)
            }
        return top < TouchRouter.upperEdge || (!description.hasHomeButton && bottom < TouchRouter.edge)
    }
}
