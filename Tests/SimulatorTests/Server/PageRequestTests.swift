import DamageSupport
import Foundation
import Testing

@testable import Simulator

/// Targets of requests, well and badly made.
struct PageRequestTests {
    private static let device = UUID()
    private static var page: String { "/devices/\(device.uuidString)" }

    private static func resource(_ target: String) -> PageRequest.Resource {
        PageRequest(method: "GET", target: target, headers: []).resource
    }

    private static let targets: [(String, PageRequest.Resource)] = [
        ("/", .start), ("/?=", .start), ("/?with=1", .start), ("/previews", .folder("/previews")),
        ("/previews/", .file("previews/previews.html")), ("/previews/page.css", .file("page.css")), ("/previews/feed", .previewFeed),
        (page, .folder(page)), (page + "?a", .folder(page)), (page + "/", .file("index.html")), (page + "/?with=2", .file("index.html")),
        (page + "/phone/phone.js", .file("phone/phone.js")), (page + "/%6dain.js", .file("main.js")),
        (page + "/socket?token=1", .socket(device)),
        (page + "/sounds/12", .sound(12, device: device)), (page + "/sounds/x", .unknown),
        (page + "/icons/a.b.png", .icon(app: "a.b", device: device)),
        (page + "/widgets/1/2/3.png", .widget(copy: 1, entry: 3, device: device)),
    ]

    @Test func targetsAreTakenApart() {
        for (target, resource) in Self.targets { #expect(Self.resource(target) == resource, "\(target)") }
    }

    private static let strange = [
        "", "*", "?=", "/a", "//", "/devices", "/devices/", "/devices/x/", "/api/command", "/devices//", "http://127.0.0.1/", page + "//",
        page + "/main.js/", page + "/../main.js", page + "/..%2fmain.js", page + "/%2e%2e/main.js", page + "/.hidden.js",
        page + "/phone/..%5cphone.js",
        page + "/a%00.js", page + "/%", page + "/%ff", page + "/a\u{301}/%2f", page + "/widgets/1/2/x.png", page + "/widgets/1/2/3.jpg",
        page + "/widgets/9999999999999999999/1/1.png", page + "/icons/png", "/" + String(repeating: "a", count: 3000),
    ]

    @Test func strangeOnesNameNothing() { for target in Self.strange { #expect(Self.resource(target) == .unknown, "\(target)") } }

    @Test func anyBytesAreTaken() {
        var damage = Damage(alphabet: "/?&=%.#\\ \0\r\n\u{301}devicsprvwkotn0123456789abcdef-,:;")
        for (target, _) in Self.targets {
            for _ in 0..<200 {
                let damaged = String(decoding: damage.apply(to: Array(target.utf8)), as: UTF8.self)
                let request = PageRequest(
                    method: damaged, target: damaged, headers: [("Authorization", damaged), ("Sec-WebSocket-Protocol", damaged)])
                if case .file(let name) = request.resource { #expect(!name.split(separator: "/").contains { $0.hasPrefix(".") }) }
                _ = (request.token, request.host, request.isOfAnotherSite, request.hasBody)
            }
        }
    }
}
