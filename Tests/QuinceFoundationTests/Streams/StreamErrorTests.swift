import QuinceFoundation
import Testing

@Suite struct StreamErrorTests {
    @Test func streamsWithoutErrorHaveNone() {
        let input = InputStream(data: Data([1]))
        #expect(input.streamError == nil)
        input.open()
        let output = OutputStream(toMemory: ())
        for stream in [input, output] as [Stream] { #expect(stream.streamError == nil) }
    }

    @Test func aStreamOfNoFileTellsWhy() throws {
        let input = try #require(InputStream(fileAtPath: NSTemporaryDirectory() + UUID().uuidString))
        input.open()
        #expect(input.streamStatus == .error)
        #expect((input.streamError as NSError?)?.code == Int(ENOENT))
    }
}
