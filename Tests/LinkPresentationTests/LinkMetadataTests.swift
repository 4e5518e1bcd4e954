import Testing
import UIKit

@testable import LinkPresentation

struct LinkMetadataTests {
    private let address = URL(string: "https://example.com/a/page")!

    @Test func openGraphComesFirst() {
        let head = PageHead(
            """
            <html><head><title>Plain &amp; simple</title>
            <META content='The "title"' property="og:title"/><meta name=description content="Words">
            <meta property="og:image" content="/pictures/a.png">
            <link rel="icon" href="icon.png"><link rel="apple-touch-icon" href="//cdn.example.com/touch.png">
            </head></html>
            """, address: address)
        #expect(head.title == "The \"title\"")
        #expect(head.summary == "Words")
        #expect(head.image?.absoluteString == "https://example.com/pictures/a.png")
        #expect(head.icon?.absoluteString == "https://cdn.example.com/touch.png")
        #expect(head.video == nil)
    }

    @Test func theTitleIsThePagesOtherwise() {
        let head = PageHead("<title>\n  Plain &amp;lt;\n simple </title>", address: address)
        #expect(head.title == "Plain &lt; simple")
        #expect(head.image == nil)
    }

    @Test(arguments: [
        "", "<", "<meta", "<meta property=\"og:title", "<title>", "<title></title>", "<meta property=og:title content=\"\">", "\u{0}",
    ])
    func damagedPagesHaveNoTitle(_ page: String) { #expect(PageHead(page, address: address).title == nil) }

    @Test func otherAddressesFail() async {
        let error = await #expect(throws: LPError.self) {
            _ = try await LPMetadataProvider().startFetchingMetadata(for: URL(fileURLWithPath: "/a.html"))
        }
        #expect(error?.code == .metadataFetchFailed)
    }

    @Test func metadataAreArchived() throws {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url, metadata.title) = (address, URL(string: "https://example.com"), "Title")
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data))
        #expect(read.originalURL == address)
        #expect(read.url == metadata.url)
        #expect(read.title == "Title")
        #expect((metadata.copy() as? LPLinkMetadata)?.title == "Title")
    }

    @MainActor @Test func aCardNamesItsSite() {
        let view = LPLinkView(url: URL(string: "https://www.example.com/a")!)
        #expect(view.accessibilityLabel == "example.com")
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (address, "A page")
        view.metadata = metadata
        #expect(view.accessibilityLabel == "A page, example.com")
        #expect(view.accessibilityTraits == .link)
        #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 72))
    }
}
