/// A resource that an app may use only with the user's permission. Raw values are XCTest's.
public enum XCUIProtectedResource: Int, Sendable {
    case contacts = 1
    case calendar = 2
    case reminders = 3
    case photos = 4
    case microphone = 5
    case camera = 6
    case mediaLibrary = 7
    case homeKit = 8
    case bluetooth = 9
    case keyboardNetwork = 10
    case location = 11
    case health = 12
    case focus = 13
    case localNetwork = 14

    /// The device's services; none for what Quince has no permission of.
    var services: [String] {
        switch self {
        case .contacts: ["contacts", "contacts-limited"]
        case .calendar: ["calendar", "calendar-add"]
        case .reminders: ["reminders"]
        case .photos: ["photos", "photos-add"]
        case .microphone: ["microphone"]
        case .camera: ["camera"]
        case .mediaLibrary: ["media-library"]
        case .location: ["location", "location-always"]
        case .health: ["health"]
        case .localNetwork: ["local-network"]
        case .homeKit, .bluetooth, .keyboardNetwork, .focus: []
        }
    }
}
