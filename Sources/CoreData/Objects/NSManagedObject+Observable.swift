import QuinceCombine
@_spi(Quince) import QuinceFoundation

// Views that show a managed object follow its changes.
extension NSManagedObject: ObservableObject {
    public typealias ObjectWillChangePublisher = ObservableObjectPublisher

    /// Sends before a property of the object changes.
    public var objectWillChange: ObservableObjectPublisher {
        if let willChangePublisher { return willChangePublisher }
        let made = ObservableObjectPublisher()
        willChangePublisher = made
        return made
    }

    func sendWillChange() { willChangePublisher?.send() }
}
