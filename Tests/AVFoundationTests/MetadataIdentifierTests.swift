import AVFoundation
import Testing

struct MetadataIdentifierTests {
    @Test func identifiersHaveTheirKeys() {
        #expect(AVMetadataIdentifier.quickTimeMetadataLocationISO6709.rawValue == "mdta/com.apple.quicktime.location.ISO6709")
        #expect(AVMetadataIdentifier.iTunesMetadataTrackNumber.rawValue == "itsk/trkn")
        #expect(AVMetadataIdentifier.icyMetadataStreamTitle.rawValue == "icy/StreamTitle")
    }

    @Test func filesHaveNoLogs() {
        let item = AVPlayerItem(url: URL(fileURLWithPath: "/none.mp4"))
        #expect(item.accessLog()?.events.last?.indicatedBitrate == nil)
        #expect(item.errorLog()?.events.isEmpty == nil)
    }
}
