import Simulator

/// The apps that a server's phones have, and how a phone is made.
public struct WebDriverApps: Sendable {
    /// An app that is built.
    public struct App: Sendable {
        public var bundle: AppBundle
        /// The project, folder or bundle that it was named by.
        public var path: String
        /// Launch arguments and variables that it has in any case.
        public var arguments: [String]
        public var environment: [String: String]

        public init(bundle: AppBundle, path: String, arguments: [String] = [], environment: [String: String] = [:]) {
            (self.bundle, self.path, self.arguments, self.environment) = (bundle, path, arguments, environment)
        }
    }

    /// Makes a phone with nothing on it but an app; the model is nil for the server's own.
    public typealias PhoneMaker = @Sendable (_ bundle: AppBundle, _ model: String?, _ log: AutomationLog) throws -> HeadlessSession

    public var apps: [App]
    public var makePhone: PhoneMaker

    /// - Parameter apps: At least one.
    public init(_ apps: [App], makePhone: @escaping PhoneMaker) { (self.apps, self.makePhone) = (apps, makePhone) }

    func app(_ identifier: String) -> App? { apps.first { $0.bundle.identifier == identifier } }

    /// The app that a client names by its identifier or by the path that the command has.
    func app(named name: String) -> App? { app(name) ?? apps.first { $0.path == name || $0.bundle.folder.path == name } }
}
