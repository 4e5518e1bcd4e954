extension UIApplication {
    /// The value of a key of the class itself, which key-value coding takes as an object.
    ///
    /// Code that also runs in app extensions asks for the application by the key `sharedApplication`, since it cannot name `shared` there.
    /// Other keys raise `NSUndefinedKeyException`.
    public class func value(forKey key: String) -> Any? {
        if key == "sharedApplication" || key == "shared" { return shared }
        uncaughtException(
            .unknownKey,
            "[<UIApplication> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    /// The value at a path that begins at the class.
    public class func value(forKeyPath keyPath: String) -> Any? {
        let keys = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let first = value(forKey: keys.first ?? "")
        guard keys.count > 1 else { return first }
        return (first as? NSObject)?.value(forKeyPath: keys[1])
    }
}
