/// Names of iOS's frameworks and of the modules that apps import like them, whether or not Quince has them.
///
/// Source: the list of technologies in Apple's developer documentation.
package enum AppleFrameworks {
    package static let names: Set<String> = [
        "Accelerate", "Accessibility", "AccessorySetupKit", "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport", "AlarmKit",
        "AppIntents", "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
        "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CallKit", "CarPlay",
        "CFNetwork", "Charts", "ClassKit", "ClockKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
        "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation", "CoreGraphics", "CoreHaptics",
        "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
        "CoreSpotlight", "CoreTelephony", "CoreText", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "CryptoTokenKit",
        "Darwin", "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKit", "EventKitUI",
        "ExternalAccessory", "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "Foundation", "FoundationModels",
        "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IdentityLookup",
        "ImageCaptureCore", "ImageIO", "ImagePlayground", "Intents", "IntentsUI", "IOSurface", "JavaScriptCore", "JournalingSuggestions",
        "LinkPresentation", "LocalAuthentication", "MachO", "ManagedSettings", "MapKit", "MatterSupport", "MediaAccessibility",
        "MediaPlayer",
        "MediaToolbox", "Messages", "MessageUI", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
        "NetworkExtension", "NotificationCenter", "ObjectiveC", "OpenAL", "OpenGLES", "os", "OSLog", "PaperKit", "PassKit", "PDFKit",
        "PencilKit", "PHASE", "Photos", "PhotosUI", "PlaygroundSupport", "Playgrounds", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "RealityKit", "ReplayKit", "RoomPlan", "SafariServices", "SceneKit", "ScreenTime", "Security",
        "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "ShazamKit", "simd", "Social", "SoundAnalysis", "Speech", "SpriteKit",
        "SQLite3", "StoreKit", "StoreKitTest", "SwiftData", "SwiftUI", "SwiftUICore", "SystemConfiguration", "TabularData",
        "ThreadNetwork", "TipKit", "Translation", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
        "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit",
        "WorkoutKit", "XCUIAutomation", "zlib",
    ]
}
