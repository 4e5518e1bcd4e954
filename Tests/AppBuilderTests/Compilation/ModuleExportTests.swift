import Foundation
import Testing

@testable import AppBuilder

/// Re-exports of each module of iOS: a file with that import alone uses a name of another module.
struct ModuleExportTests {
    private static let uses: [(imports: String, source: String)] = [
        ("import Foundation", "final class Model%: ObservableObject { @Published var count = 0; var kept: Set<AnyCancellable> = [] }"),
        ("import UIKit", "final class Model%: ObservableObject { @Published var count = 0; var kept: Set<AnyCancellable> = [] }"),
        (
            "import UIKit\nimport Combine",
            "final class Model%: ObservableObject { @Published var count = 0; var kept: Set<AnyCancellable> = [] }"
        ),
        ("import SwiftUI", "final class Model%: ObservableObject { @Published var count = 0; var kept: Set<AnyCancellable> = [] }"),
        ("import Foundation", "@Observable final class Model% { var count = 0 }"),
        ("import UIKit", "func use%() { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }"),
        ("import SwiftUI", "func use%() { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }"),
        ("import UIKit", "final class Use%: NSObject, UNUserNotificationCenterDelegate {}"),
        ("import UIKit", "func use%() { _ = CIFilter(name: \"CIQRCodeGenerator\")?.outputImage.map { UIImage(ciImage: $0) } }"),
        ("import SwiftUI", "func use%() { _ = CGImageSourceCreateWithData(Data() as CFData, nil) }"),
        ("import Foundation", "func use%() { _ = SecItemDelete([kSecClass: kSecClassGenericPassword] as CFDictionary) }"),
        ("import UIKit", "func use%(_ image: CIImage) -> CIImage? { CIFilter(name: \"CISepiaTone\")?.outputImage }"),
        ("import SwiftUI", "func use%() -> CIContext { CIContext() }"),
        ("import UIKit", "func use%() -> CTFont { CTFontCreateWithName(\"Helvetica\" as CFString, 12, nil) }"),
        ("import SwiftUI", "func use%(_ url: URL) -> Bool { CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil) }"),
        ("import SwiftUI", "func use%(_ url: URL) -> CGFont? { CGDataProvider(url: url as CFURL).flatMap { CGFont($0) } }"),
        ("import Vision", "func use%(_ image: CIImage) -> VNImageRequestHandler { VNImageRequestHandler(ciImage: image) }"),
        ("import AVFoundation", "func use%() -> CIImage? { nil }"),
        ("import UIKit", "func use%(_ data: Data) -> CGImageSource? { CGImageSourceCreateWithData(data as CFData, nil) }"),
        ("import CoreImage", "func use%() -> CGImagePropertyOrientation { .up }"),
        ("import Photos", "func use%() -> CGImagePropertyOrientation { .up }"),
        ("import PhotosUI", "func use%() -> String { UTType.png.identifier }"),
        (
            "import CoreTransferable",
            "struct Use%: Transferable { static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { _ in \"\" } } }"
        ),
        ("import SwiftUICore", "struct Use%: View { var body: some View { Text(\"\") } }"),
        ("import DeveloperToolsSupport", "#Preview { UIView() }"),
        ("import ObjectiveC", "final class Use%: NSObject {}; func use%() { _ = objc_getAssociatedObject(NSObject(), \"\") }"),
        ("import Darwin", "func use%() -> UInt64 { usleep(1); return mach_absolute_time() }"),
        ("import Darwin.C.math", "func use%() -> Double { Darwin.sin(1) }"),
        ("import func Darwin.sin", "func use%() -> Double { sin(1) }"),
        ("import Foundation", "func use%() { var lock = os_unfair_lock(); os_unfair_lock_lock(&lock) }"),
        ("import UIKit", "func use%() { var lock = os_unfair_lock(); os_unfair_lock_lock(&lock) }"),
        ("import os", "func use%() { var lock = os_unfair_lock(); os_unfair_lock_lock(&lock) }"),
        ("import os.lock\nimport Darwin", "func use%() { var lock = os_unfair_lock(); os_unfair_lock_lock(&lock) }"),
        (
            "import Foundation\nimport Darwin",
            "func use%() { var a = pthread_mutexattr_t(); pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE) }"
        ),
        ("import CoreFoundation", "func use%() -> CFString { CFRunLoopWakeUp(CFRunLoopGetMain()); return \"\" as CFString }"),
        (
            "import Foundation",
            "func use%() -> CFData { CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {}; return Data() as CFData }"
        ),
        ("import MobileCoreServices", "func use%() -> String { kUTTypeImage as String }"),
        ("import CoreServices", "func use%() -> String { kUTTypeImage as String }"),
        (
            "import Accessibility",
            "func use%() { _ = AXCustomContent(label: \"\", value: \"\"); AccessibilityNotification.Announcement(\"\").post() }"
        ),
        ("import Foundation", "final class Use%: NSObject, XMLParserDelegate {}; func use%() { _ = XMLParser(data: Data()).parse() }"),
        ("import XCTest", "final class Use%: XCTestCase { @MainActor func test() { XCTAssertNil(UIView().superview) } }"),
        ("import struct Foundation.Data", "func use%() { _ = Data() }"),
        ("import SQLite3", "func use%() { _ = sqlite3_libversion_number() }"),
        ("import zlib", "func use%() { _ = crc32(0, nil, 0) }"),
        (
            "import CommonCrypto",
            "func use%() { _ = [Int(CC_SHA256_DIGEST_LENGTH), kCCSuccess, kCCAlgorithmAES]; _ = CC_SHA256(nil, 0, nil) }"
        ),
        ("import CryptoKit", "func use%() -> String { SHA256.hash(data: Data()).description }"),
        (
            "import LocalAuthentication",
            "func use%() { var error: NSError?; _ = LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) }"
        ),
        ("import SystemConfiguration", "func use%() { _ = SCNetworkReachabilityCreateWithName(nil, \"example.com\") }"),
        ("import Charts", "struct Use%: View { var body: some View { Chart { BarMark(x: .value(\"x\", 1), y: .value(\"y\", 2)) } } }"),
        ("import StoreKit", "func use%() async throws -> [Product] { _ = UIView(); return try await Product.products(for: [\"a\"]) }"),
        ("import StoreKitTest", "func use%(_ session: SKTestSession) -> SKPaymentQueue { session.clearTransactions(); return .default() }"),
        ("import AdSupport", "func use%() -> UUID { ASIdentifierManager.shared().advertisingIdentifier }"),
        ("import AppTrackingTransparency", "func use%() -> Bool { ATTrackingManager.trackingAuthorizationStatus == .authorized }"),
        ("import CoreTelephony", "func use%() -> String? { CTTelephonyNetworkInfo().dataServiceIdentifier }"),
        ("import DeviceCheck", "func use%() -> Bool { DCDevice.current.isSupported }"),
        ("import WatchConnectivity", "func use%() { if WCSession.isSupported() { WCSession.default.activate() } }"),
        ("import CoreHaptics", "func use%() -> Bool { CHHapticEngine.capabilitiesForHardware().supportsHaptics }"),
        ("import CoreLocation", "func use%() -> CLLocationDegrees { CLLocation(latitude: 1, longitude: 2).coordinate.latitude }"),
        ("import CoreLocationUI", "func use%() -> LocationButton { LocationButton(.shareCurrentLocation) {} }"),
        ("import AVFAudio", "func use%() throws -> SystemSoundID { try AVAudioSession.sharedInstance().setActive(true); return 0 }"),
        ("import AudioToolbox", "func use%() -> AudioStreamBasicDescription { AudioStreamBasicDescription() }"),
        ("import CoreAudio", "func use%() -> AudioFormatID { kAudioFormatLinearPCM }"),
        ("import MediaPlayer", "func use%() { MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPMediaItemPropertyTitle: \"a\"] }"),
        ("import CoreVideo", "func use%(_ buffer: CVPixelBuffer) -> Int { CVPixelBufferGetWidth(buffer) }"),
        ("import CoreMedia", "func use%() -> CMTime { CMTime(seconds: 1, preferredTimescale: 600) }"),
        (
            "import AVFoundation",
            "func use%() -> CALayer { try? AVAudioSession.sharedInstance().setActive(true); return AVPlayerLayer(player: AVPlayer()) }"
        ),
        ("import MapKit", "func use%() -> MKMapRect { MKMapRect(origin: MKMapPoint(CLLocationCoordinate2D()), size: .world) }"),
        ("import ImageIO", "func use%(_ data: CFData) -> CGImageSource? { CGImageSourceCreateWithData(data, nil) }"),
        ("import CoreImage", "func use%() -> CIFilter? { CIFilter(name: \"CISepiaTone\") }"),
        ("import AVKit\nimport SwiftUI", "struct Use%: View { var body: some View { VideoPlayer(player: AVPlayer()) } }"),
        (
            "import AuthenticationServices",
            "func use%() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDProvider().createRequest() }"
        ),
        ("import Contacts", "func use%() -> CNAuthorizationStatus { CNContactStore.authorizationStatus(for: .contacts) }"),
        ("import ContactsUI", "func use%() -> UIViewController { CNContactPickerViewController() }"),
        ("import EventKit", "func use%() -> EKEvent { EKEvent(eventStore: EKEventStore()) }"),
        ("import HealthKit", "func use%() -> Bool { HKHealthStore.isHealthDataAvailable() }"),
        ("import ActivityKit", "func use%() -> Bool { ActivityAuthorizationInfo().areActivitiesEnabled }"),
        ("import JavaScriptCore", "func use%(_ context: JSContext) -> JSValue { context.evaluateScript(\"1\") }"),
        ("import CallKit", "func use%() -> Int { CXCallObserver().calls.count }"),
        ("import CoreNFC", "func use%() -> Bool { NFCNDEFReaderSession.readingAvailable }"),
        ("import NaturalLanguage", "func use%() -> NLLanguage? { NLLanguageRecognizer.dominantLanguage(for: \"a\") }"),
        ("import Speech", "func use%() -> Bool? { SFSpeechRecognizer()?.isAvailable }"),
        ("import GameController", "func use%() -> Int { GCController.controllers().count }"),
        ("import PassKit", "func use%() -> Bool { PKPaymentAuthorizationController.canMakePayments() }"),
        ("import Social", "func use%() -> Bool { SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter) }"),
        ("import HomeKit", "func use%() -> Int { HMHomeManager().homes.count }"),
        ("import ExternalAccessory", "func use%() -> Int { EAAccessoryManager.shared().connectedAccessories.count }"),
        ("import NearbyInteraction", "func use%() -> Bool { NISession.isSupported }"),
        ("import MetricKit", "func use%() -> Int { MXMetricManager.shared.pastPayloads.count }"),
        ("import WeatherKit", "func use%() -> WeatherCondition { .clear }"),
        ("import CoreML", "func use%() throws -> MLMultiArray { try MLMultiArray([1.0]) }"),
        ("import Vision", "func use%() -> VNRequest { VNRecognizeTextRequest() }"),
        ("import VisionKit", "func use%() -> Bool { DataScannerViewController.isSupported }"),
        ("import GameKit", "func use%() -> GKLocalPlayer { .local }"),
        ("import SpriteKit", "func use%() -> SKPhysicsWorld { SKPhysicsWorld() }"),
        (
            "import simd",
            "func use%() -> simd_float4x4 { matrix_identity_float4x4 * simd_float4x4(simd_quatf(angle: 1, axis: SIMD3(0, 1, 0))) }"
        ),
        ("import SceneKit", "func use%() -> SCNNode { SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0)) }"),
        ("import GLKit", "func use%() -> GLKVector3 { GLKVector3Make(1, 2, 3) }"),
        ("import Metal", "func use%() -> Bool { MTLCreateSystemDefaultDevice() == nil }"),
        ("import ModelIO", "func use%() -> MDLObject { MDLObject() }"),
        ("import MetalKit", "@MainActor func use%() -> UIView { MTKView(frame: .zero, device: MTLCreateSystemDefaultDevice()) }"),
        ("import MetalPerformanceShaders", "func use%() -> Bool { MPSSupportsMTLDevice(nil) }"),
        ("import MetalFX", "func use%() -> MTLFXSpatialScalerDescriptor { MTLFXSpatialScalerDescriptor() }"),
        ("import ARKit", "func use%() -> Bool { ARWorldTrackingConfiguration.isSupported }"),
        ("import RealityKit", "@MainActor func use%() -> Entity { ModelEntity() }"),
        ("import RoomPlan", "func use%() -> Bool { RoomCaptureSession.isSupported }"),
        ("import CoreMotion", "func use%() -> Bool { CMMotionManager().isDeviceMotionAvailable }"),
        ("import CoreBluetooth", "func use%() -> CBManagerState { CBCentralManager(delegate: nil, queue: nil).state }"),
        ("import PushKit", "func use%() { PKPushRegistry(queue: nil).desiredPushTypes = [.voIP] }"),
        ("import CloudKit", "func use%() async throws -> Bool { try await CKContainer.default().accountStatus() == .available }"),
        ("import CoreSpotlight", "func use%() -> Bool { CSSearchableIndex.isIndexingAvailable() }"),
        ("import Photos", "func use%() -> Int { PHAsset.fetchAssets(with: .image, options: nil).count }"),
        ("import PhotosUI", "func use%() -> UIViewController { PHPickerViewController(configuration: PHPickerConfiguration()) }"),
        (
            "import SwiftUI\nimport PhotosUI",
            "struct Use%: View { @State var item: PhotosPickerItem?; var body: some View { PhotosPicker(\"a\", selection: $item) } }"
        ),
        ("import QuickLook", "func use%() -> UIViewController { QLPreviewController() }"),
        (
            "import TipKit",
            """
            struct Use%: Tip {
                @Parameter static var isOn = false
                static let opened = Event(id: "opened")
                var title: Text { Text("a") }
                var rules: [Rule] {
                    #Rule(Self.$isOn) { $0 == true }
                    #Rule(Self.opened) { $0.donations.donatedWithin(.week).count >= 3 }
                }
            }
            struct Shown%: View { var body: some View { TipView(Use%(), arrowEdge: .top).popoverTip(Use%()) } }
            """
        ),
        (
            "import UIKit\nimport TipKit",
            "func use%(_ tip: any Tip, _ button: UIButton) -> UIViewController { TipUIPopoverViewController(tip, sourceItem: button) }"
        ),
        ("import LinkPresentation", "func use%() -> LPLinkMetadata { LPLinkMetadata() }"),
        ("import MessageUI", "func use%() -> Bool { MFMailComposeViewController.canSendMail() }"),
        ("import GameplayKit", "final class Use%: GKState { override func isValidNextState(_ next: AnyClass) -> Bool { true } }"),
    ]

