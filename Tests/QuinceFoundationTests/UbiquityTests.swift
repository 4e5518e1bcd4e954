import Testing

@_spi(Quince) @testable import QuinceFoundation

/// Apps that keep documents in iCloud go on without it, as on a device where nobody is signed in.
struct UbiquityTests {
    @Test func nobodyIsSignedIn() {
        let files = FileManager.default
        #expect(files.ubiquityIdentityToken == nil)
        #expect(files.url(forUbiquityContainerIdentifier: nil) == nil)
        #expect(files.url(forUbiquityContainerIdentifier: "iCloud.com.example.App") == nil)
        #expect(!files.isUbiquitousItem(at: URL(fileURLWithPath: "/tmp")))
    }

    @Test func itemsCannotBeMovedToTheCloud() throws {
        let file = URL(fileURLWithPath: "/tmp/Note.txt")
        let error = #expect(throws: CocoaError.self) {
            try FileManager.default.setUbiquitous(true, itemAt: file, destinationURL: URL(fileURLWithPath: "/tmp/Cloud"))
        }
        #expect(error?.code == .ubiquitousFileUbiquityServerNotAvailable)
        #expect(error?.url == file)
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
        #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
    }
}
