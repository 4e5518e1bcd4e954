/// What the head of a web page says of it, as other pages show it: Open Graph's and Twitter's properties, title and icons.
struct PageHead: Equatable {
    var title: String?
    var summary: String?
    var image: URL?
    var icon: URL?
    var video: URL?

    /// - Parameter address: The page's, from which its links go out.
    init(_ page: String, address: URL) {
        var properties: [String: String] = [:]
        var iconRank = 0
        for tag in Self.tags(in: page) {
            switch tag.name {
            case "meta":
                let name = (tag.values["property"] ?? tag.values["name"])?.lowercased()
                if let name, let content = tag.values["content"], !content.isEmpty, properties[name] == nil { properties[name] = content }
            case "link":
                let kinds = (tag.values["rel"] ?? "").lowercased().split(separator: " ")
                let rank = kinds.contains("apple-touch-icon") ? 2 : kinds.contains("icon") ? 1 : 0
                guard rank > iconRank, let text = tag.values["href"], let url = URL(string: text, relativeTo: address) else { continue }
                (icon, iconRank) = (url.absoluteURL, rank)
            default: continue
            }
        }
        func url(_ names: String...) -> URL? {
            names.lazy.compactMap { properties[$0] }.first.flatMap { URL(string: $0, relativeTo: address)?.absoluteURL }
        }
        title = properties["og:title"] ?? properties["twitter:title"] ?? Self.title(of: page)
        summary = properties["og:description"] ?? properties["description"]
        image = url("og:image:secure_url", "og:image", "twitter:image")
        video = url("og:video:secure_url", "og:video:url", "og:video")
    }

    private struct Tag {
        var name: String
        var values: [String: String]
    }

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive, .dotMatchesLineSeparators])
    }

    /// The tags `meta` and `link` of a page, in order.
    private static func tags(in page: String) -> [Tag] {
        let text = page as NSString
        let found = expression("<(meta|link)\\b((?:\"[^\"]*\"|'[^']*'|[^<>\"'])*+)>")?.matches(
            in: page, range: NSRange(location: 0, length: text.length))
        // Neither gives characters back nor goes past another tag: pages take time in proportion to their length.
        return (found ?? []).filter { $0.range.length <= 8192 }.map {
            Tag(name: text.substring(with: $0.range(at: 1)).lowercased(), values: values(text.substring(with: $0.range(at: 2))))
        }
    }

    private static func values(_ attributes: String) -> [String: String] {
        let text = attributes as NSString
        let found = expression("(?<![a-z:-])([a-z:-]++)\\s*+=\\s*+(?:\"([^\"]*)\"|'([^']*)'|([^\\s\"'>]+))")?.matches(
            in: attributes, range: NSRange(location: 0, length: text.length))
        var values: [String: String] = [:]
        for match in found ?? [] {
            let range = (2...4).map { match.range(at: $0) }.first { $0.location != NSNotFound }
            if let range { values[text.substring(with: match.range(at: 1)).lowercased()] = plain(text.substring(with: range)) }
        }
        return values
    }

    private static func title(of page: String) -> String? {
        let text = page as NSString
        func place(of part: String, after start: Int) -> NSRange? {
            let found = text.range(of: part, options: .caseInsensitive, range: NSRange(location: start, length: text.length - start))
            return found.location == NSNotFound ? nil : found
        }
        guard let tag = place(of: "<title", after: 0), let start = place(of: ">", after: NSMaxRange(tag)),
            let end = place(of: "</title", after: NSMaxRange(start))
        else { return nil }
        let title = plain(text.substring(with: NSRange(location: NSMaxRange(start), length: end.location - NSMaxRange(start))))
        return title.isEmpty ? nil : title
    }

    /// Text without entities and superfluous spaces.
    private static func plain(_ text: String) -> String {
        var text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        // The ampersand comes last: what it makes is no entity.
        for (entity, character) in [
            ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"), ("&nbsp;", " "),
            ("&amp;", "&"),
        ] { text = text.replacingOccurrences(of: entity, with: character) }
        return text
    }
}
