import Foundation

/// The error of iOS for loads that App Transport Security forbids.
enum InsecureLoadError {
    /// The error of a load from a forbidden address, as Foundation keeps it.
    static func error(for url: URL?) -> NSError {
        NSError(
            domain: NSURLErrorDomain, code: NSURLErrorAppTransportSecurityRequiresSecureConnection, userInfo: information(on: url))
    }

    /// Returns the error's user info for a load from a forbidden address.
    static func information(on url: URL?) -> [String: Any] {
        var information: [String: Any] = [NSLocalizedDescriptionKey: description]
        information[NSURLErrorFailingURLErrorKey] = url
        information[NSURLErrorFailingURLStringErrorKey] = url?.absoluteString
        return information
    }

    /// Tells the developer, as iOS does.
    static func advise() { FileHandle.standardError.write(Data(advice.utf8)) }

    private static let description =
        "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection."
    private static let advice = """
        App Transport Security has blocked a cleartext HTTP (http://) resource load since it is insecure. Temporary exceptions can be \
        configured via your app's Info.plist file.

        """
}
