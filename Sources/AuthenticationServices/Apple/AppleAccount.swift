import QuinceFoundation

/// The simulated account of the device, as an app knows it. What the app has been told lies in its container.
enum AppleAccount {
    static let name: PersonNameComponents = {
        var name = PersonNameComponents()
        (name.givenName, name.familyName) = ("John", "Appleseed")
        return name
    }()
    static let email = "john.appleseed@icloud.com"

    private static let key = "com.apple.AuthenticationServices.user"
    private static let signedInKey = "com.apple.AuthenticationServices.signedIn"

    /// The user's identifier for the app, in the form of Apple's.
    static var user: String {
        if let kept = UserDefaults.standard.string(forKey: key) { return kept }
        let digits = UUID().uuidString.replacingOccurrences(of: "-", with: "").lowercased()
        let made = "000000.\(digits).0000"
        UserDefaults.standard.set(made, forKey: key)
        return made
    }

    /// Whether the user has signed in to the app.
    static var hasSignedIn: Bool {
        get { UserDefaults.standard.bool(forKey: signedInKey) }
        set { UserDefaults.standard.set(newValue, forKey: signedInKey) }
    }

    /// The address that hides the user's own from the app.
    static var privateEmail: String { "\(user.split(separator: ".")[1].prefix(10))@privaterelay.appleid.com" }

    /// A JSON Web Token that nobody has signed.
    static func token(nonce: String?, email: String?) -> Data {
        let now = Int(Date().timeIntervalSince1970)
        var claims: [String: Any] = [
            "iss": "https://appleid.apple.com", "aud": Bundle.main.bundleIdentifier ?? "", "sub": user, "iat": now, "exp": now + 86400,
            "auth_time": now,
        ]
        claims["nonce"] = nonce
        claims["email"] = email
        return Data([["alg": "none"] as [String: Any], claims].map(encode).joined(separator: ".").appending(".").utf8)
    }

    private static func encode(_ object: [String: Any]) -> String {
        let data = (try? JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])) ?? Data()
        return data.base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }
}
