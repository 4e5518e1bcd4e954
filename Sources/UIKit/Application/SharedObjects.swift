@_spi(Quince) import QuinceFoundation

/// Messages that Objective-C's classes answer with the one object that everybody shares: what code sends that may not name the property.
@MainActor enum SharedObjects {
    static let register: Void = {
        ObjectRuntime.register(UIApplication.self) { $0.classMethod("sharedApplication") { _, _ in UIApplication.shared } }
        ObjectRuntime.register(UIScreen.self) { $0.classMethod("mainScreen") { _, _ in UIScreen.main } }
        ObjectRuntime.register(UIDevice.self) { $0.classMethod("currentDevice") { _, _ in UIDevice.current } }
        ObjectRuntime.register(UIPasteboard.self) { $0.classMethod("generalPasteboard") { _, _ in UIPasteboard.general } }
    }()
}
