/// The modules of iOS that Quince has: one row says of each everything that some part of Quince depends on.
///
/// Builds, the run-time library, Documentation/Support.md and the tests read it. What a row says of sources is checked against them by
/// `FrameworkManifestTests`.
package enum FrameworkManifest {
    /// The frameworks, those that others are made with first.
    package static let all: [Framework] = [
        Framework(
            "Foundation", module: "QuinceFoundation", access: .substitution, isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true, isDocumented: false),
        Framework("CoreFoundation", module: "QuinceFoundation", access: .substitution, isDocumented: false),
        Framework("Darwin", module: "QuinceFoundation", access: .substitution, isDocumented: false),
        Framework("MachO", module: "QuinceFoundation", access: .substitution, isDocumented: false),
        Framework("ObjectiveC", module: "QuinceFoundation", access: .substitution, isDocumented: false),
        // Its macro marks code for Xcode's canvas; apps are built without.
        Framework("Playgrounds", module: "QuinceFoundation", access: .substitution, isDocumented: false),
        Framework("CoreGraphics", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("CoreText", isIndexed: true, isDocumented: false),
        Framework(
            "QuartzCore", exports: ["CoreGraphics"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("UniformTypeIdentifiers"),
        Framework("MobileCoreServices", exports: ["Foundation"]),
        Framework("CoreServices", module: "MobileCoreServices", access: .substitution, isDocumented: false),
        Framework("Combine", module: "QuinceCombine", access: .alias),
        Framework("os", module: "QuinceOS", access: .alias),
        Framework("OSLog", exports: ["os"], isDocumented: false),
        Framework(
            "UIKit", exports: ["CoreGraphics", "CoreText", "QuartzCore", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true, usageKeys: ["NSPhotoLibraryAddUsageDescription"]),
        Framework("SwiftUI", exports: ["UIKit", "Combine"], isIndexed: true),
        Framework("SwiftUICore", module: "SwiftUI", access: .substitution, isDocumented: false),
        Framework("CoreTransferable", module: "SwiftUI", access: .substitution, isDocumented: false),
        Framework("DeveloperToolsSupport", module: "SwiftUI", access: .substitution, isDocumented: false),
        Framework("Accessibility", module: "SwiftUI", access: .substitution, isDocumented: false),
        Framework("WidgetKit", exports: ["SwiftUI"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("Intents", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("AppIntents", exports: ["Foundation"]),
        Framework(
            "UserNotifications", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework(
            "MultipeerConnectivity", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSLocalNetworkUsageDescription"]),
        Framework("BackgroundTasks", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("Security", exports: ["Foundation"]),
        Framework("CoreSpotlight", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CoreData", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("SwiftData", exports: ["Foundation"], isIndexed: true),
        Framework("Network", module: "QuinceNetwork", access: .alias, exports: ["Foundation"]),
        Framework("CryptoKit", exports: ["Foundation"]),
        Framework(
            "LocalAuthentication", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true,
            usageKeys: ["NSFaceIDUsageDescription"]),
        Framework("SystemConfiguration", exports: ["Foundation"]),
        Framework("AdSupport", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("AppTrackingTransparency", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "CoreTelephony", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("DeviceCheck", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "WatchConnectivity", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CoreHaptics", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "CoreLocation", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription"]),
        Framework("CoreLocationUI", exports: ["CoreLocation", "UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "MapKit", exports: ["CoreLocation", "UIKit", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true),
        Framework("CoreMotion", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("GameplayKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework(
            "SpriteKit", exports: ["UIKit", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("simd"),
        Framework(
            "SceneKit", exports: ["UIKit", "Foundation", "simd"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("GLKit", exports: ["UIKit", "Foundation", "simd"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("Metal", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("ModelIO", exports: ["CoreGraphics", "Foundation", "simd"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "MetalKit", exports: ["Metal", "ModelIO", "UIKit", "Foundation", "simd"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true),
        Framework("MetalPerformanceShaders", exports: ["Metal", "Foundation"]),
        Framework("MetalFX", exports: ["Metal", "Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "ARKit", exports: ["AVFoundation", "SceneKit", "SpriteKit", "Foundation", "simd"], isIndexed: true,
            hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true, usageKeys: ["NSCameraUsageDescription"]),
        Framework(
            "RealityKit", exports: ["ARKit", "Combine", "UIKit", "Foundation", "simd"], isIndexed: true,
            usageKeys: ["NSCameraUsageDescription"]),
        Framework("RoomPlan", exports: ["ARKit", "Foundation", "simd"], isIndexed: true),
        Framework("GameKit", exports: ["UIKit", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CoreBluetooth", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("PushKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CloudKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("ImageIO", exports: ["CoreGraphics"]),
        Framework(
            "CoreImage", exports: ["CoreGraphics", "CoreVideo", "ImageIO"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true),
        Framework("Charts", exports: ["SwiftUI"]),
        Framework(
            "Photos", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSPhotoLibraryUsageDescription", "NSPhotoLibraryAddUsageDescription"]),
        Framework(
            "PhotosUI", exports: ["Photos", "UIKit", "UniformTypeIdentifiers"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true),
        Framework("MessageUI", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("QuickLook", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("LinkPresentation", exports: ["UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("StoreKit", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("StoreKitTest", exports: ["StoreKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("CoreAudioTypes", exports: ["Foundation"]),
        Framework("CoreAudio", module: "CoreAudioTypes", access: .substitution, isDocumented: false),
        Framework("AudioToolbox", exports: ["CoreAudioTypes", "Foundation"]),
        Framework("AudioUnit", module: "AudioToolbox", access: .substitution, isDocumented: false),
        Framework(
            "AVFAudio", exports: ["AudioToolbox", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSMicrophoneUsageDescription"]),
        Framework(
            "MediaPlayer", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSAppleMusicUsageDescription"]),
        Framework("CoreVideo", exports: ["CoreGraphics", "Foundation"]),
        Framework("CoreMedia", exports: ["CoreAudioTypes", "CoreVideo", "Foundation"]),
        Framework(
            "AVFoundation", exports: ["AVFAudio", "CoreMedia", "QuartzCore", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true,
            hasObjectiveCClasses: true, usageKeys: ["NSCameraUsageDescription", "NSMicrophoneUsageDescription"]),
        Framework(
            "AVKit", exports: ["AVFoundation", "UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("WebKit", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("SafariServices", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("AuthenticationServices", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework(
            "Contacts", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSContactsUsageDescription"]),
        Framework("ContactsUI", exports: ["Contacts", "UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework(
            "EventKit", exports: ["CoreLocation", "Foundation"], isIndexed: true, hasObjectiveCClasses: true,
            usageKeys: ["NSCalendarsFullAccessUsageDescription", "NSRemindersFullAccessUsageDescription"]),
        Framework(
            "HealthKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSHealthShareUsageDescription", "NSHealthUpdateUsageDescription"]),
        Framework("ActivityKit", exports: ["Foundation"]),
        Framework("AlarmKit", exports: ["ActivityKit", "Foundation"], usageKeys: ["NSAlarmKitUsageDescription"]),
        Framework("JavaScriptCore", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("CallKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CoreNFC", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("NaturalLanguage", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "Speech", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true,
            usageKeys: ["NSSpeechRecognitionUsageDescription"]),
        Framework("FoundationModels", exports: ["Foundation"]),
        Framework("GameController", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("PassKit", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("Social", exports: ["UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("HomeKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("ExternalAccessory", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("NearbyInteraction", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("MetricKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("WeatherKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("CoreML", exports: ["CoreVideo", "Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework(
            "Vision", exports: ["CoreGraphics", "CoreImage", "CoreMedia", "CoreML"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("VisionKit", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("TipKit", exports: ["SwiftUI"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("Accelerate", exports: ["CoreGraphics", "Foundation"]),
        Framework("Compression", exports: ["Foundation"], isIndexed: true),
        Framework("PDFKit", exports: ["UIKit", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework(
            "PencilKit", exports: ["UIKit", "Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("Translation", exports: ["Foundation"]),
        Framework("AccessorySetupKit", exports: ["UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("AdAttributionKit", exports: ["Foundation"]),
        Framework("AdServices", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("AssetsLibrary", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("BackgroundAssets", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CFNetwork", exports: ["Foundation"]),
        Framework("CarPlay", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("ClassKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("CoreMIDI", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("CryptoTokenKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("DeviceActivity", exports: ["ManagedSettings"], isIndexed: true),
        Framework("EventKitUI", exports: ["EventKit", "UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("FamilyControls", exports: ["ManagedSettings"]),
        Framework("FileProvider", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("FinanceKit", exports: ["Foundation"]),
        Framework("GroupActivities", exports: ["Foundation"], isIndexed: true),
        Framework("HealthKitUI", exports: ["HealthKit", "UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("IOSurface", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("IdentityLookup", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("ImagePlayground", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("ManagedSettings", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("MediaAccessibility", exports: ["CoreGraphics"], isIndexed: true),
        Framework("Messages", exports: ["UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("MusicKit", exports: ["Foundation"], isIndexed: true, usageKeys: ["NSAppleMusicUsageDescription"]),
        Framework("NetworkExtension", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("NotificationCenter", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("OpenGLES", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("PushToTalk", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("QuickLookThumbnailing", exports: ["UIKit"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("ReplayKit", exports: ["CoreMedia", "UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("SensitiveContentAnalysis", exports: ["Foundation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("SharedWithYou", exports: ["UIKit"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("ShazamKit", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("SoundAnalysis", exports: ["Foundation"], isIndexed: true, hasObjectiveCProtocols: true, hasObjectiveCClasses: true),
        Framework("TabularData", exports: ["Foundation"]),
        Framework("UserNotificationsUI", exports: ["UIKit", "UserNotifications"], isIndexed: true, hasObjectiveCProtocols: true),
        Framework("VideoToolbox", exports: ["CoreMedia"]),
        Framework("WorkoutKit", exports: ["HealthKit"], isIndexed: true),
        Framework("AVRouting", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("BusinessChat", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("ClockKit", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("CoreAudioKit", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("CreateML", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("DeviceDiscoveryUI", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("FileProviderUI", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("ImageCaptureCore", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("IntentsUI", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("JournalingSuggestions", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("MatterSupport", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("MediaToolbox", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("OpenAL", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("PaperKit", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("PHASE", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("ScreenTime", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("SensorKit", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("ThreadNetwork", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("VideoSubscriberAccount", module: "AbsentFrameworks", access: .substitution, exports: ["UIKit"], isDocumented: false),
        Framework("XCUIAutomation", exports: ["UIKit", "CoreLocation"], isIndexed: true, hasObjectiveCClasses: true),
        Framework("PlaygroundSupport", isDocumented: false),
    ]

    private static let rows = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The framework of a name that apps import; nil where Quince has none.
    package static func framework(_ name: String) -> Framework? { rows[name] }

    /// The names of all frameworks whose declarations an importer of `name` sees, itself included.
    package static func visible(through name: String) -> Set<String> {
        guard let framework = rows[name] else { return [] }
        // A module under a second name exports what it exports under its own.
        let own = rows[framework.module]?.exports ?? []
        return (framework.exports + own).reduce(
            into: [name, framework.module].filter { rows[$0] != nil }.reduce(into: []) { $0.insert($1) }
        ) {
            $0.formUnion(visible(through: $1))
        }
    }
}