    /// Modules of media that bring others along.
    private static let mediaUses: [(imports: String, source: String)] =
        [
            "CoreImage", "CoreMedia", "CoreML", "Vision", "VideoToolbox", "AVFoundation", "AVKit", "ARKit", "RealityKit", "RoomPlan",
            "MetalKit", "SceneKit", "SpriteKit", "Photos", "PhotosUI", "ReplayKit", "UIKit", "SwiftUI",
        ].map { module in
            (
                "import \(module)",
                "func use%(_ buffer: CVPixelBuffer) -> [Int] { [CVPixelBufferGetWidth(buffer), Int(kCVPixelFormatType_32BGRA)] }"
            )
        } + [
            ("import CoreML", "func use%() -> CGImage? { nil }"),
            (
                "import Vision",
                "func use%(_ buffer: CMSampleBuffer) -> MLModel? { _ = CIContext(); _ = CGImagePropertyOrientation.up; return nil }"
            ),
            ("import ARKit", "func use%() -> AVCaptureDevice.Position { .back }"),
        ]

    @Test func filesSeeWhatTheirImportsBringAlong() throws {
        let frameworks = try Self.frameworks()
        let modules = AvailableModules.names(frameworks)
        let conditions = PlatformConditions(defined: [], canImport: { modules.contains($0) })
        let folder = try TemporaryFolder()
        let sources = try (Self.uses + Self.mediaUses).enumerated().map { number, use in
            try ParsedSource(
                url: folder.path("Use\(number).swift"),
                text: use.imports + "\n" + use.source.replacingOccurrences(of: "%", with: "\(number)") + "\n", conditions: conditions)
        }
        let index = ModuleIndex(sources.map { ($0.name, $0.facts) }, frameworks: .foundation, moduleName: "Uses")
        for source in sources {
            try folder.write(SourceLowerer.lower(source, index: index, conditions: conditions).text, to: "Lowered/" + source.name)
        }
        let found = try errors(sources.map { folder.path("Lowered/" + $0.name) }, frameworks, folder)
        #expect(found == "", "\(found)")
    }

