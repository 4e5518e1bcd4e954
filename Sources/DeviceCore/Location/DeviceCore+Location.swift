import DeviceProtocol

/// The device's movement along a way.
struct LocationTravel: Equatable, Sendable {
    var route: LocationRoute
    /// The uptime at which the way began, in seconds.
    var start: Double
    /// The uptime at which the device is moved next.
    var next: Double
}

extension DeviceCore {
    /// Whether the device is moved along a way.
    public var isTravelling: Bool { travel != nil }

    /// Begins a way at its first point; nil ends the one that the device is on, where it is.
    mutating func startRoute(_ route: LocationRoute?) {
        guard let route else {
            if travel != nil { arrive(at: state.location) }
            return
        }
        travel = nil
        setLocation(route.location(at: 0))
        travel = LocationTravel(route: route, start: now.uptime, next: now.uptime + min(route.interval, route.duration))
    }

    /// Moves the device to where it is by now.
    mutating func continueTravel() {
        guard let travel, travel.next <= now.uptime else { return }
        let (elapsed, route) = (now.uptime - travel.start, travel.route)
        guard route.repeats || elapsed < route.duration else { return arrive(at: route.location(at: route.duration)) }
        // Steps that were missed are left out.
        let steps = (elapsed / route.interval).rounded(.down) + 1
        let end = route.repeats ? Double.infinity : travel.start + route.duration
        self.travel?.next = max(min(travel.start + steps * route.interval, end), now.uptime + LocationRoute.shortestInterval / 2)
        move(to: route.location(at: elapsed))
    }

    /// Ends the way; the location is kept.
    private mutating func arrive(at location: DeviceLocation?) {
        travel = nil
        let before = state
        state.location = location
        emit(.stateChanged(state, from: before))
        sendStateToWatchers()
        deliverNotifications(movedFrom: before.location)
    }

    /// Changes the location without keeping it: the next point follows soon.
    private mutating func move(to location: DeviceLocation) {
        let before = state.location
        guard before != location else { return }
        state.location = location
        emit(.moved(state))
        sendStateToWatchers()
        deliverNotifications(movedFrom: before)
    }

    private mutating func setLocation(_ location: DeviceLocation) {
        var new = state
        new.location = location
        setState(new)
    }

    private mutating func sendStateToWatchers() {
        if let front { sendState(to: front) }
        if let id = home.process { sendState(to: id) }
    }
}
