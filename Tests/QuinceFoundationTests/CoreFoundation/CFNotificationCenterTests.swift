import QuinceFoundation
import Testing

/// Core Foundation's centers of notifications.
@MainActor @Suite(.serialized) struct CFNotificationCenterTests {
    private final class Observer {
        var names: [String] = []
        var information: [String: Any]?
        var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static func of(_ pointer: UnsafeMutableRawPointer?) -> Observer? {
            pointer.map { Unmanaged<Observer>.fromOpaque($0).takeUnretainedValue() }
        }
    }

    /// Returns when what was posted before has been delivered.
    private func turn() async { await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } } }

    @Test func namesBetweenProcessesArriveInTheMainRunLoop() async {
        let center = CFNotificationCenterGetDarwinNotifyCenter(), observer = Observer()
        CFNotificationCenterAddObserver(
            center, observer.pointer, { _, observer, name, _, _ in Observer.of(observer)?.names.append(name?.rawValue ?? "") },
            "com.example.changed" as CFString, nil, .deliverImmediately)
        func post(_ name: String) { CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, nil, true) }
        post("com.example.changed")
        post("com.example.other")
        #expect(observer.names == [])
        await turn()
        #expect(observer.names == ["com.example.changed"])
        CFNotificationCenterRemoveObserver(center, observer.pointer, CFNotificationName("com.example.other"), nil)
        post("com.example.changed")
        await turn()
        #expect(observer.names.count == 2)
        CFNotificationCenterRemoveEveryObserver(center, observer.pointer)
        post("com.example.changed")
        await turn()
        #expect(observer.names.count == 2)
    }

    @Test func theLocalCenterIsTheProcesssOwn() {
        let center = CFNotificationCenterGetLocalCenter(), observer = Observer(), sender = NSObject()
        let object = Unmanaged.passUnretained(sender).toOpaque()
        CFNotificationCenterAddObserver(
            center, observer.pointer,
            { _, observer, name, _, information in
                Observer.of(observer)?.names.append(name?.rawValue ?? "")
                Observer.of(observer)?.information = information
            }, "LocalChange" as CFString, object, .coalesce)
        NotificationCenter.default.post(name: Notification.Name("LocalChange"), object: sender, userInfo: ["key": 1])
        NotificationCenter.default.post(name: Notification.Name("LocalChange"), object: NSObject())
        #expect(observer.names == ["LocalChange"])
        #expect(observer.information?["key"] as? Int == 1)
        CFNotificationCenterRemoveObserver(center, observer.pointer, CFNotificationName("LocalChange"), object)
        CFNotificationCenterPostNotificationWithOptions(
            center, CFNotificationName("LocalChange"), object, nil, kCFNotificationDeliverImmediately)
        #expect(observer.names.count == 1)
    }

    @Test func formattersKnowEveryKindOfNumber() {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        let some: Double? = 3.5, none: Int? = nil
        #expect(formatter.string(for: CGFloat(2)) == "2")
        #expect(formatter.string(for: 1234.5) == "1,234.5")
        #expect(formatter.string(for: some as Any) == "3.5")
        #expect(formatter.string(for: none as Any) == nil)
        #expect(formatter.string(for: "text") == nil)
    }
}
