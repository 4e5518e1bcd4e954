import AccessorySetupKit
import AdAttributionKit
import AdServices
import BackgroundAssets
import CFNetwork
import CryptoTokenKit
import DeviceActivity
import FamilyControls
import FileProvider
import GroupActivities
import ImagePlayground
import MediaAccessibility
import NetworkExtension
import OpenGLES
import PushToTalk
import QuinceFoundation
import ReplayKit
import SensitiveContentAnalysis
import SharedWithYou
import ShazamKit
import SoundAnalysis
import Testing
import WorkoutKit

/// What frameworks answer for which the device has no hardware, account or service.
@MainActor struct SmallFrameworkAnswerTests {
    private struct Watching: GroupActivity {
        var title = "Film"
        var metadata: GroupActivityMetadata { get async { GroupActivityMetadata() } }
    }

    @Test func nothingIsSupported() {
        #expect(!RPScreenRecorder.shared().isAvailable)
        #expect(!ImagePlaygroundViewController.isAvailable)
        #expect(!SWHighlightCenter.isSystemCollaborationSupportAvailable)
        #expect(!WorkoutScheduler.isSupported)
        #expect(!AppImpression.isSupported)
        #expect(!GroupStateObserver().isEligibleForGroupSession)
        #expect(EAGLContext(api: .openGLES3) == nil)
        #expect(TKSmartCardSlotManager.default == nil)
        #expect(TKTokenWatcher().tokenIDs.isEmpty)
        #expect(SWHighlightCenter().highlights.isEmpty)
        #expect(ASAccessorySession().accessories.isEmpty)
        #expect(DeviceActivityCenter().activities.isEmpty)
        #expect(SCSensitivityAnalyzer().analysisPolicy == .disabled)
        #expect(AuthorizationCenter.shared.authorizationStatus == .notDetermined)
        #expect(NEVPNManager.shared().connection.status == .invalid)
    }

    @Test func requestsFailWithTheFrameworksErrors() async throws {
        await #expect(throws: RPRecordingErrorCode.failedToStart) { try await RPScreenRecorder.shared().startRecording() }
        await #expect(throws: NEVPNError(.configurationReadWriteFailed)) { try await NEVPNManager.shared().loadFromPreferences() }
        await #expect(throws: NEHotspotConfigurationError.internal) {
            try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: "Home"))
        }
        await #expect(throws: NEHotspotConfigurationError.invalidSSID) {
            try await NEHotspotConfigurationManager.shared.apply(NEHotspotConfiguration(ssid: ""))
        }
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        await #expect(throws: ASError(.discoveryTimeout)) { try await ASAccessorySession().showPicker() }
        await #expect(throws: ImageCreator.Error.notSupported) { _ = try await ImageCreator() }
        await #expect(throws: NSFileProviderError(.providerNotFound)) {
            try await NSFileProviderManager.add(NSFileProviderDomain(identifier: .init("d"), displayName: "D"))
        }
        await #expect(throws: SHError(.mediaItemFetchFailed)) { _ = try await SHMediaItem.fetch(shazamID: "1") }
        await #expect(throws: AdAttributionKitError.conversionValueInvalid) {
            try await Postback.updateConversionValue(64, lockPostback: false)
        }
        #expect(throws: AAAttributionError(.platformNotSupported)) { try AAAttribution.attributionToken() }
        #expect(throws: SNError(.invalidModel)) { try SNClassifySoundRequest(classifierIdentifier: .version1) }
        #expect(throws: BAErrorCode.callerConnectionNotAccepted) {
            try BADownloadManager.shared.scheduleDownload(
                BAURLDownload(
                    identifier: "a", request: URLRequest(url: URL(fileURLWithPath: "/a")), fileSize: 1, applicationGroupIdentifier: "g"))
        }
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            let schedule = DeviceActivitySchedule(
                intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 9), repeats: true)
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("day"), during: schedule)
        }
    }

    @Test func errorsHaveApplesDomainsAndCodes() {
        func parts(_ error: any Error) -> String { "\((error as NSError).domain) \((error as NSError).code)" }
        #expect(parts(RPRecordingErrorCode.failedToStart) == "com.apple.ReplayKit.RPRecordingErrorDomain -5803")
        #expect(parts(NEVPNError(.configurationReadWriteFailed)) == "NEVPNErrorDomain 5")
        #expect(parts(AAAttributionError(.platformNotSupported)) == "AAAttributionErrorDomain 3")
        #expect(parts(NEHotspotConfigurationError.internal) == "NEHotspotConfigurationErrorDomain 8")
        #expect(parts(NSFileProviderError(.providerNotFound)) == "NSFileProviderErrorDomain -2001")
    }

    @Test func activitiesAreNotShared() async throws {
        #expect(await Watching().prepareForActivation() == .activationDisabled)
        #expect(try await !Watching().activate())
        #expect(Watching.activityIdentifier.contains("Watching"))
    }

    @Test func settingsOfAStoreAreKeptByItsName() {
        let name = ManagedSettingsStore.Name("test")
        ManagedSettingsStore(named: name).application.denyAppRemoval = true
        #expect(ManagedSettingsStore(named: name).application.denyAppRemoval == true)
        #expect(ManagedSettingsStore().application.denyAppRemoval == nil)
        ManagedSettingsStore(named: name).clearAllSettings()
        #expect(ManagedSettingsStore(named: name).application.denyAppRemoval == nil)
    }

    @Test func selectionsAreArchived() throws {
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        let copy = try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(selection))
        #expect(copy == selection)
        #expect(copy.applications.isEmpty)
    }

    @Test func captionsAreThoseOfANewDevice() {
        #expect(MACaptionAppearanceGetDisplayType(.default) == .automatic)
        #expect(MACaptionAppearanceGetRelativeCharacterSize(.user, nil) == 1)
        #expect(MACaptionAppearanceCopySelectedLanguages(.default).takeRetainedValue().count == 0)
        #expect(CFNetworkCopySystemProxySettings()?.takeRetainedValue().count == 0)
    }

    @Test func mediaHasItsProperties() {
        let item = SHMediaItem(properties: [.title: "Song", .genres: ["Pop"]])
        #expect(item.title == "Song")
        #expect(item.genres == ["Pop"])
        #expect(item.artist == nil)
    }

    @Test func goalsAreEqualInOtherUnits() throws {
        #expect(WorkoutGoal.time(1, .hours) == .time(60, .minutes))
        #expect(WorkoutGoal.distance(1, .kilometers) != .distance(1, .meters))
        let goal = WorkoutGoal.distance(5, .kilometers)
        #expect(try JSONDecoder().decode(WorkoutGoal.self, from: JSONEncoder().encode(goal)) == goal)
    }
}