    /// Whoever uses what is missing reads why, and not that a type lacks members.
    @Test func whatIsMissingSaysSo() throws {
        let folder = try TemporaryFolder()
        let source = """
            import SceneKit
            class Game: NSObject, SCNPhysicsContactDelegate {
                func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
                    _ = (contact.nodeA.name, contact.nodeB, contact.contactPoint.x, contact.contactNormal, contact.collisionImpulse)
                    world.gravity = SCNVector3(0, -9.8, 0)
                    _ = world.rayTestWithSegment(from: contact.contactPoint, to: contact.contactNormal, options: [.searchMode: 1])
                    let body = SCNPhysicsBody(type: .dynamic, shape: SCNPhysicsShape(geometry: SCNSphere(radius: 1), options: nil))
                    body.categoryBitMask = 1
                    body.applyForce(SCNVector3(0, 1, 0), asImpulse: true)
                    _ = SCNPhysicsHingeJoint(body: body, axis: SCNVector3(0, 1, 0), anchor: SCNVector3(0, 0, 0)).axisA
                    SCNNode().physicsBody = body
                }
            }
            """
        try folder.write(source, to: "Game.swift")
        let found = try errors([folder.path("Game.swift")], try Self.frameworks(), folder)
        let others = found.split(separator: "\n").filter { $0.contains("error: ") && !$0.contains("not yet in Quince: physics of scenes") }
        #expect(found.contains("not yet in Quince: physics of scenes"))
        #expect(others.isEmpty, "\(found)")
    }

