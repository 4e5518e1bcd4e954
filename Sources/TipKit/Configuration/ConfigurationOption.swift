import QuinceFoundation

extension Tips {
    /// An option of `Tips.configure(_:)`. Source: Apple's documentation of `Tips.ConfigurationOption`.
    public struct ConfigurationOption: Sendable {
        enum Kind: Sendable {
            case frequency(DisplayFrequency)
            case location(DatastoreLocation)
            case cloudKit(CloudKitContainer?)
        }
        let kind: Kind

        /// Sets how long a tip waits that has not been displayed yet, after another has been. The default is `immediate`.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption(kind: .frequency(displayFrequency))
        }

        /// Sets where the datastore is. The default is `applicationDefault`.
        public static func datastoreLocation(_ storeLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption(kind: .location(storeLocation))
        }

        /// Sets the container through which the user's devices share the state of tips. The device has no iCloud account: the state stays on it,
        /// as on a phone whose user is signed out.
        public static func cloudKitContainer(_ cloudKitContainer: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption(kind: .cloudKit(cloudKitContainer))
        }
    }
}

extension Tips.ConfigurationOption {
    /// The time between two tips. Source: Apple's documentation of `Tips.ConfigurationOption.DisplayFrequency`.
    public struct DisplayFrequency: Sendable {
        /// Seconds.
        let interval: TimeInterval

        public static var immediate: DisplayFrequency { DisplayFrequency(interval: 0) }
        public static var hourly: DisplayFrequency { DisplayFrequency(interval: 3600) }
        public static var daily: DisplayFrequency { DisplayFrequency(interval: 86400) }
        public static var weekly: DisplayFrequency { DisplayFrequency(interval: 604_800) }
        /// 30 days.
        public static var monthly: DisplayFrequency { DisplayFrequency(interval: 2_592_000) }
    }

    /// The place of the datastore. Source: Apple's documentation of `Tips.ConfigurationOption.DatastoreLocation`.
    public struct DatastoreLocation: Sendable {
        /// The folder that the datastore's own folder is made in.
        let folder: URL

        /// The app's folder of application support.
        public static var applicationDefault: DatastoreLocation { DatastoreLocation(folder: .applicationSupportDirectory) }

        /// A folder that the app shares with its extensions and other apps.
        ///
        /// - Throws: `TipKitError.missingGroupContainerEntitlements` where the app has no group of that identifier.
        public static func groupContainer(identifier: String) throws -> DatastoreLocation {
            guard let folder = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: identifier) else {
                throw TipKitError.missingGroupContainerEntitlements
            }
            return DatastoreLocation(folder: folder)
        }

        /// A folder.
        public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation(folder: url) }
    }

    /// A container of CloudKit. Source: Apple's documentation of `Tips.ConfigurationOption.CloudKitContainer`.
    public struct CloudKitContainer: Sendable {
        /// nil = chosen by the entitlements.
        let name: String?

        /// The first container of the entitlements whose name ends in “.tips”, or the first of all.
        public static var automatic: CloudKitContainer { CloudKitContainer(name: nil) }
        public static func named(_ containerName: String) -> CloudKitContainer { CloudKitContainer(name: containerName) }
    }
}

/// The options of `Tips.configure(_:)` together.
struct TipConfiguration {
    /// Seconds between two tips.
    private(set) var interval: TimeInterval = 0
    /// The folder that the datastore's own folder is made in; nil = the app's folder of application support.
    private(set) var folder: URL?

    init(_ options: [Tips.ConfigurationOption]) {
        for option in options {
            switch option.kind {
            case .frequency(let frequency): interval = frequency.interval
            case .location(let location): folder = location.folder
            case .cloudKit: break
            }
        }
    }
}
