import BundleFormat
@_spi(Quince) import QuinceFoundation

/// Sets properties by name, as outlets and user-defined attributes do.
@MainActor enum KeyValue {
    /// Connects an outlet; an object without the property ends the app with `NSUnknownKeyException` and the place of the connection.
    static func connect(_ value: Any?, _ connection: InterfaceElement, key: String, of object: AnyObject, in document: InterfaceDocument) {
        SystemKeys.register
        if let problem = (object as? NSObject)?.attemptSetting(value, forKey: key) {
            uncaughtException(
                .unknownKey,
                "\(problem) \(document.place(of: connection)) connects this outlet: add the @IBOutlet, or remove the connection.")
        }
    }

    /// Sets a user-defined attribute along a path such as `layer.cornerRadius`; one that the object does not have is reported, as on iOS.
    static func set(_ value: Any?, _ attribute: InterfaceElement, path: String, of object: AnyObject, in document: InterfaceDocument) {
        SystemKeys.register
        guard let problem = (object as? NSObject)?.attemptSetting(value, forKeyPath: path) else { return }
        let text = "Failed to set (\(path)) user defined inspected property on (\(String(reflecting: type(of: object)))): \(problem)"
        FileHandle.standardError.write(Data("\(text) (\(document.place(of: attribute)))\n".utf8))
    }
}
