import DeviceProtocol

/// Settings, and how the device is held. The device turns for an app that does not support its orientation, as Simulator's Rotate Device Automatically
/// has it.
extension DeviceCore {
    mutating func setState(_ new: DeviceState) {
        let old = state
        guard new != old else { return }
        state = new
        emit(.stateChanged(new, from: old))
        if let front { sendState(to: front) }
        if let id = home.process { sendState(to: id) }
        deliverNotifications(movedFrom: old.location)
        guard new.languages != old.languages else { return }
        // All of the system's texts are in another language now, and may read in the other direction.
        restartHome()
        restartSettings()
    }

    /// Sends a process the settings that differ from those it knows. An app in the background is stopped: it follows when it returns.
    mutating func sendState(to id: ProcessID) {
        guard let process = processes[id], process.state != state else { return }
        processes[id]?.state = state
        send(id, .state(state))
    }

    /// Starts Settings again with its page of languages where it was in front; elsewhere it just ends.
    private mutating func restartSettings() {
        guard let id = running[SystemApps.settings] else { return }
        let wasInFront = foreground == SystemApps.settings
        remove(id)
        emit(.end(id, .kill))
        guard wasInFront else { return sendRunningApps() }
        open(SystemApps.settings, AppOpening(url: SystemApps.settingsScheme + "#language"))
    }

    // MARK: Orientation

    /// Asks an app that returns and does not stand as the device is held: by the time it answers, it has followed the device if it can.
    mutating func awaitTurn(of id: ProcessID) {
        guard processes[id]?.interface.orientation != state.orientation else { return }
        processes[id]?.heldOnReturn = state.orientation
        send(id, .query(id: Self.returnQuestion, .elements))
    }

    /// Turns the device for an app that cannot stand as it is held.
    mutating func turn(for id: ProcessID) {
        let held = state.orientation
        guard let orientation = processes[id]?.interface.orientation, orientation != held else { return }
        processes[id]?.heldBefore = held
        hold(orientation)
    }

    /// Holds the device as before it was turned for an app, where nobody has turned it since.
    mutating func turnBack(after process: DeviceProcess?) {
        guard let process, let before = process.heldBefore, state.orientation == process.interface.orientation else { return }
        hold(before)
    }

    private mutating func hold(_ orientation: DeviceOrientation) {
        var turned = state
        turned.orientation = orientation
        setState(turned)
    }
}
