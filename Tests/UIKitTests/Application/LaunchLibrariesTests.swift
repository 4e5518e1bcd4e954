import QuinceFoundation
import Testing

@Suite("What an app loads when it starts")
struct LaunchLibrariesTests {
    @Test("The frameworks do not load Foundation's networking, and the thirty libraries it needs, into apps that do without")
    func networking() throws {
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let library = try Data(contentsOf: products.appendingPathComponent("libQuinceFrameworks.so"), options: .alwaysMapped)
        #expect(library.range(of: Data("libFoundation.so\0".utf8)) != nil)
        #expect(library.range(of: Data("libFoundationNetworking.so\0".utf8)) == nil)
    }
}
