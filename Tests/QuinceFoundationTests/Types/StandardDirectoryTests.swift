import QuinceFoundation
import Testing

struct StandardDirectoryTests {
    @Test func foldersAreThoseOfTheContainer() throws {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).path
        for (folder, path) in [
            (FileManager.SearchPathDirectory.documentDirectory, "Documents"), (.cachesDirectory, "Library/Caches"),
            (.applicationSupportDirectory, "Library/Application Support"), (.libraryDirectory, "Library"),
        ] {
            let url = try #require(FileManager.default.urls(for: folder, in: .userDomainMask).first)
            #expect(url.path == home + "/" + path)
            #expect(url.absoluteString.hasSuffix("/"))
            #expect(NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, true) == [home + "/" + path])
            #expect(NSSearchPathForDirectoriesInDomains(folder, .userDomainMask, false) == ["~/" + path])
            #expect(try FileManager.default.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: false) == url)
        }
    }
}
