import QuinceFoundation
import Testing

struct URLDirectoryTests {
    @Test func foldersAreThoseOfTheFileManager() throws {
        #expect(URL.documentsDirectory == FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
        #expect(URL.cachesDirectory == FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
        #expect(try URL(for: .cachesDirectory, in: .userDomainMask) == .cachesDirectory)
    }
}
