import Testing

@testable import UIKit

/// The initializers of document pickers before iOS 14.
@MainActor struct DocumentPickerTests {
    @Test func modesSayWhatPickersAreFor() {
        let types = ["public.image", "com.example.unknown"]
        #expect(UIDocumentPickerViewController(documentTypes: types, in: .import).documentPickerMode == .import)
        #expect(UIDocumentPickerViewController(documentTypes: types, in: .open).documentPickerMode == .open)
        let url = URL(fileURLWithPath: "/a")
        #expect(UIDocumentPickerViewController(url: url, in: .exportToService).documentPickerMode == .exportToService)
        #expect(UIDocumentPickerViewController(urls: [url], in: .moveToService).documentPickerMode == .moveToService)
        #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.image]).documentPickerMode == .open)
        #expect(UIDocumentPickerViewController(forExporting: [url]).documentPickerMode == .moveToService)
    }
}
