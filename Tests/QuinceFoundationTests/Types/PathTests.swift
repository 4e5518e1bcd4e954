import QuinceFoundation
import Testing

struct PathTests {
    @Test(arguments: [
        ("/tmp", "a.txt", "/tmp/a.txt"), ("/tmp/", "a.txt", "/tmp/a.txt"), ("/", "a", "/a"), ("", "a", "a"), ("a", "/b", "a/b"),
        ("a/", "/b/", "a/b"),
        ("//a", "b", "/a/b"), ("a", "", "a"), ("", "", ""), ("/", "/", "/"), ("é", "ü", "é/ü"),
    ])
    func componentsAreJoinedByOneSlash(path: String, component: String, joined: String) {
        #expect((path as NSString).appendingPathComponent(component) == joined)
    }
}