    @Test(arguments: [
        "Darwin", "MachO", "ObjectiveC", "CoreFoundation", "CoreTransferable", "SwiftUICore", "CoreServices", "Accessibility", "SQLite3",
        "zlib", "CommonCrypto",
    ])
    func modulesWithOtherNamesCanBeImported(_ module: String) throws {
        #expect(AvailableModules.names(try Self.frameworks()).contains(module))
    }

    @Test func whatAFileDoesNotMentionIsNotImported() {
        let lowered = Lowering.registrations("import Foundation\nlet a = 1")
        #expect(!lowered.contains("Combine"))
        #expect(!lowered.contains("Security"))
    }

    @Test func protocolsOfObjectiveCAreKnownOfEveryFramework() {
        for module in ["UserNotifications", "MultipeerConnectivity"] {
            #expect(FrameworkIndex.modules.contains(module))
            #expect(FrameworkIndex.objectiveC.contains(module))
        }
    }

    /// The frameworks of this build.
    private static func frameworks() throws -> FrameworkSet {
        let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../.build/debug/quince").standardizedFileURL
        for place in [executable, checkout] {
            if let found = try? FrameworkSet.locate(besideExecutable: place) { return found }
        }
        return try FrameworkSet.locate(besideExecutable: checkout)
    }

    /// The compiler's errors for files of one module.
    private func errors(_ files: [URL], _ frameworks: FrameworkSet, _ folder: TemporaryFolder) throws -> String {
        let toolchain = try Toolchain.locate()
        let host = toolchain.folder.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
        var arguments = ["-frontend", "-typecheck"] + files.map(\.path) + ["-disable-objc-interop", "-parse-as-library"]
        arguments += frameworks.searchArguments + frameworks.macroArguments + AvailableModules.aliasArguments(frameworks)
        arguments += [
            "-import-module", "QuinceFoundation", "-module-name", "Uses", "-swift-version", "5", "-disable-cross-import-overlays",
        ]
        arguments += ["-module-cache-path", folder.path("Cache").path, "-plugin-path", host.appendingPathComponent("plugins").path]
        arguments += ["-in-process-plugin-server-path", host.appendingPathComponent("libSwiftInProcPluginServer.so").path]
        let output = try toolchain.run("swift-frontend", arguments).output
        return output.split(separator: "\n").filter { $0.contains("error:") && !$0.hasPrefix(" ") }.joined(separator: "\n")
    }
}
