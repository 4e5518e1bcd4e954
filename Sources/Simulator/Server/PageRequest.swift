import Foundation

/// The head of an HTTP request, as far as the pages' server understands it.
///
/// Any bytes make one, and nothing of it is parsed before it is asked for: `PageAccess` decides by host, origin and site first.
struct PageRequest: Sendable {
    /// The things there are to ask for.
    enum Resource: Equatable, Sendable {
        /// `/`: the page of the first booted device.
        case start
        /// A folder whose path lacks the slash at its end, which the page's own files need.
        case folder(String)
        /// A file of the pages: `/devices/<UDID>/main.js`, `/previews/page.css`. It is the same for everybody.
        case file(String)
        /// `/devices/<UDID>/socket`
        case socket(UUID)
        /// `/devices/<UDID>/icons/<bundle identifier>.png`
        case icon(app: String, device: UUID)
        /// `/devices/<UDID>/widgets/<copy>/<revision>/<entry>.png`
        case widget(copy: Int, entry: Int, device: UUID)
        /// `/devices/<UDID>/sounds/<number>`
        case sound(Int, device: UUID)
        /// `/previews/feed`
        case previewFeed
        case unknown

        /// Whether it tells or changes anything of the user's.
        var needsToken: Bool {
            switch self {
            case .start, .folder, .file, .unknown: false
            case .socket, .icon, .widget, .sound, .previewFeed: true
            }
        }
    }

    /// The subprotocol of the pages' sockets, which is the one that is answered.
    static let socketProtocol = "quince"
    /// The beginning of the subprotocol that brings the token.
    static let tokenProtocol = "quince.token."
    /// Longer targets name nothing, in bytes.
    private static let maximumTarget = 2048

    let method: String
    let target: String
    private let headers: RequestHeaders

    init(method: String, target: String, headers: [(name: String, value: String)]) {
        (self.method, self.target, self.headers) = (method, target, RequestHeaders(headers))
    }

    // MARK: Headers

    var host: String? { headers.only("Host") }
    var origins: [String] { headers.values(of: "Origin") }

    /// Whether a browser says that a page of another site asks for this, other than by a link that leads here.
    var isOfAnotherSite: Bool {
        let sites = headers.values(of: "Sec-Fetch-Site")
        guard sites.contains(where: { $0 != "same-origin" && $0 != "none" }) else { return false }
        return headers.only("Sec-Fetch-Mode") != "navigate" || headers.only("Sec-Fetch-Dest") != "document"
    }

    /// Whether a body follows, which no request of a page has.
    var hasBody: Bool { !headers.values(of: "Transfer-Encoding").isEmpty || headers.values(of: "Content-Length").contains { $0 != "0" } }

    /// The token, from `Authorization: Bearer …` or the subprotocol `quince.token.…`.
    var token: String? {
        if let token = headers.bearerToken { return token }
        let offered = subprotocols.first { $0.hasPrefix(Self.tokenProtocol) }
        return offered.map { String($0.dropFirst(Self.tokenProtocol.count)) }
    }

    var subprotocols: [String] {
        headers.values(of: "Sec-WebSocket-Protocol").flatMap { $0.split(separator: ",") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    // MARK: Target

    var resource: Resource {
        guard let (names, isFolder) = path else { return .unknown }
        var rest = names[...]
        switch rest.popFirst() {
        case nil: return .start
        case "previews":
            if rest.isEmpty { return isFolder ? .file("previews/previews.html") : .folder("/previews") }
            if isFolder { return .unknown }
            return Array(rest) == ["feed"] ? .previewFeed : .file(rest.joined(separator: "/"))
        case "devices":
            guard let device = rest.popFirst().flatMap({ UUID(uuidString: $0) }) else { return .unknown }
            if rest.isEmpty { return isFolder ? .file("index.html") : .folder("/devices/\(device.uuidString)") }
            return isFolder ? .unknown : Self.resource(Array(rest), of: device)
        default: return .unknown
        }
    }

    private static func resource(_ names: [String], of device: UUID) -> Resource {
        var rest = names[...]
        let first = rest.popFirst()
        switch (first, names.count) {
        case ("socket", 1): return .socket(device)
        case ("icons", 2): return picture(names.last).map { .icon(app: $0, device: device) } ?? .unknown
        case ("sounds", 2): return names.last.flatMap { Int($0) }.map { .sound($0, device: device) } ?? .unknown
        case ("widgets", 4):
            guard let copy = rest.popFirst().flatMap({ Int($0) }), let entry = picture(names.last).flatMap({ Int($0) }) else {
                return .unknown
            }
            return .widget(copy: copy, entry: entry, device: device)
        default: return .file(names.joined(separator: "/"))
        }
    }

    /// The name of a PNG file without its ending.
    private static func picture(_ name: String?) -> String? {
        guard let name, name.hasSuffix(".png") else { return nil }
        return String(name.dropLast(".png".count))
    }

    /// The names of the path, decoded; nil where one could mean a place outside of the folder that is served.
    private var path: (names: [String], isFolder: Bool)? {
        guard target.utf8.count <= Self.maximumTarget, target.hasPrefix("/") else { return nil }
        var parts = target.dropFirst().prefix { $0 != "?" && $0 != "#" }.split(separator: "/", omittingEmptySubsequences: false)
        let isFolder = parts.last?.isEmpty == true
        if isFolder { parts.removeLast() }
        let names = parts.compactMap { $0.removingPercentEncoding }
        guard names.count == parts.count, names.allSatisfy(Self.isPlain) else { return nil }
        return (names, isFolder)
    }

    private static func isPlain(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".") && name.unicodeScalars.allSatisfy { $0 != "/" && $0 != "\\" && $0.value >= 32 }
    }
}
