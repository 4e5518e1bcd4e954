import DeviceProtocol

/// The quick actions of the apps' icons.
extension DeviceSession {
    func setQuickActions(_ actions: [QuickAction], of app: String) -> SystemReply {
        do { try system.quickActions.set(actions, of: app) } catch { return .unavailable("\(error)") }
        tellHomeOfApps()
        return .done
    }

    /// An app was removed.
    func forgetQuickActions(of app: String) {
        lock.withLock { do { try system.quickActions.set([], of: app) } catch { note(error) } }
    }
}
