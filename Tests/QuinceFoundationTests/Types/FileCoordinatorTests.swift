import QuinceFoundation
import Testing

struct FileCoordinatorTests {
    @Test func accessorsAreCalledWithTheirFiles() {
        var (read, written): (URL?, URL?)
        let url = URL(fileURLWithPath: "/nowhere")
        var error: NSError?
        NSFileCoordinator().coordinate(readingItemAt: url, options: [], error: &error) { read = $0 }
        NSFileCoordinator(filePresenter: nil).coordinate(writingItemAt: url, options: .forReplacing, error: &error) { written = $0 }
        #expect(read == url)
        #expect(written == url)
        #expect(error == nil)
    }
}
