import QuinceFoundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func extensionsAndMIMETypesNameTypes() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType(filenameExtension: "jpg") == .jpeg)
        #expect(UTType(mimeType: "application/json") == .json)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType(filenameExtension: "txt") == .plainText)
        #expect(UTType(filenameExtension: "") == nil)
        #expect(UTType(mimeType: "json") == nil)
        #expect(UTType.pdf.preferredMIMEType == "application/pdf")
        #expect(UTType.png.localizedDescription == "PNG image")
    }

    @Test func filesHaveTypes() throws {
        let file = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString + ".json")
        try Data("{}".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try file.resourceValues(forKeys: [.contentTypeKey]).contentType == .json)
        #expect(try file.resourceValues(forKeys: [.fileSizeKey]).contentType == nil)
        #expect(try file.deletingLastPathComponent().resourceValues(forKeys: [.contentTypeKey]).contentType == .folder)
    }

    @Test func typesConformToWhatTheyAreKindsOf() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.isSubtype(of: .text))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.mpeg4Audio.supertypes.isSuperset(of: [.audio, .movie, .item]))
    }

    @Test func everyParentIsDeclared() {
        for type in SystemType.all {
            for parent in type.parents { #expect(SystemType.byIdentifier[parent] != nil, "\(type.identifier) conforms to \(parent)") }
        }
    }

    @Test func unknownExtensionsMakeTypesOfTheirOwn() throws {
        let type = try #require(UTType(filenameExtension: "quux"))
        #expect(type.isDynamic)
        #expect(type.conforms(to: .data))
        #expect(type.preferredFilenameExtension == "quux")
        #expect(type == UTType(filenameExtension: "QUUX"))
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    }

    @Test func unknownIdentifiersAreNoTypes() {
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType("public.png") == .png)
        let own = UTType(exportedAs: "com.example.own", conformingTo: .json)
        #expect(own.conforms(to: .text))
        #expect(UTType("com.example.own") == own)
    }

    @Test func appsDeclareTypes() {
        let registry = TypeRegistry(information: [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "com.example.deck", "UTTypeConformsTo": ["public.json"], "UTTypeDescription": "Deck",
                    "UTTypeTagSpecification": ["public.filename-extension": ["deck"], "public.mime-type": "application/deck"],
                ]
            ]
        ])
        #expect(registry.type(tag: "deck", of: TypeRegistry.filenameExtension, conformingTo: "public.data") == "com.example.deck")
        #expect(registry.ancestors(of: "com.example.deck").contains("public.text"))
        #expect(registry.type("com.example.deck")?.description == "Deck")
    }

    @Test func codingKeepsTheIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.gif])
        #expect(String(decoding: data, as: UTF8.self) == "[\"com.compuserve.gif\"]")
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.gif])
    }

    @Test func filesGetTheExtensionOfTheirType() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
    }
}
