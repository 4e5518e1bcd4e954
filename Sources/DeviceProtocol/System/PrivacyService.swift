/// A service that requires the user's permission; raw values are the names in `quince sim privacy`, those of `simctl privacy` where it has the service.
public enum PrivacyService: String, Codable, Sendable, CaseIterable {
    case notifications
    case localNetwork = "local-network"
    /// The device's location while the app is in use.
    case location
    /// The device's location at any time.
    case locationAlways = "location-always"
    case photos
    /// Adding to the photo library without reading it.
    case photosAdd = "photos-add"
    case camera, microphone, contacts
    /// The contacts that the user has shared with the app one by one.
    case contactsLimited = "contacts-limited"
    case calendar, reminders
    /// Adding events without reading calendars.
    case calendarAdd = "calendar-add"
    case speechRecognition = "speech-recognition"
    case motion
    case mediaLibrary = "media-library"
    /// The user's health data; iOS decides about each type of data, Quince about all of an app's.
    case health

    /// The key of Info.plist whose text the system's question shows, and without which an app that asks is ended; nil where none is needed.
    ///
    /// Source: Apple's documentation of “Protected resources”.
    public var usageDescriptionKey: String? {
        switch self {
        case .notifications: nil
        case .localNetwork: "NSLocalNetworkUsageDescription"
        case .location: "NSLocationWhenInUseUsageDescription"
        case .locationAlways: "NSLocationAlwaysAndWhenInUseUsageDescription"
        case .photos: "NSPhotoLibraryUsageDescription"
        case .photosAdd: "NSPhotoLibraryAddUsageDescription"
        case .camera: "NSCameraUsageDescription"
        case .microphone: "NSMicrophoneUsageDescription"
        case .contacts, .contactsLimited: "NSContactsUsageDescription"
        case .calendar: "NSCalendarsFullAccessUsageDescription"
        case .calendarAdd: "NSCalendarsWriteOnlyAccessUsageDescription"
        case .reminders: "NSRemindersFullAccessUsageDescription"
        case .speechRecognition: "NSSpeechRecognitionUsageDescription"
        case .motion: "NSMotionUsageDescription"
        case .mediaLibrary: "NSAppleMusicUsageDescription"
        case .health: "NSHealthShareUsageDescription"
        }
    }
}

/// The user's decision about an app's request for permission.
public enum PermissionStatus: String, Codable, Sendable {
    /// Nobody has been asked yet.
    case notDetermined = "not-determined"
    case denied, granted
}
