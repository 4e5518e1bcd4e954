import QuinceFoundation
import Testing

struct FileAttributeTests {
    @Test func attributesOfAFileAreRead() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("attributes-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data([1, 2, 3]).write(to: file)
        let attributes = NSDictionary(dictionary: try FileManager.default.attributesOfItem(atPath: file.path))
        #expect(attributes.fileSize() == 3)
        #expect(attributes.fileType() == FileAttributeType.typeRegular.rawValue)
        #expect(attributes.fileModificationDate() != nil)
        #expect(NSDictionary().fileSize() == 0)
        #expect(NSDictionary().fileType() == nil)
    }

    @Test func anErrorTellsWhatLedToIt() {
        let cause = NSError(domain: "a", code: 1), other = NSError(domain: "b", code: 2)
        let error = NSError(
            domain: "c", code: 3, userInfo: [NSUnderlyingErrorKey: cause, NSMultipleUnderlyingErrorsKey: [other] as [any Error]])
        #expect(error.underlyingErrors.map { ($0 as NSError).code } == [1, 2])
        #expect(cause.underlyingErrors.isEmpty)
    }

    @Test func aFormatIsAppended() {
        #expect(NSString("a").appendingFormat("%d%@", 1, NSString("b")) == "a1b")
    }
}
