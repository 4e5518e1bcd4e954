/// Opens an address.
///
/// Source: Apple's documentation of `OpenURLAction`.
@MainActor @preconcurrency public struct OpenURLAction {
    /// The outcome of an app's own action for a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable { case handled, discarded, system(URL?) }
        let outcome: Outcome
        /// The action has opened the address.
        public static let handled = Result(outcome: .handled)
        /// The action has dropped the address.
        public static let discarded = Result(outcome: .discarded)
        /// The system is to open the address.
        public static let systemAction = Result(outcome: .system(nil))
        /// The system is to open another address.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
        @available(*, unavailable, message: "not yet in Quince: addresses shown within the app; present an SFSafariViewController")
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { Result(outcome: .system(url)) }
    }

    nonisolated(unsafe) private let handler: ((URL) -> Result)?

    nonisolated init() { handler = nil }
    /// An action of an app's own.
    nonisolated public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    @available(*, unavailable, message: "not yet in Quince: addresses shown within the app; present an SFSafariViewController")
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}

    /// Opens an address and tells whether that was possible.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): UIApplication.shared.open(other ?? url, completionHandler: completion)
        }
    }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
    /// Opens an address.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
