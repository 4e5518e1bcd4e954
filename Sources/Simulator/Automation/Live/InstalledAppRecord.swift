/// An app that is installed on a device.
public struct InstalledAppRecord: Codable, Equatable, Sendable {
    public var identifier: String
    public var name: String
    public var version: String
    /// Paths of the bundle and of the app's home folder.
    public var bundle, data: String
    /// Containers of app groups by their identifiers.
    public var groups: [String: String]
    /// nil where it does not run.
    public var processIdentifier: Int32?
    public var isInFront: Bool

    public init(
        identifier: String, name: String, version: String, bundle: String, data: String, groups: [String: String] = [:],
        processIdentifier: Int32? = nil, isInFront: Bool = false
    ) {
        (self.identifier, self.name, self.version, self.bundle) = (identifier, name, version, bundle)
        (self.data, self.groups, self.processIdentifier, self.isInFront) = (data, groups, processIdentifier, isInFront)
    }
}

extension InstalledAppRecord {
    init(_ app: InstalledBundle, name: String, processIdentifier: Int32? = nil, isInFront: Bool = false) {
        self.init(
            identifier: app.bundle.identifier, name: name, version: app.bundle.version, bundle: app.bundle.folder.path,
            data: app.dataContainer.path, groups: app.groupContainers.mapValues(\.path), processIdentifier: processIdentifier,
            isInFront: isInFront)
    }
}
