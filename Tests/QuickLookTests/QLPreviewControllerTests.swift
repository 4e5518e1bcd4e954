import Testing
import UIKit

@testable import QuickLook

@MainActor private final class Files: QLPreviewControllerDataSource {
    let urls: [URL]
    init(_ urls: [URL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { urls[index] as NSURL }
}

@MainActor struct QLPreviewControllerTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    @Test func filesAreShownByTheirKind() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 2)) }
        let picture = PreviewedFile(try file("a.png", try #require(image.pngData())))
        guard case .image = picture else { return #expect(Bool(false), "\(picture)") }
        let text = PreviewedFile(try file("a.json", Data("{}".utf8)))
        guard case .text("{}") = text else { return #expect(Bool(false), "\(text)") }
        let other = PreviewedFile(try file("a.pdf", Data(count: 10)))
        guard case .other("a.pdf", let details) = other else { return #expect(Bool(false), "\(other)") }
        #expect(details.hasSuffix("10 bytes"))
        let drawn = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 50, height: 50)).pdfData { $0.beginPage() }
        let document = PreviewedFile(try file("c.pdf", drawn))
        guard case .document(let pages) = document else { return #expect(Bool(false), "\(document)") }
        #expect(pages.pageCount == 1)
        // A picture that cannot be read is a file like any other.
        let damaged = PreviewedFile(try file("b.png", Data("no picture".utf8)))
        guard case .other("b.png", _) = damaged else { return #expect(Bool(false), "\(damaged)") }
        let gone = PreviewedFile(folder.appendingPathComponent("gone.txt"))
        guard case .other("gone.txt", _) = gone else { return #expect(Bool(false), "\(gone)") }
    }

    @Test func filesThatCanBeShownAreKnown() {
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.jpg") as NSURL))
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.txt") as NSURL))
        #expect(QLPreviewController.canPreview(URL(fileURLWithPath: "/a.pdf") as NSURL))
        #expect(!QLPreviewController.canPreview(URL(fileURLWithPath: "/a.zip") as NSURL))
        #expect(!QLPreviewController.canPreview(URL(string: "https://example.com/a.jpg")! as NSURL))
    }

    @Test func theDataSourcesFilesAreShownInTurn() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = Files([try file("a.txt", Data("one".utf8)), try file("b.txt", Data("two".utf8))])
        let controller = QLPreviewController()
        controller.dataSource = files
        controller.currentPreviewItemIndex = 1
        controller.loadViewIfNeeded()
        #expect(controller.navigationItem.title == "b.txt")
        #expect(controller.currentPreviewItem?.previewItemURL == files.urls[1])
        controller.currentPreviewItemIndex = 0
        #expect(controller.navigationItem.title == "a.txt")
        controller.dataSource = Files([])
        #expect(controller.currentPreviewItem == nil)
    }
}
