@testable import AVFoundation
import Testing

struct MediaSelectionTests {
    private let options = ["de-AT", "en", "en-GB"].map { AVMediaSelectionOption(.audio, language: $0) }

    @Test func filesHaveNoAlternatives() async throws {
        let files = try SampleFiles()
        defer { files.remove() }
        let asset = AVURLAsset(url: try files.wave(seconds: 1))
        #expect(try await asset.loadMediaSelectionGroup(for: .audible) == nil)
        #expect(asset.availableMediaCharacteristicsWithMediaSelectionOptions.isEmpty)
        let broken = AVURLAsset(url: try files.text())
        await #expect(throws: (any Error).self) { try await broken.loadMediaSelectionGroup(for: .legible) }
    }

    @Test func optionsAreFilteredByLanguage() {
        let english = AVMediaSelectionGroup.mediaSelectionOptions(from: options, with: Locale(identifier: "en"))
        #expect(english.map(\.extendedLanguageTag) == ["en", "en-GB"])
        let british = AVMediaSelectionGroup.mediaSelectionOptions(from: options, with: Locale(identifier: "en_GB"))
        #expect(british.map(\.extendedLanguageTag) == ["en-GB"])
        let sorted = AVMediaSelectionGroup.mediaSelectionOptions(
            from: options, filteredAndSortedAccordingToPreferredLanguages: ["fr", "de"])
        #expect(sorted.map(\.extendedLanguageTag) == ["de-AT"])
        #expect(options[0].hasMediaCharacteristic(.audible))
    }

    @Test func theDeviceHasNoCameras() {
        #expect(!AVCaptureMultiCamSession.isMultiCamSupported)
        #expect(AVCapturePhotoOutput().availablePhotoFileTypes.isEmpty)
        #expect(AVCaptureVideoDataOutput().recommendedVideoSettingsForAssetWriter(writingTo: .mov) == nil)
        #expect(AVCaptureDevice.currentExposureDuration == .invalid)
    }
}
