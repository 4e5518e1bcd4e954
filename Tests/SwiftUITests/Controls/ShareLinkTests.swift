import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ShareLinkTests {
    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
    }

    private func pictures(in view: UIView) -> [UIImage] {
        ((view as? UIImageView)?.image.map { [$0] } ?? []) + view.subviews.flatMap { pictures(in: $0) }
    }

    /// The sheet that pressing a link presents.
    private func sheet(_ link: AnyView) throws -> UIView {
        let shown = Windowed(link)
        let host = try #require(shown.controller.view as? HostingView<AnyView>)
        #expect(host.host.root.triggerFirstControl())
        shown.update()
        return try #require(shown.first(UIActivityViewController.self)?.view)
    }

    private let page = URL(string: "https://example.com/page")!

    @Test func theHeadShowsAPreview() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).image { _ in }
        let head = try sheet(AnyView(ShareLink(item: page, preview: SharePreview("A page", image: Image(uiImage: picture)))))
        #expect(texts(in: head).contains("A page"))
        #expect(!texts(in: head).contains("example.com"))
        #expect(pictures(in: head).contains { $0.size == picture.size })
    }

    @Test func withoutAPreviewTheValueTellsWhatItIs() throws {
        let head = try sheet(AnyView(ShareLink("Send", item: page, subject: Text("Subject"))))
        #expect(texts(in: head).contains("example.com"))
        #expect(!texts(in: head).contains("Subject"))
    }

    @Test func severalValuesAreCounted() throws {
        let pages = [page, page]
        let head = try sheet(
            AnyView(ShareLink(items: pages, preview: { SharePreview("Page \($0.path)", icon: Image(systemName: "star")) })))
        #expect(texts(in: head).contains("2 Items"))
    }
}
