import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// Messages that code sends to UIKit's objects by name alone: those that a class answers with the one object that everybody shares, which code
/// that may not name the property sends, and the one that sends the app to the home screen.
@MainActor enum SharedObjects {
    static let register: Void = {
        ObjectRuntime.register(UIApplication.self) { entry in
            entry.classMethod("sharedApplication") { _, _ in UIApplication.shared }
            entry.method("suspend") { _, _ in
                DeviceRuntime.current.link?.send(.suspend)
                return nil
            }
        }
        ObjectRuntime.register(UIScreen.self) { $0.classMethod("mainScreen") { _, _ in UIScreen.main } }
        ObjectRuntime.register(UIDevice.self) { $0.classMethod("currentDevice") { _, _ in UIDevice.current } }
        ObjectRuntime.register(UIPasteboard.self) { $0.classMethod("generalPasteboard") { _, _ in UIPasteboard.general } }
    }()
}
