import Testing

@testable import QuinceFoundation

@Suite struct ItemProviderTests {
    private func load<Object: NSItemProviderReading>(_ provider: NSItemProvider, _ type: Object.Type) async -> (Object?, (any Error)?) {
        await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: type) { object, error in continuation.resume(returning: (object as? Object, error)) }
        }
    }

    @Test func objectsComeBackAsTheyWent() async {
        let text = NSItemProvider(object: NSString(string: "grüße"))
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(text.canLoadObject(ofClass: NSString.self))
        #expect(!text.canLoadObject(ofClass: NSURL.self))
        #expect(await load(text, NSString.self).0 == "grüße")
        let url = URL(string: "https://example.com/a?b=c")!
        let link = NSItemProvider(object: url as NSURL)
        #expect(link.canLoadObject(ofClass: URL.self))
        let loaded = await withCheckedContinuation { done in
            _ = link.loadObject(ofClass: URL.self) { url, _ in done.resume(returning: url) }
        }
        #expect(loaded == url)
        #expect(await load(text, NSAttributedString.self).0?.string == "grüße")
    }

    @Test func formsConformToTheirGeneralTypes() {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1]), nil)
            return nil
        }
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.jpeg"))
        #expect(provider.hasRepresentationConforming(toTypeIdentifier: "public.data"))
        #expect(!provider.hasRepresentationConforming(toTypeIdentifier: "public.data", fileOptions: .openInPlace))
    }

    @Test func whatIsMissingIsAnError() async {
        let (object, error) = await load(NSItemProvider(), NSString.self)
        #expect(object == nil)
        #expect((error as? NSError)?.domain == NSItemProvider.errorDomain)
        #expect((error as? NSError)?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test func filesAreHandedOutAsCopiesForAWhile() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".txt")
        try Data("contents".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.suggestedName == file.deletingPathExtension().lastPathComponent)
        let (text, url) = await withCheckedContinuation { done in
            _ = provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                done.resume(returning: (url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }, url))
            }
        }
        #expect(text == "contents")
        #expect(url?.pathExtension == "txt")
        #expect(url != file)
        #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        #expect(NSItemProvider(contentsOf: file.appendingPathExtension("missing")) == nil)
    }
}
