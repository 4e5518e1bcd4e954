import Testing

@testable import AppBuilder

struct PathTextTests {
    @Test(arguments: [
        ("/a/b.c/d.txt", "/a/b.c", "d", ".txt"), ("d.txt", "", "d", ".txt"), ("a/b/", "a", "b", ""), ("/abc", "/", "abc", ""),
        ("//a//bc//", "//a", "bc", ""), ("/", "/", "", ""), ("///", "/", "", ""), ("", "", "", ""), (".hidden", "", ".hidden", ""),
        ("a/bc.", "a", "bc.", ""), ("ä/ü.tar.gz", "ä", "ü.tar", ".gz"),
    ]) func partsOfAPath(path: String, folder: String, base: String, suffix: String) {
        let text = PathText(path)
        #expect(text.folder == folder)
        #expect(text.base == base)
        #expect(text.suffix == suffix)
        #expect(text.name == base + suffix)
    }
}
