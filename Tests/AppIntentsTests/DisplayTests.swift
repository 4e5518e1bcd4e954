import QuinceFoundation
import Testing

@testable import AppIntents

struct DisplayTests {
    @Test func representationsHaveSynonymsAndPictures() throws {
        let image = DisplayRepresentation.Image(url: try #require(URL(string: "file:///tmp/a.png")), isTemplate: false)
        let representation = DisplayRepresentation(title: "Book", subtitle: "A novel", image: image, synonyms: ["Volume"])
        #expect(representation.synonyms.map { String(localized: $0) } == ["Volume"])
        #expect(representation.image == image)
        #expect(image != DisplayRepresentation.Image(data: Data([1])))
        #expect(DisplayRepresentation(title: "Book").synonyms.isEmpty)
    }

    @Test func linksAreOpenedByAnIntent() throws {
        let url = try #require(URL(string: "https://example.com/1"))
        #expect(OpenURLIntent(url).url == url)
        #expect(!OpenURLIntent.openAppWhenRun)
    }
}
