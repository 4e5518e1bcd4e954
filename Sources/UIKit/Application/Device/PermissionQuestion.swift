import DeviceProtocol
import DeviceRuntime

/// The words of the system's question for a permission, and its answers from top to bottom.
struct PermissionQuestion {
    let title: String
    /// The app's own explanation where its Info.plist has one.
    let message: String?
    let answers: [(title: String, answer: PermissionAnswer)]

    /// - Parameters:
    ///   - app: The app's name in the user's language.
    ///   - information: The app's Info.plist.
    @MainActor init(_ service: PrivacyService, app: String, information: AppInformation) {
        title = Self.title(of: service, app)
        message = service.usageDescriptionKey.flatMap { information.string($0) } ?? Self.standardMessage(of: service)
        answers = Self.answers(to: service)
    }

    private static func title(of service: PrivacyService, _ app: String) -> String {
        switch service {
        case .notifications: systemText("“\(app)” Would Like to Send You Notifications")
        case .localNetwork: systemText("“\(app)” would like to find and connect to devices on your local network.")
        case .location: systemText("Allow “\(app)” to use your location?")
        case .locationAlways: systemText("Allow “\(app)” to also use your location even when you are not using the app?")
        case .photos: systemText("“\(app)” Would Like to Access Your Photo Library")
        case .photosAdd: systemText("“\(app)” Would Like to Add to your Photos")
        case .camera: systemText("“\(app)” Would Like to Access the Camera")
        case .microphone: systemText("“\(app)” Would Like to Access the Microphone")
        case .contacts, .contactsLimited: systemText("“\(app)” Would Like to Access Your Contacts")
        case .calendar: systemText("“\(app)” Would Like Full Access to Your Calendar")
        case .calendarAdd: systemText("“\(app)” Would Like to Add to Your Calendar")
        case .reminders: systemText("“\(app)” Would Like to Access Your Reminders")
        case .speechRecognition: systemText("“\(app)” Would Like to Access Speech Recognition")
        case .motion: systemText("“\(app)” Would Like to Access Your Motion & Fitness Activity")
        case .mediaLibrary: systemText("“\(app)” Would Like to Access Apple Music, Your Media Library, and Your Apple Music Activity")
        case .health: systemText("“\(app)” Would Like to Access and Update Your Health Data")
        }
    }

    private static func standardMessage(of service: PrivacyService) -> String? {
        switch service {
        case .notifications:
            systemText("Notifications may include alerts, sounds, and icon badges. These can be configured in Settings.")
        case .localNetwork: systemText("This app will be able to discover and connect to devices on the networks you use.")
        default: nil
        }
    }

    private static func answers(to service: PrivacyService) -> [(title: String, answer: PermissionAnswer)] {
        let deny = (systemText("Don’t Allow"), PermissionAnswer.denied)
        switch service {
        case .location: return [(systemText("Allow Once"), .once), (systemText("Allow While Using App"), .granted), deny]
        case .locationAlways: return [(systemText("Keep Only While Using"), .denied), (systemText("Change to Always Allow"), .granted)]
        case .photos, .calendar: return [deny, (systemText("Allow Full Access"), .granted)]
        default: return [deny, (systemText("Allow"), .granted)]
        }
    }
}
