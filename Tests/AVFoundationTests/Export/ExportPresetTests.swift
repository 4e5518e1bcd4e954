@testable import AVFoundation
import Testing

struct ExportPresetTests {
    @Test func presetsNeverEnlarge() throws {
        let preset = try #require(ExportPreset(AVAssetExportPreset1280x720))
        #expect(preset.outputSize(CGSize(width: 1920, height: 1080)).width == 1280)
        #expect(preset.outputSize(CGSize(width: 1920, height: 1080)).height == 720)
        #expect(preset.outputSize(CGSize(width: 1080, height: 1920)).width == 720)
        #expect(preset.outputSize(CGSize(width: 1080, height: 1920)).height == 1280)
        #expect(preset.outputSize(CGSize(width: 63, height: 47)).width == 64)
        #expect(preset.outputSize(CGSize(width: 63, height: 47)).height == 48)
    }

    @Test func progressIsReadInParts() {
        var reader = ProgressReader()
        #expect(reader.read(Data("frame=1\nout_time_us=500".utf8)) == [])
        #expect(reader.read(Data("000\nprogress=continue\nout_time_us=N/A\n".utf8)) == [0.5])
    }
}
