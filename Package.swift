// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of ready-made SwiftSyntax modules that every Swift toolchain carries (`lib/swift/host`).
///
/// Linking against it instead of building swift-syntax saves minutes of every first build.
let hostLibraries: String = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for folder in folders {
        let compiler = URL(fileURLWithPath: folder).appendingPathComponent("swiftc").resolvingSymlinksInPath()
        let host = compiler.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        if FileManager.default.fileExists(atPath: host.appendingPathComponent("libSwiftSyntax.so").path) { return host.path }
    }
    return "/usr/lib/swift/host"
}()

/// Whatever re-exports Foundation asks for its networking to be linked, and with it for thirty more libraries, which take a process ten milliseconds to
/// load. Nothing here needs it; an app that does is linked with it.
let offline: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking"])]
/// Debug builds, which tests run in, check that accesses to one value do not overlap; in release builds that was a twelfth of a screen's layout.
let unchecked: [SwiftSetting] = [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
/// The frameworks apps import are written in the language mode apps use, so isolation warns instead of failing, as in Apple's SDK.
let framework: [SwiftSetting] = [.swiftLanguageMode(.v5)] + offline + unchecked
/// `Scripts/fuzz` builds in a folder of its own what it runs: the parsers with coverage and optimised, all else as it comes fastest.
let buildsFuzzerOnly = ProcessInfo.processInfo.environment["QUINCE_BUILD"] == "fuzzer"
let coverage: [SwiftSetting] = buildsFuzzerOnly ? [.unsafeFlags(["-sanitize=fuzzer"])] : []
let parser: [SwiftSetting] = buildsFuzzerOnly ? coverage + [.unsafeFlags(["-O"])] : []
/// Kernels over pixels and glyphs are optimised in debug builds too: everything drawn goes through them.
let optimized: [CSetting] = [.unsafeFlags(["-O2"] + (buildsFuzzerOnly ? ["-fsanitize=fuzzer-no-link"] : []))]
/// Tests of modules named like Apple's: without the flag the compiler looks for Apple's own overlays of Swift Testing for them.
let withoutOverlays: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
/// Each batch of files that the compiler works on reads all others of the module and expands their macros, and tests are full of those: few batches
/// take a quarter less time than many.
let fewBatches: [SwiftSetting] = [.unsafeFlags(["-driver-batch-size-limit", "250"])]
let frameworkTests = framework + withoutOverlays + fewBatches
/// Where no loop runs over pixels or glyphs, a module is optimised for size: it compiles a sixth faster, and a first build takes long enough.
let compact: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
let tool: [SwiftSetting] = [.swiftLanguageMode(.v6)] + offline + unchecked
let compactFramework = framework + compact
let toolTests = tool + fewBatches

/// WebKitGTK's settings for the compiler; nil where it is not installed. Web views fail their loads then.
let webEngineFlags: [String]? = {
    let query = Process()
    let output = Pipe()
    query.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    query.arguments = ["pkg-config", "--cflags", "--libs", "webkit2gtk-4.1"]
    query.standardOutput = output
    query.standardError = FileHandle.nullDevice
    guard (try? query.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    query.waitUntilExit()
    return query.terminationStatus == 0 ? text.split(whereSeparator: \.isWhitespace).map(String.init) : nil
}()
/// Draws apps' web pages, in processes of its own.
let webEngine: [Target] =
    webEngineFlags.map { flags in
        [
            .executableTarget(
                name: "quince-web", dependencies: ["CSpawn"], path: "Sources/WebEngine",
                cSettings: [.unsafeFlags(["-O2"] + flags.filter { !$0.hasPrefix("-l") && !$0.hasPrefix("-L") })],
                linkerSettings: [.unsafeFlags(flags.filter { $0.hasPrefix("-l") || $0.hasPrefix("-L") })])
        ]
    } ?? []

/// `./quince` builds what a phone consists of and nothing else: a first build takes long enough.
let buildsPhoneOnly = ProcessInfo.processInfo.environment["QUINCE_BUILD"] == "phone"
let fuzzed: [Target.Dependency] = [
    "AgentServer", "Simulator", "AppBuilder", "Compositor", "CoreGraphics", "DeviceProtocol", "FileFormats", "HomeScreenModel",
    "PageEncoding",
    "PeerNetwork", "PeerProtocol", "RenderProtocol", "WidgetArchive", "CImageCodecs", "KeychainStore", "FileReplacement",
    .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOEmbedded", package: "swift-nio"),
    .product(name: "NIOWebSocket", package: "swift-nio"),
]
/// Every parser of outside bytes, with coverage-guided inputs.
let fuzzer: [Target] = [
    .executableTarget(
        name: "QuinceFuzzer", dependencies: fuzzed, path: "Tests/FuzzingTests", exclude: ["Corpus", "Tests"],
        swiftSettings: tool + parser + [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
]

/// What benchmarks and tests need, and a phone does not.
let development: [Target] = [
    // The same parsers, with the inputs that the fuzzer has kept.
    .testTarget(
        name: "FuzzingTests", dependencies: fuzzed, exclude: ["Corpus", "Fuzzer"],
        swiftSettings: toolTests + withoutOverlays + [.unsafeFlags(["-I", hostLibraries])]),
    // `make bench`.
    .executableTarget(
        name: "QuinceBench",
        dependencies: [
            "Simulator", "Compositor", "CoreText", "ChromiumSupport", "ProcessSupport", "QuinceBenchScreen", "PeerNetwork", "PeerProtocol",
            .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        exclude: ["Materials", "ReferenceScreen", "DrawingProcess"],
        swiftSettings: tool),
    .target(
        name: "QuinceBenchScreen", dependencies: ["CoreGraphics", "CoreText"], path: "Sources/QuinceBench/ReferenceScreen",
        swiftSettings: tool),
    .executableTarget(
        name: "QuinceBenchDrawing", dependencies: ["QuinceBenchScreen", "CoreGraphics", "FileReplacement"],
        path: "Sources/QuinceBench/DrawingProcess",
        swiftSettings: tool),

    .target(name: "ChromiumSupport", dependencies: ["ProcessSupport"], path: "Tests/ChromiumSupport", swiftSettings: tool),
    .target(name: "DamageSupport", path: "Tests/DamageSupport", swiftSettings: tool),
    // Writes models in Core ML's format.
    .target(name: "ModelSupport", path: "Tests/ModelSupport", swiftSettings: tool),
    .testTarget(
        name: "CoreMLModelTests", dependencies: ["CoreMLModel", "DamageSupport", "ModelSupport"], swiftSettings: toolTests),
    .testTarget(
        name: "CoreMLTests", dependencies: ["CoreML", "CoreMLModel", "ModelSupport", "Vision", "CoreGraphics", "QuinceFoundation"],
        swiftSettings: frameworkTests),
    .testTarget(name: "ProcessSupportTests", dependencies: ["CSpawn", "ProcessSupport"], swiftSettings: toolTests),
    .testTarget(name: "DeviceProtocolTests", dependencies: ["DeviceProtocol", "DamageSupport"], swiftSettings: toolTests),
    .testTarget(name: "PeerProtocolTests", dependencies: ["PeerProtocol", "DamageSupport"], swiftSettings: toolTests),
    .testTarget(name: "DeviceCoreTests", dependencies: ["DeviceCore", "DeviceProtocol"], swiftSettings: toolTests),
    .testTarget(
        name: "PeerNetworkTests",
        dependencies: ["PeerNetwork", "PeerProtocol", "DamageSupport", .product(name: "NIOEmbedded", package: "swift-nio")],
        swiftSettings: toolTests),
    .testTarget(
        name: "MultipeerConnectivityTests",
        dependencies: [
            "MultipeerConnectivity", "PeerNetwork", "PeerProtocol", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol",
            "OtherHost",
        ],
        exclude: ["OtherHost"],
        swiftSettings: frameworkTests),
    .executableTarget(
        name: "OtherHost",
        dependencies: [
            "MultipeerConnectivity", "PeerNetwork", "PeerProtocol", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol",
            "QuinceCombine",
        ],
        path: "Tests/MultipeerConnectivityTests/OtherHost",
        swiftSettings: frameworkTests + [.unsafeFlags(["-module-alias", "Combine=QuinceCombine"])]),
    .testTarget(
        name: "UserNotificationsTests",
        dependencies: ["UserNotifications", "CoreLocation", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "BackgroundTasksTests",
        dependencies: ["BackgroundTasks", "QuinceFoundation", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "DeviceRuntimeTests",
        dependencies: ["DeviceRuntime", "DeviceProtocol", "RenderProtocol", "QuinceFoundation", "DamageSupport"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "CoreDataTests", dependencies: ["CoreData", "BundleFormat", "QuinceFoundation"], swiftSettings: frameworkTests),
    .testTarget(name: "SwiftDataTests", dependencies: ["SwiftData", "CoreData", "SwiftUI"], swiftSettings: frameworkTests),
    .testTarget(
        name: "QuinceNetworkTests", dependencies: ["QuinceNetwork", "DeviceProtocol", "DeviceRuntime"], swiftSettings: frameworkTests),
    .testTarget(
        name: "SecurityTests", dependencies: ["Security", "DeviceProtocol", "DeviceRuntime", "QuinceFoundation"],
        swiftSettings: frameworkTests),
    .testTarget(name: "CryptoKitTests", dependencies: ["CryptoKit", "CommonCrypto"], swiftSettings: frameworkTests),
    .testTarget(
        name: "LocalAuthenticationTests", dependencies: ["LocalAuthentication", "UIKit", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "SystemConfigurationTests", dependencies: ["SystemConfiguration", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: frameworkTests),
    .testTarget(name: "AdSupportTests", dependencies: ["AdSupport"], swiftSettings: frameworkTests),
    .testTarget(name: "AlarmKitTests", dependencies: ["AlarmKit", "SwiftUI"], swiftSettings: frameworkTests),
    .testTarget(name: "AppTrackingTransparencyTests", dependencies: ["AppTrackingTransparency"], swiftSettings: frameworkTests),
    .testTarget(name: "CoreTelephonyTests", dependencies: ["CoreTelephony"], swiftSettings: frameworkTests),
    .testTarget(name: "DeviceCheckTests", dependencies: ["DeviceCheck"], swiftSettings: frameworkTests),
    .testTarget(name: "WatchConnectivityTests", dependencies: ["WatchConnectivity"], swiftSettings: frameworkTests),
    .testTarget(
        name: "CoreLocationTests", dependencies: ["CoreLocation", "CoreLocationUI", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(name: "MediaInformationTests", dependencies: ["MediaInformation"], swiftSettings: toolTests),
    .testTarget(name: "PDFInformationTests", dependencies: ["PDFInformation"], swiftSettings: toolTests),
    .testTarget(name: "CoreMediaTests", dependencies: ["CoreMedia", "CoreVideo"], swiftSettings: frameworkTests),
    .testTarget(
        name: "AVFoundationTests",
        dependencies: ["AVFoundation", "MediaInformation", "QuinceCombine", "QuinceFoundation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: frameworkTests),
    .testTarget(name: "AVKitTests", dependencies: ["AVKit", "UIKit", "SwiftUI", "BundleFormat"], swiftSettings: frameworkTests),
    .testTarget(name: "MapKitTests", dependencies: ["MapKit", "SwiftUI", "UIKit", "BundleFormat"], swiftSettings: frameworkTests),
    .testTarget(name: "TranslationTests", dependencies: ["Translation", "SwiftUI"], swiftSettings: frameworkTests),
    .testTarget(name: "AccelerateTests", dependencies: ["Accelerate"], swiftSettings: frameworkTests),
    .testTarget(name: "CompressionTests", dependencies: ["Compression", "QuinceFoundation"], swiftSettings: frameworkTests),
    .testTarget(name: "PDFKitTests", dependencies: ["PDFKit", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(
        name: "PencilKitTests", dependencies: ["PencilKit", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(name: "ImageIOTests", dependencies: ["ImageIO"], swiftSettings: frameworkTests),
    .testTarget(
        name: "CoreImageTests", dependencies: ["CoreImage", "CoreVideo", "UIKit", "BarcodeReading"], swiftSettings: frameworkTests),
    .testTarget(name: "CoreMotionTests", dependencies: ["CoreMotion"], swiftSettings: frameworkTests),
    .testTarget(name: "CoreBluetoothTests", dependencies: ["CoreBluetooth"], swiftSettings: frameworkTests),
    .testTarget(name: "PushKitTests", dependencies: ["PushKit"], swiftSettings: frameworkTests),
    .testTarget(name: "CloudKitTests", dependencies: ["CloudKit", "CoreLocation"], swiftSettings: frameworkTests),
    .testTarget(name: "CoreSpotlightTests", dependencies: ["CoreSpotlight", "UniformTypeIdentifiers"], swiftSettings: frameworkTests),
    .testTarget(name: "StoreModelTests", dependencies: ["StoreModel"], swiftSettings: toolTests),
    .testTarget(
        name: "StoreKitTests",
        dependencies: [
            "StoreKit", "StoreKitTest", "StoreModel", "QuinceFoundation", "SwiftUI", "UIKit", "DeviceProtocol", "DeviceRuntime",
            "RenderProtocol",
        ],
        swiftSettings: frameworkTests),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "SwiftUI"], swiftSettings: frameworkTests),
    .testTarget(
        name: "PhotosTests", dependencies: ["Photos", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "PhotosUITests",
        dependencies: ["PhotosUI", "Photos", "SwiftUI", "UIKit", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: frameworkTests),
    .testTarget(name: "QuickLookTests", dependencies: ["QuickLook", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(name: "XCUIAutomationTests", dependencies: ["XCUIAutomation", "AutomationModel", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(name: "TipKitTests", dependencies: ["TipKit", "SwiftUI", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(name: "LinkPresentationTests", dependencies: ["LinkPresentation", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(
        name: "MessageUITests", dependencies: ["MessageUI", "UIKit", "DeviceProtocol", "DeviceRuntime"], swiftSettings: frameworkTests),
    .testTarget(
        name: "WebKitTests", dependencies: ["WebKit", "SafariServices", "SwiftUI", "UIKit", "BundleFormat"], swiftSettings: frameworkTests),
    .testTarget(name: "SceneKitTests", dependencies: ["SceneKit", "SwiftUI", "UIKit", "simd"], swiftSettings: frameworkTests),
    .testTarget(name: "simdTests", dependencies: ["GLKit", "simd"], swiftSettings: frameworkTests),
    .testTarget(
        name: "RealityKitTests",
        dependencies: ["ARKit", "Metal", "MetalFX", "MetalKit", "MetalPerformanceShaders", "ModelIO", "RealityKit", "RoomPlan"],
        swiftSettings: frameworkTests),
    .testTarget(name: "SpriteKitTests", dependencies: ["SpriteKit", "AVFAudio", "UIKit", "BundleFormat"], swiftSettings: frameworkTests),
    .testTarget(name: "AuthenticationServicesTests", dependencies: ["AuthenticationServices", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(
        name: "ContactsTests",
        dependencies: ["Contacts", "ContactsUI", "CoreLocation", "SwiftUI", "UIKit", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "EventKitTests", dependencies: ["EventKit", "CoreLocation", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "HealthKitTests",
        dependencies: [
            "HealthKit", "HealthModel", "CoreLocation", "DeviceProtocol", "DeviceRuntime", "RenderProtocol", "QuinceFoundation",
        ],
        swiftSettings: frameworkTests),
    .testTarget(name: "JavaScriptCoreTests", dependencies: ["JavaScriptCore"], swiftSettings: frameworkTests),
    .testTarget(name: "NaturalLanguageTests", dependencies: ["NaturalLanguage"], swiftSettings: frameworkTests),
    .testTarget(
        name: "AnswersTests",
        dependencies: [
            "ActivityKit", "CallKit", "CoreNFC", "Speech", "GameController", "PassKit", "Social", "HomeKit", "ExternalAccessory",
            "NearbyInteraction", "MetricKit", "WeatherKit", "CoreML", "Vision", "VisionKit", "CoreLocation", "CoreGraphics", "CoreImage",
            "CoreVideo",
        ], swiftSettings: frameworkTests),
    .testTarget(name: "FoundationModelsTests", dependencies: ["FoundationModels"], swiftSettings: frameworkTests),
    .testTarget(
        name: "SmallFrameworkTests",
        dependencies: [
            "AccessorySetupKit", "AdAttributionKit", "AdServices", "AssetsLibrary", "BackgroundAssets", "CFNetwork", "CarPlay", "ClassKit",
            "CoreMIDI", "CryptoTokenKit", "DeviceActivity", "EventKit", "EventKitUI", "FamilyControls", "FileProvider", "FinanceKit",
            "GroupActivities", "HealthKit", "HealthKitUI", "IOSurface", "IdentityLookup", "ImagePlayground", "ManagedSettings",
            "MediaAccessibility", "Messages", "MusicKit", "NetworkExtension", "NotificationCenter", "OpenGLES", "PushToTalk",
            "QuickLookThumbnailing", "ReplayKit", "SensitiveContentAnalysis", "SharedWithYou", "ShazamKit", "SoundAnalysis", "SwiftUI",
            "TabularData", "UIKit", "UserNotificationsUI", "VideoToolbox", "WorkoutKit", "DeviceProtocol", "DeviceRuntime",
            "RenderProtocol",
        ],
        swiftSettings: frameworkTests),
    .testTarget(name: "GameKitTests", dependencies: ["GameKit", "UIKit"], swiftSettings: frameworkTests),
    .testTarget(name: "GameplayKitTests", dependencies: ["GameplayKit"], swiftSettings: frameworkTests),
    .testTarget(
        name: "AudioToolboxTests", dependencies: ["AudioToolbox", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "AVFAudioTests", dependencies: ["AVFAudio", "MediaInformation", "DeviceProtocol", "DeviceRuntime", "RenderProtocol"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "MediaPlayerTests", dependencies: ["MediaPlayer", "DeviceProtocol", "DeviceRuntime"], swiftSettings: frameworkTests),
    .testTarget(name: "CoreHapticsTests", dependencies: ["CoreHaptics"], swiftSettings: frameworkTests),
    .testTarget(name: "FileFormatsTests", dependencies: ["FileFormats", "CXML2", "DamageSupport"], swiftSettings: toolTests),
    .target(
        name: "RenderTestSupport", dependencies: ["RenderProtocol", "CoreGraphics"], path: "Tests/RenderTestSupport",
        swiftSettings: tool),
    .testTarget(name: "RenderProtocolTests", dependencies: ["RenderProtocol", "RenderTestSupport"], swiftSettings: toolTests),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "RenderProtocol"], swiftSettings: frameworkTests),
    .testTarget(
        name: "CompositorTests", dependencies: ["Compositor", "RenderProtocol", "RenderTestSupport", "CoreGraphics", "CCairo"],
        swiftSettings: toolTests + withoutOverlays),
    .testTarget(
        name: "BrowserTests",
        dependencies: [
            "PageEncoding", "RenderProtocol", "DeviceProtocol", "Compositor", "ChromiumSupport", "DamageSupport", "RenderTestSupport",
        ],
        exclude: ["Support/scene.html"],
        swiftSettings: toolTests + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    .executableTarget(
        name: "FakeApp",
        dependencies: [
            "RenderProtocol", "DeviceProtocol", "DeviceRuntime", "PeerProtocol", "WidgetArchive", "DamageSupport", "CHangReport",
            "CWorkerThreads",
        ],
        path: "Tests/SimulatorTests/FakeApp",
        swiftSettings: [.swiftLanguageMode(.v5)],
        linkerSettings: [.linkedLibrary("FoundationNetworking")]),
    .testTarget(
        name: "SimulatorTests",
        dependencies: [
            "AgentServer", "Simulator", "FakeApp", "RenderProtocol", "DeviceCore", "DeviceProtocol", "DeviceRuntime", "KeychainStore",
            "WidgetArchive", "FileReplacement", "CJavaScript", "ChromiumSupport", "DamageSupport", "MediaInformation", "ProcessSupport",
            "StoreModel",
            "HealthModel", .product(name: "NIOEmbedded", package: "swift-nio"),
        ],
        exclude: ["FakeApp"],
        swiftSettings: toolTests,
        linkerSettings: [.linkedLibrary("FoundationNetworking")]),
    .testTarget(
        name: "ExplorerTests", dependencies: ["Explorer", "DeviceProtocol", "Simulator", "FakeApp"], swiftSettings: toolTests),
    .testTarget(
        name: "AgentServerTests",
        dependencies: ["AgentServer", "Simulator", "DeviceProtocol", "DamageSupport", .product(name: "NIOEmbedded", package: "swift-nio")],
        exclude: ["Client"], swiftSettings: toolTests),
    .testTarget(name: "JSONModelTests", dependencies: ["JSONModel"], swiftSettings: toolTests),
    .testTarget(
        name: "WebDriverServerTests",
        dependencies: ["WebDriverServer", "AutomationModel", "DeviceProtocol", "JSONModel", "Simulator"], exclude: ["Client"],
        swiftSettings: toolTests),
    // Sessions with the toolchain's own sourcekit-lsp and lldb-dap are played by `Scripts/check-editors`.
    .testTarget(
        name: "EditorServerTests", dependencies: ["EditorServer", "AppBuilder", "JSONModel"], exclude: ["Client"],
        swiftSettings: toolTests + [.unsafeFlags(["-I", hostLibraries])]),
    .executableTarget(
        name: "EveryKindOfWaiting", path: "Tests/QuinceClockTests/EveryKindOfWaiting", swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
        name: "StalledAnswer", dependencies: ["QuinceFoundation"], path: "Tests/QuinceClockTests/StalledAnswer", swiftSettings: framework,
        // Foundation's networking finds what stands between it and libcurl in the program, as it does in the frameworks' library.
        linkerSettings: [.linkedLibrary("FoundationNetworking"), .unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .executableTarget(
        name: "RedirectedAnswer", dependencies: ["QuinceFoundation"], path: "Tests/QuinceClockTests/RedirectedAnswer",
        swiftSettings: framework,
        linkerSettings: [.linkedLibrary("FoundationNetworking"), .unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    .testTarget(
        name: "QuinceClockTests", dependencies: ["EveryKindOfWaiting", "StalledAnswer", "RedirectedAnswer"],
        exclude: ["EveryKindOfWaiting", "StalledAnswer", "RedirectedAnswer"],
        swiftSettings: toolTests),
    .testTarget(
        name: "HomeScreenModelTests", dependencies: ["HomeScreenModel", "DeviceProtocol", "DamageSupport"], swiftSettings: toolTests),
    .testTarget(
        name: "QuinceHomeScreenTests",
        dependencies: [
            "QuinceHomeScreen", "HomeScreenModel", "BundleFormat", "DeviceProtocol", "DeviceRuntime", "RenderProtocol", "WidgetArchive",
            "SwiftUI", "UIKit", "Compositor",
        ],
        swiftSettings: frameworkTests),

    .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "DeviceProtocol", "DeviceRuntime", "DeviceMedia", "FileFormats", "DamageSupport"],
        swiftSettings: frameworkTests),
    .testTarget(
        name: "WidgetArchiveTests", dependencies: ["WidgetArchive", "RenderProtocol", "DeviceProtocol", "DamageSupport"],
        swiftSettings: toolTests),
    .testTarget(
        name: "WidgetKitTests",
        dependencies: [
            "WidgetKit", "SwiftUI", "UIKit", "DeviceProtocol", "DeviceRuntime", "WidgetArchive", "RenderProtocol", "Intents", "AppIntents",
        ],
        swiftSettings: frameworkTests),
    .testTarget(name: "IntentsTests", dependencies: ["Intents", "DeviceProtocol"], swiftSettings: frameworkTests),
    .testTarget(name: "AppIntentsTests", dependencies: ["AppIntents", "SwiftUI", "DeviceProtocol"], swiftSettings: frameworkTests),
    .testTarget(
        name: "SwiftUITests", dependencies: ["SwiftUI", "UIKit", "QuinceCombine", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: frameworkTests),
    .testTarget(name: "CoreTextTests", dependencies: ["CoreText"], swiftSettings: frameworkTests),
    .testTarget(
        name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "PDFInformation", "CPixelKernels", "CImageCodecs"],
        swiftSettings: frameworkTests),
    .testTarget(name: "DeviceMediaTests", dependencies: ["DeviceMedia", "CoreGraphics"], swiftSettings: frameworkTests),
    .testTarget(
        name: "QuinceFoundationTests", dependencies: ["QuinceFoundation", "CSQLiteSnapshots"], swiftSettings: framework,
        linkerSettings: [.linkedLibrary("FoundationXML")]),
    .testTarget(name: "QuinceOSTests", dependencies: ["QuinceOS", "OSLog"], swiftSettings: framework),
    .testTarget(name: "MobileCoreServicesTests", dependencies: ["MobileCoreServices"], swiftSettings: frameworkTests),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"], swiftSettings: frameworkTests),
    .testTarget(
        name: "QuinceCombineTests", dependencies: ["QuinceCombine", "QuinceFoundation"],
        swiftSettings: frameworkTests + [.unsafeFlags(["-module-alias", "Combine=QuinceCombine"])]),
    .testTarget(name: "QuinceSettingsTests", dependencies: ["QuinceSettings", "DeviceProtocol"], swiftSettings: frameworkTests),
    // The program's arguments; the program itself is run by `Scripts/check-host` and its kin.
    .testTarget(
        name: "QuinceTests",
        dependencies: [
            "quince", "AppBuilder", "AutomationModel", "Explorer", "Simulator",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: toolTests + [.unsafeFlags(["-I", hostLibraries])]),
    // Reads the sources as the app builder does; says what Documentation/Support.md must say.
    .testTarget(
        name: "SupportTests", dependencies: ["AppBuilder", "FrameworkManifest"],
        swiftSettings: toolTests + [.unsafeFlags(["-I", hostLibraries])]),
    .testTarget(
        name: "AppBuilderTests",
        dependencies: [
            "AppBuilder", "BundleFormat", "CImageCodecs", "CoreMLModel", "DamageSupport", "ModelSupport", "ProcessSupport",
            "QuinceFoundation",
        ],
        swiftSettings: toolTests + [.unsafeFlags(["-I", hostLibraries])]),
]

/// What runs apps; a phone needs no more.
let targets: [Target] = [
    // Leaves: what two processes, or a build and a run, say to each other.
    .target(name: "RenderProtocol", dependencies: ["CPixelKernels"], swiftSettings: tool + parser),
    .target(name: "DeviceProtocol", swiftSettings: tool + parser),
    .target(name: "WidgetArchive", dependencies: ["RenderProtocol", "DeviceProtocol"], swiftSettings: tool + parser),
    .target(name: "PeerProtocol", swiftSettings: tool + parser),
    .target(name: "BundleFormat", swiftSettings: tool + compact),
    .target(name: "CoreMLModel", swiftSettings: tool + compact + parser),
    .target(name: "FileReplacement", swiftSettings: tool),

    // C libraries, one module each.
    .systemLibrary(name: "CCairo", path: "Sources/CLibraries/CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(name: "CPixman", path: "Sources/CLibraries/CPixman", pkgConfig: "pixman-1", providers: [.apt(["libpixman-1-dev"])]),
    .systemLibrary(
        name: "CFreeType", path: "Sources/CLibraries/CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"])]),
    .systemLibrary(
        name: "CHarfBuzz", path: "Sources/CLibraries/CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", path: "Sources/CLibraries/CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),
    // Loops over pixels, and codecs whose headers Swift cannot import (setjmp, GObject).
    .target(name: "CPixelKernels", path: "Sources/CLibraries/CPixelKernels", cSettings: optimized),
    .target(
        name: "CImageCodecs", dependencies: ["CPixman"], path: "Sources/CLibraries/CImageCodecs", cSettings: optimized,
        linkerSettings: ["png16", "turbojpeg", "webp", "gif", "isal", "z", "cairo"].map { .linkedLibrary($0) }),
    .target(
        name: "CTextEngine", dependencies: ["CCairo", "CFreeType", "CHarfBuzz", "CFriBidi"], path: "Sources/CLibraries/CTextEngine",
        cSettings: optimized,
        linkerSettings: ["unibreak", "fontconfig", "cairo"].map { .linkedLibrary($0) }),

    .systemLibrary(name: "CXML2", path: "Sources/CLibraries/CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    // Hunspell is loaded when the first dictionary is read: nothing is linked with it.
    .target(
        name: "CHTMLParser", path: "Sources/CLibraries/CHTMLParser", cSettings: [.unsafeFlags(["-I/usr/include/libxml2"])],
        linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CBarcodes", path: "Sources/CLibraries/CBarcodes", cSettings: optimized, linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CJavaScript", path: "Sources/CLibraries/CJavaScript", linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CSpelling", path: "Sources/CLibraries/CSpelling", linkerSettings: [.linkedLibrary("dl")]),
    // libcrypto is loaded with the first keychain, and when an app first encrypts: nothing is linked with it.
    .target(
        name: "CCryptography", path: "Sources/CLibraries/CCryptography", cSettings: optimized, linkerSettings: [.linkedLibrary("dl")]),
    // A module of C, as on iOS; its map and headers lie where apps find those of system libraries.
    .target(
        name: "CommonCrypto", dependencies: ["CCryptography"], path: "Sources/CLibraries/CommonCrypto", publicHeadersPath: ".",
        cSettings: optimized),
    // SQLite is loaded with the first Core Data store: nothing is linked with it.
    .target(name: "CDatabase", path: "Sources/CLibraries/CDatabase", linkerSettings: [.linkedLibrary("dl")]),
    // EGL and OpenGL ES are loaded with the first scene of three dimensions: nothing is linked with them.
    .target(
        name: "CSceneDrawing", path: "Sources/CLibraries/CSceneDrawing", cSettings: optimized, linkerSettings: [.linkedLibrary("dl")]),
    .target(
        name: "CScenePhysics", path: "Sources/CLibraries/CScenePhysics", cxxSettings: [.unsafeFlags(["-O2"])],
        linkerSettings: [.linkedLibrary("box2d")]),
    .target(
        name: "CDynamics", path: "Sources/CLibraries/CDynamics", cxxSettings: [.unsafeFlags(["-O2"])],
        linkerSettings: [.linkedLibrary("box2d")]),
    // Found by Foundation's networking in place of libcurl's functions of the same names.
    .target(name: "CTransfers", path: "Sources/CLibraries/CTransfers"),
    // The libraries of compressed formats are loaded with the first data: nothing but zlib is linked with it.
    .target(
        name: "CCompression", path: "Sources/CLibraries/CCompression", cSettings: optimized,
        linkerSettings: [.linkedLibrary("z"), .linkedLibrary("dl")]),
    .target(name: "CFunctionStreams", path: "Sources/CLibraries/CFunctionStreams"),
    // Found by apps that use SQLite where the library lacks them.
    .target(name: "CSQLiteSnapshots", path: "Sources/CLibraries/CSQLiteSnapshots"),
    // Found by libdispatch in place of the C library's `open`.
    .target(name: "CWorkerThreads", path: "Sources/CLibraries/CWorkerThreads"),
    .target(
        name: "CTestInterruption", path: "Sources/CLibraries/CTestInterruption", cSettings: [.unsafeFlags(["-fexceptions"])],
        linkerSettings: [.linkedLibrary("dl")]),
    // Found by Foundation in place of its own answers to what the user's locale is.
    .target(name: "CFoundationSymbols", path: "Sources/CLibraries/CFoundationSymbols", cSettings: optimized),
    // Unwinds the stacks of apps that hang.
    .target(name: "CHangReport", path: "Sources/CLibraries/CHangReport"),
    .systemLibrary(name: "CAvahi", path: "Sources/CLibraries/CAvahi", providers: [.apt(["libavahi-core-dev"])]),
    .target(
        name: "CPeerSecurity", path: "Sources/CLibraries/CPeerSecurity",
        linkerSettings: [.linkedLibrary("ssl"), .linkedLibrary("crypto")]),
    .target(name: "CPixelConversion", path: "Sources/CLibraries/CPixelConversion", cSettings: [.unsafeFlags(["-O2"])]),

    // Programs that decode files for apps, under the apps' own limits.
    .target(name: "HelperPrograms", swiftSettings: tool + compact),
    // The pages, texts and outlines of PDF files: Poppler's programs and qpdf.
    .target(name: "PDFInformation", dependencies: ["HelperPrograms"], swiftSettings: tool + compact),

    // The frameworks an app links.
    .target(name: "FrameworkManifest", swiftSettings: tool + compact),
    .target(name: "FoundationBase", swiftSettings: framework),
    .target(
        name: "QuinceFoundation",
        dependencies: [
            "FoundationBase", "FrameworkManifest", "CCompression", "CFunctionStreams", "CSQLiteSnapshots", "CTransfers",
            "CFoundationSymbols", "CWorkerThreads",
        ],
        // What parses XML is linked with Foundation's parser itself.
        swiftSettings: framework + [.unsafeFlags(["-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationXML"])],
        linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
        name: "CoreGraphics",
        dependencies: ["QuinceFoundation", "CCairo", "CPixman", "CPixelKernels", "CImageCodecs", "PDFInformation"],
        swiftSettings: framework + parser),
    // The process's side of its device, below everything that draws.
    .target(
        name: "DeviceRuntime", dependencies: ["QuinceFoundation", "DeviceProtocol", "RenderProtocol", "CHangReport"],
        swiftSettings: compactFramework),
    // The device's photo library, which only the host reads and writes.
    .target(name: "DeviceMedia", dependencies: ["CoreGraphics", "FileReplacement"], swiftSettings: framework),
    .target(name: "CoreText", dependencies: ["CoreGraphics", "CTextEngine"], swiftSettings: framework),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics", "CoreText", "RenderProtocol", "Compositor"], swiftSettings: framework),
    .target(
        name: "UIKit",
        dependencies: [
            "QuinceFoundation", "UniformTypeIdentifiers", "CoreGraphics", "CoreText", "QuartzCore", "RenderProtocol", "DeviceProtocol",
            "DeviceRuntime", "UserNotifications", "BundleFormat", "CDynamics", "CSpelling", "CHTMLParser",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "SwiftUI",
        dependencies: [
            "UIKit", "QuartzCore", "CoreText", "CoreGraphics", "QuinceFoundation", "QuinceCombine", "CoreData", "WidgetArchive",
            "BackgroundTasks",
            "DeviceRuntime",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "WidgetKit",
        dependencies: [
            "SwiftUI", "WidgetArchive", "RenderProtocol", "DeviceProtocol", "DeviceRuntime", "Intents", "AppIntents", "ActivityKit",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "CoreData",
        dependencies: ["QuinceFoundation", "QuinceCombine", "CoreSpotlight", "BundleFormat", "CDatabase", "UniformTypeIdentifiers"],
        swiftSettings: compactFramework),
    .target(
        name: "SwiftData", dependencies: ["QuinceFoundation", "CoreData", "SwiftUI", "QuinceMacros"],
        swiftSettings: compactFramework),
    // Expands the macros of FoundationModels, SwiftData and TipKit, for the compiler of apps as of the frameworks' own tests.
    .macro(
        name: "QuinceMacros", path: "Sources/DataMacros", swiftSettings: tool + [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [
            .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
            .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftSyntaxMacros"), .linkedLibrary("SwiftSyntaxBuilder"),
            .linkedLibrary("SwiftCompilerPluginMessageHandling"), .linkedLibrary("SwiftDiagnostics"),
        ]),
    .target(
        name: "Intents", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"], swiftSettings: compactFramework),
    .target(
        name: "AppIntents", dependencies: ["SwiftUI", "UIKit", "QuinceFoundation", "DeviceProtocol"],
        swiftSettings: compactFramework),
    // Apps import these as Combine and os. Packages ask whether modules of those names are there, and would use them.
    .target(
        name: "QuinceCombine", dependencies: ["QuinceFoundation", .product(name: "OpenCombine", package: "OpenCombine")],
        swiftSettings: framework),
    .target(name: "QuinceOS", dependencies: ["QuinceFoundation"], swiftSettings: framework),
    .target(name: "OSLog", dependencies: ["QuinceOS", "QuinceFoundation"], swiftSettings: framework),
    .target(name: "UniformTypeIdentifiers", dependencies: ["QuinceFoundation"], swiftSettings: framework),
    .target(name: "MobileCoreServices", dependencies: ["QuinceFoundation", "UniformTypeIdentifiers"], swiftSettings: framework),
    .target(
        name: "MultipeerConnectivity", dependencies: ["UIKit", "QuinceFoundation", "PeerProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "UserNotifications",
        dependencies: ["QuinceFoundation", "CoreLocation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "BackgroundTasks", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    // `Network` would be found by the packages that Quince is built with.
    .target(
        name: "QuinceNetwork", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "Security", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime", "CCryptography"],
        swiftSettings: compactFramework),
    // It brings CommonCrypto into the library.
    .target(
        name: "CryptoKit", dependencies: ["QuinceFoundation", "CommonCrypto", "CCryptography"], swiftSettings: compactFramework),
    // Frameworks that answer as Apple's Simulator does, and need nothing of the device for it.
    .target(
        name: "LocalAuthentication", dependencies: ["QuinceFoundation", "UIKit", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "SystemConfiguration", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(name: "AdSupport", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "AppTrackingTransparency", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CoreTelephony", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "DeviceCheck", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "WatchConnectivity", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    // Headers of media files, for frameworks that play them; FFmpeg's programs for what lies behind.
    .target(name: "MediaInformation", dependencies: ["HelperPrograms"], swiftSettings: tool + compact),
    .target(name: "CoreMotion", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "CoreLocation", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(name: "CoreLocationUI", dependencies: ["CoreLocation", "UIKit", "SwiftUI"], swiftSettings: compactFramework),
    .target(
        name: "MapKit", dependencies: ["QuinceFoundation", "CoreLocation", "UIKit", "SwiftUI"], swiftSettings: compactFramework),
    .target(name: "CoreBluetooth", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "PushKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CloudKit", dependencies: ["QuinceFoundation", "CoreLocation"], swiftSettings: compactFramework),
    .target(name: "CoreSpotlight", dependencies: ["QuinceFoundation", "UniformTypeIdentifiers"], swiftSettings: compactFramework),
    .target(name: "Charts", dependencies: ["QuinceFoundation", "SwiftUI"], swiftSettings: compactFramework),
    // StoreKit configurations, and what users have bought: builds read the former, apps and the host change the latter.
    .target(name: "StoreModel", swiftSettings: tool + compact + parser),
    .target(
        name: "StoreKit",
        dependencies: ["QuinceFoundation", "UIKit", "SwiftUI", "DeviceProtocol", "DeviceRuntime", "StoreModel"],
        swiftSettings: compactFramework),
    .target(name: "StoreKitTest", dependencies: ["QuinceFoundation", "StoreKit", "StoreModel"], swiftSettings: compactFramework),
    // Pages of the web, drawn by `quince-web`.
    .target(
        name: "WebKit", dependencies: ["QuinceFoundation", "CoreGraphics", "UIKit", "SwiftUI", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(name: "SafariServices", dependencies: ["QuinceFoundation", "UIKit", "WebKit"], swiftSettings: compactFramework),
    .target(name: "BarcodeReading", dependencies: ["CoreGraphics", "CBarcodes"], swiftSettings: compactFramework),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"], swiftSettings: compactFramework),
    .target(name: "Translation", dependencies: ["QuinceFoundation", "SwiftUI"], swiftSettings: compactFramework),
    // Its loops run over vectors and pixels.
    .target(
        name: "Accelerate", dependencies: ["QuinceFoundation", "CoreGraphics"],
        swiftSettings: framework + [.unsafeFlags(["-Ounchecked"], .when(configuration: .release))]),
    .target(name: "Compression", dependencies: ["QuinceFoundation", "CCompression"], swiftSettings: compactFramework),
    .target(
        name: "PDFKit", dependencies: ["QuinceFoundation", "CoreGraphics", "UIKit", "PDFInformation"],
        swiftSettings: compactFramework),
    .target(name: "PencilKit", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    // Its kernels run over pixels.
    .target(
        name: "CoreImage", dependencies: ["CoreGraphics", "CoreVideo", "UIKit", "ImageIO", "BarcodeReading"],
        swiftSettings: framework + [.unsafeFlags(["-Ounchecked"], .when(configuration: .release))]),
    .target(
        name: "SpriteKit", dependencies: ["QuinceFoundation", "UIKit", "SwiftUI", "AVFAudio", "CScenePhysics"],
        swiftSettings: compactFramework),
    // Three dimensions. The processor draws them; there is no device of Metal's and no camera for augmented reality.
    .target(name: "simd", swiftSettings: framework + [.unsafeFlags(["-O"], .when(configuration: .release))]),
    .target(
        name: "SceneKit",
        dependencies: ["QuinceFoundation", "CoreGraphics", "CoreText", "QuartzCore", "UIKit", "SwiftUI", "CSceneDrawing", "simd"],
        swiftSettings: compactFramework),
    .target(name: "GLKit", dependencies: ["QuinceFoundation", "UIKit", "simd"], swiftSettings: compactFramework),
    .target(name: "Metal", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "ModelIO", dependencies: ["QuinceFoundation", "CoreGraphics", "simd"], swiftSettings: compactFramework),
    .target(
        name: "MetalKit", dependencies: ["QuinceFoundation", "Metal", "ModelIO", "UIKit", "simd"], swiftSettings: compactFramework),
    .target(name: "MetalPerformanceShaders", dependencies: ["QuinceFoundation", "Metal"], swiftSettings: compactFramework),
    .target(name: "MetalFX", dependencies: ["QuinceFoundation", "Metal"], swiftSettings: compactFramework),
    .target(
        name: "ARKit", dependencies: ["QuinceFoundation", "AVFoundation", "SceneKit", "SpriteKit", "UIKit", "simd"],
        swiftSettings: compactFramework),
    .target(
        name: "RealityKit", dependencies: ["QuinceFoundation", "ARKit", "QuinceCombine", "UIKit", "simd"],
        swiftSettings: compactFramework),
    .target(name: "RoomPlan", dependencies: ["QuinceFoundation", "ARKit", "UIKit", "simd"], swiftSettings: compactFramework),
    // What phones have beside it, each as Simulator answers.
    .target(
        name: "AuthenticationServices", dependencies: ["QuinceFoundation", "UIKit", "SwiftUI", "WebKit"],
        swiftSettings: compactFramework),
    .target(
        name: "Contacts", dependencies: ["QuinceFoundation", "CoreLocation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "ContactsUI", dependencies: ["QuinceFoundation", "Contacts", "UIKit", "SwiftUI"],
        swiftSettings: compactFramework),
    .target(
        name: "EventKit", dependencies: ["QuinceFoundation", "CoreGraphics", "CoreLocation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    // The format of the device's health data: apps and the host read and change it.
    .target(name: "HealthModel", swiftSettings: tool + compact + parser),
    .target(
        name: "HealthKit", dependencies: ["QuinceFoundation", "CoreLocation", "DeviceProtocol", "DeviceRuntime", "HealthModel"],
        swiftSettings: compactFramework),
    .target(name: "ActivityKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "AlarmKit",
        dependencies: [
            "QuinceFoundation", "ActivityKit", "AppIntents", "AudioToolbox", "DeviceRuntime", "SwiftUI", "UIKit", "UserNotifications",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "JavaScriptCore", dependencies: ["QuinceFoundation", "CoreGraphics", "CJavaScript"],
        swiftSettings: compactFramework),
    .target(name: "CallKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CoreNFC", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "NaturalLanguage", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "Speech", dependencies: ["QuinceFoundation", "AVFAudio", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(name: "FoundationModels", dependencies: ["QuinceFoundation", "QuinceMacros"], swiftSettings: compactFramework),
    .target(name: "GameController", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "PassKit", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "Social", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "HomeKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "ExternalAccessory", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "NearbyInteraction", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "MetricKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "WeatherKit", dependencies: ["QuinceFoundation", "CoreLocation"], swiftSettings: compactFramework),
    .target(
        name: "CoreML", dependencies: ["CoreMLModel", "QuinceFoundation", "CoreGraphics", "CoreVideo", "ImageIO"],
        swiftSettings: compactFramework),
    .target(
        name: "Vision",
        dependencies: [
            "QuinceFoundation", "CoreGraphics", "CoreImage", "CoreML", "CoreMedia", "CoreVideo", "ImageIO", "BarcodeReading",
        ],
        swiftSettings: compactFramework),
    .target(name: "VisionKit", dependencies: ["QuinceFoundation", "UIKit", "Vision"], swiftSettings: compactFramework),
    .target(name: "GameKit", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "GameplayKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "Photos",
        dependencies: [
            "QuinceFoundation", "CoreGraphics", "ImageIO", "UniformTypeIdentifiers", "UIKit", "DeviceProtocol", "DeviceRuntime",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "PhotosUI", dependencies: ["Photos", "AVFoundation", "UIKit", "SwiftUI", "UniformTypeIdentifiers", "DeviceProtocol"],
        swiftSettings: compactFramework),
    .target(
        name: "QuickLook", dependencies: ["UIKit", "SwiftUI", "UniformTypeIdentifiers", "PDFKit"], swiftSettings: compactFramework),
    .target(name: "LinkPresentation", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(
        name: "TipKit", dependencies: ["QuinceFoundation", "UIKit", "SwiftUI", "QuinceMacros"], swiftSettings: compactFramework),
    .target(
        name: "MessageUI", dependencies: ["UIKit", "UniformTypeIdentifiers", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(name: "CoreHaptics", dependencies: ["QuinceFoundation", "AVFAudio"], swiftSettings: compactFramework),
    // Sound. Pages of the device make it heard; players, recorders and voices follow the process's clock.
    .target(name: "CoreAudioTypes", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "AudioToolbox",
        dependencies: ["QuinceFoundation", "CoreAudioTypes", "MediaInformation", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "AVFAudio", dependencies: ["QuinceFoundation", "AudioToolbox", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .target(
        name: "MediaPlayer", dependencies: ["QuinceFoundation", "UIKit", "AVFAudio", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    // Media. What plays follows the process's clock; FFmpeg's programs decode pictures.
    .target(name: "CoreVideo", dependencies: ["QuinceFoundation", "CoreGraphics"], swiftSettings: compactFramework),
    .target(
        name: "CoreMedia", dependencies: ["QuinceFoundation", "CoreGraphics", "CoreAudioTypes", "CoreVideo"],
        swiftSettings: compactFramework),
    .target(
        name: "AVFoundation",
        dependencies: [
            "QuinceFoundation", "QuartzCore", "AudioToolbox", "AVFAudio", "CoreMedia", "MediaInformation", "DeviceProtocol",
            "DeviceRuntime",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "AVKit", dependencies: ["QuinceFoundation", "UIKit", "SwiftUI", "AVFoundation"], swiftSettings: compactFramework),
    // The keychain of a device: its file, and what it is encrypted with. Only the host links it.
    .target(
        name: "KeychainStore", dependencies: ["DeviceProtocol", "CCryptography", "FileFormats", "FileReplacement"],
        swiftSettings: tool + compact + parser),
    // Frameworks of which apps ask little, each as Simulator answers.
    .target(name: "AbsentFrameworks", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "AccessorySetupKit", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "AdAttributionKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "AdServices", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "AssetsLibrary", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime"], swiftSettings: framework + compact
    ),
    .target(name: "BackgroundAssets", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CFNetwork", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CarPlay", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "ClassKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CoreMIDI", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "CryptoTokenKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "DeviceActivity", dependencies: ["QuinceFoundation", "ManagedSettings"], swiftSettings: compactFramework),
    .target(
        name: "EventKitUI", dependencies: ["QuinceFoundation", "DeviceProtocol", "DeviceRuntime", "EventKit", "UIKit"],
        swiftSettings: compactFramework),
    .target(
        name: "FamilyControls", dependencies: ["QuinceFoundation", "ManagedSettings", "QuinceCombine", "SwiftUI"],
        swiftSettings: compactFramework),
    .target(name: "FileProvider", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "FinanceKit", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(
        name: "GroupActivities", dependencies: ["QuinceFoundation", "CoreGraphics", "QuinceCombine"], swiftSettings: framework + compact
    ),
    .target(
        name: "HealthKitUI", dependencies: ["QuinceFoundation", "HealthKit", "SwiftUI", "UIKit"], swiftSettings: compactFramework),
    .target(name: "IOSurface", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "IdentityLookup", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "ImagePlayground", dependencies: ["QuinceFoundation", "SwiftUI", "UIKit"], swiftSettings: compactFramework),
    .target(name: "ManagedSettings", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "MediaAccessibility", dependencies: ["QuinceFoundation", "CoreGraphics"], swiftSettings: compactFramework),
    .target(name: "Messages", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(
        name: "MusicKit",
        dependencies: ["QuinceFoundation", "CoreGraphics", "DeviceProtocol", "DeviceRuntime", "QuinceCombine", "SwiftUI"],
        swiftSettings: compactFramework),
    .target(name: "NetworkExtension", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "NotificationCenter", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "OpenGLES", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "PushToTalk", dependencies: ["QuinceFoundation", "AVFAudio", "UIKit"], swiftSettings: compactFramework),
    .target(
        name: "QuickLookThumbnailing", dependencies: ["QuinceFoundation", "ImageIO", "PDFKit", "UIKit", "UniformTypeIdentifiers"],
        swiftSettings: compactFramework),
    .target(name: "ReplayKit", dependencies: ["QuinceFoundation", "CoreMedia", "UIKit"], swiftSettings: compactFramework),
    .target(name: "SensitiveContentAnalysis", dependencies: ["QuinceFoundation", "CoreGraphics"], swiftSettings: compactFramework),
    .target(name: "SharedWithYou", dependencies: ["QuinceFoundation", "UIKit"], swiftSettings: compactFramework),
    .target(name: "ShazamKit", dependencies: ["QuinceFoundation", "AVFAudio"], swiftSettings: compactFramework),
    .target(name: "SoundAnalysis", dependencies: ["QuinceFoundation", "AVFAudio", "CoreMedia"], swiftSettings: compactFramework),
    .target(name: "TabularData", dependencies: ["QuinceFoundation"], swiftSettings: compactFramework),
    .target(name: "UserNotificationsUI", dependencies: ["UIKit", "UserNotifications"], swiftSettings: compactFramework),
    .target(name: "VideoToolbox", dependencies: ["CoreGraphics", "CoreMedia", "CoreVideo"], swiftSettings: compactFramework),
    .target(name: "WorkoutKit", dependencies: ["QuinceFoundation", "HealthKit", "SwiftUI"], swiftSettings: compactFramework),
    .target(name: "PlaygroundSupport", dependencies: ["UIKit", "SwiftUI"], swiftSettings: compactFramework),
    // UI tests: what a test says to the phone, and how it ends at a failure.
    .target(
        name: "XCUIAutomation",
        dependencies: [
            "QuinceFoundation", "QuartzCore", "UIKit", "CoreLocation", "AutomationModel", "DeviceProtocol", "DeviceRuntime",
            "CTestInterruption",
        ],
        swiftSettings: compactFramework),
    // The home screen is an app on these frameworks. It lies in their library, as everything of the system's; its program only calls it.
    .target(name: "HomeScreenModel", dependencies: ["DeviceProtocol", "FileReplacement"], swiftSettings: tool + compact + parser),
    .target(
        name: "QuinceHomeScreen",
        dependencies: [
            "UIKit", "SwiftUI", "QuartzCore", "DeviceProtocol", "DeviceRuntime", "HomeScreenModel", "WidgetArchive", "RenderProtocol",
        ],
        swiftSettings: compactFramework),
    .target(
        name: "QuinceSettings", dependencies: ["SwiftUI", "UIKit", "DeviceProtocol", "DeviceRuntime"],
        swiftSettings: compactFramework),
    .executableTarget(
        name: "SpringBoard", dependencies: ["CWorkerThreads"], resources: [.copy("Texts")], linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CQuinceClock"),
    // Preloaded into processes of a device whose clock is ahead.
    .target(name: "CClockShift", linkerSettings: [.linkedLibrary("dl")]),
    // Preloaded into the process of an app that is measured; the host reads the memory that both share.
    .target(name: "CProfileMemory"),
    .target(name: "CProfile", dependencies: ["CProfileMemory"], linkerSettings: [.linkedLibrary("dl")]),
    .target(name: "CSpawn"),
    // Programs that Quince starts: their descriptors, their groups and what they are confined to.
    .target(name: "ProcessSupport", dependencies: ["CSpawn"], swiftSettings: tool + compact),
    // Compiles packages' manifests for the package manager, and confines them when they run.
    // Starts Swift's backtracer in confined processes.
    .executableTarget(name: "quince-backtrace", path: "Sources/BacktraceStart"),
    .target(name: "CBacktraceStack", linkerSettings: [.linkedLibrary("dl")]),
    .executableTarget(name: "quince-manifest", dependencies: ["CSpawn"], path: "Sources/ManifestCompiler"),
    // Draws the SVGs of asset catalogs, one a process, which can be ended.
    .executableTarget(
        name: "quince-svg", dependencies: ["CImageCodecs"], path: "Sources/VectorDrawing", linkerSettings: [.linkedLibrary("m")]),

    // The tools around them.
    .target(name: "FileFormats", dependencies: ["CXML2"], swiftSettings: tool + compact + parser),
    .target(
        name: "Compositor", dependencies: ["RenderProtocol", "CoreGraphics", "CCairo", "CPixman", "CPixelKernels"],
        swiftSettings: tool + parser),
    .target(
        name: "AppBuilder",
        dependencies: [
            "BundleFormat", "CoreMLModel", "FileFormats", "FileReplacement", "FrameworkManifest", "StoreModel", "CImageCodecs",
            "ProcessSupport",
        ],
        swiftSettings: tool + compact + coverage + [.unsafeFlags(["-I", hostLibraries])],
        linkerSettings: [
            .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries]),
            .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"), .linkedLibrary("SwiftOperators"),
        ]),
    // The rules of a device, which the live and the headless driver share.
    .target(name: "DeviceCore", dependencies: ["DeviceProtocol"], swiftSettings: tool + compact + parser),
    // Phones that see each other: discovery, sessions and transport, for all apps of a host.
    .target(
        name: "PeerNetwork",
        dependencies: [
            "PeerProtocol", "CAvahi", "CPeerSecurity", .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"),
        ],
        swiftSettings: tool + compact + parser),
    // The elements of a screen as XCTest, WebDriver and their clients name them.
    .target(name: "AutomationModel", swiftSettings: tool + compact + parser),
    .target(
        name: "PageEncoding", dependencies: ["RenderProtocol", "DeviceProtocol", "CoreGraphics", "Compositor", "CPixelConversion"],
        path: "Sources/Simulator/PageEncoding",
        swiftSettings: tool + parser),
    .target(
        name: "Simulator",
        dependencies: [
            "AutomationModel", "RenderProtocol", "DeviceProtocol", "WidgetArchive", "BundleFormat", "FileFormats", "FileReplacement",
            "Compositor", "PageEncoding", "DeviceCore", "DeviceMedia", "CHangReport", "CJavaScript", "CProfileMemory", "CSpawn",
            "KeychainStore", "ProcessSupport", "PeerNetwork", "PeerProtocol", "StoreModel", "HealthModel", "MediaInformation",
            "PDFInformation", "Yams", .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"), .product(name: "NIOWebSocket", package: "swift-nio"),
        ],
        exclude: ["PageEncoding"],
        resources: [.copy("Page")],
        swiftSettings: tool + compact + parser),
    .target(name: "JSONModel", swiftSettings: tool + compact + coverage),
    // The servers of the Language Server Protocol and the Build Server Protocol.
    .target(
        name: "EditorServer", dependencies: ["AppBuilder", "FileFormats", "FileReplacement", "JSONModel", "ProcessSupport"],
        swiftSettings: tool + compact + coverage + [.unsafeFlags(["-I", hostLibraries])]),
    // Walks apps by itself, and reports what it finds.
    .target(
        name: "Explorer",
        dependencies: ["DeviceProtocol", "FileFormats", "FileReplacement", "CoreGraphics", "Compositor", "Simulator"],
        swiftSettings: tool + compact),
    // The server of the Model Context Protocol, and its tools.
    .target(
        name: "AgentServer",
        dependencies: [
            "DeviceProtocol", "JSONModel", "Simulator", .product(name: "NIOCore", package: "swift-nio"),
            .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        swiftSettings: tool + compact + coverage),
    // The server of the WebDriver protocol: WebDriverAgent's commands and the W3C's.
    .target(
        name: "WebDriverServer",
        dependencies: [
            "AutomationModel", "Compositor", "CoreGraphics", "DeviceProtocol", "FileFormats", "JSONModel", "QuinceFoundation",
            "Simulator",
            .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOPosix", package: "swift-nio"),
            .product(name: "NIOHTTP1", package: "swift-nio"),
        ],
        swiftSettings: tool + compact + coverage),
    .executableTarget(
        name: "quince",
        dependencies: [
            "AgentServer", "AppBuilder", "AutomationModel", "DeviceProtocol", "EditorServer", "Explorer", "PageEncoding", "Simulator",
            "WebDriverServer", "WidgetArchive", "FileFormats", "FileReplacement", "ProcessSupport",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        swiftSettings: tool + compact + [.unsafeFlags(["-I", hostLibraries])]),
]

let package = Package(
    name: "Quince",
    products: [
        .executable(name: "quince", targets: ["quince"]),
        .executable(name: "quince-manifest", targets: ["quince-manifest"]),
        .executable(name: "quince-backtrace", targets: ["quince-backtrace"]),
        .executable(name: "quince-svg", targets: ["quince-svg"]),
    ] + webEngine.map { .executable(name: $0.name, targets: [$0.name]) } + [
        .library(
            name: "QuinceFrameworks", type: .dynamic,
            targets: [
                "UIKit", "SwiftUI", "WidgetKit", "Intents", "AppIntents", "QuinceCombine", "OSLog", "UniformTypeIdentifiers",
                "MobileCoreServices", "PlaygroundSupport", "MultipeerConnectivity", "UserNotifications", "Security", "BackgroundTasks",
                "QuinceNetwork", "CoreData", "SwiftData", "CryptoKit", "LocalAuthentication", "SystemConfiguration", "AdSupport",
                "AppTrackingTransparency", "CoreTelephony", "DeviceCheck", "WatchConnectivity", "CoreHaptics", "CoreMotion", "GameplayKit",
                "Charts", "CoreLocation", "CoreLocationUI", "MapKit", "Photos", "PhotosUI", "MessageUI", "QuickLook", "LinkPresentation",
                "StoreKit", "StoreKitTest", "CoreAudioTypes", "AudioToolbox", "AVFAudio", "MediaPlayer", "CoreVideo", "CoreMedia",
                "AVFoundation", "AVKit", "ImageIO", "CoreImage", "CoreBluetooth", "PushKit", "CloudKit", "CoreSpotlight", "WebKit",
                "SafariServices", "SpriteKit", "GameKit", "AuthenticationServices", "Contacts", "ContactsUI", "EventKit", "HealthKit",
                "ActivityKit", "AlarmKit", "JavaScriptCore", "CallKit", "CoreNFC", "NaturalLanguage", "Speech", "FoundationModels",
                "GameController", "PassKit", "Social", "HomeKit", "ExternalAccessory", "NearbyInteraction", "MetricKit", "WeatherKit",
                "CoreML", "Vision", "VisionKit", "TipKit", "Accelerate", "Compression", "PDFKit", "PencilKit", "Translation",
                "XCUIAutomation", "QuinceHomeScreen", "QuinceSettings", "simd", "SceneKit", "GLKit", "Metal", "MetalKit", "ModelIO",
                "MetalPerformanceShaders", "MetalFX", "ARKit", "RealityKit", "RoomPlan", "AbsentFrameworks", "AccessorySetupKit",
                "AdAttributionKit", "AdServices", "AssetsLibrary", "BackgroundAssets", "CFNetwork", "CarPlay", "ClassKit", "CoreMIDI",
                "CryptoTokenKit", "DeviceActivity", "EventKitUI", "FamilyControls", "FileProvider", "FinanceKit", "GroupActivities",
                "HealthKitUI", "IOSurface", "IdentityLookup", "ImagePlayground", "ManagedSettings", "MediaAccessibility", "Messages",
                "MusicKit", "NetworkExtension", "NotificationCenter", "OpenGLES", "PushToTalk", "QuickLookThumbnailing", "ReplayKit",
                "SensitiveContentAnalysis", "SharedWithYou", "ShazamKit", "SoundAnalysis", "TabularData", "UserNotificationsUI",
                "VideoToolbox", "WorkoutKit",
            ]),
        .library(name: "QuinceClock", type: .dynamic, targets: ["CQuinceClock"]),
        .library(name: "QuinceProfile", type: .dynamic, targets: ["CProfile"]),
        .library(name: "QuinceBacktrace", type: .dynamic, targets: ["CBacktraceStack"]),
        .library(name: "QuinceWorkerThreads", type: .dynamic, targets: ["CWorkerThreads"]),
        .library(name: "QuinceClockShift", type: .dynamic, targets: ["CClockShift"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: targets + webEngine + (buildsPhoneOnly ? [] : buildsFuzzerOnly ? fuzzer : development)
)
