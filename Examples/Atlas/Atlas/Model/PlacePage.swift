import Foundation

/// The web page of a place, made from the bundle's template.
struct PlacePage {
    let place: Place
    let neighbours: [Place]
    let template: String

    /// The page with the place's words in the template's `{{marks}}`.
    var html: String {
        let texts = [
            "title": Self.escaped(place.name), "country": Self.escaped(place.country), "kind": Self.escaped(place.kind.title),
            "kindName": place.kind.rawValue, "summary": Self.escaped(place.summary), "facts": facts, "neighbours": links,
        ]
        return texts.reduce(template) { page, text in page.replacingOccurrences(of: "{{\(text.key)}}", with: text.value) }
    }

    private var facts: String {
        place.facts.map { "<div><dt>\(Self.escaped($0.name))</dt><dd>\(Self.escaped($0.value))</dd></div>" }.joined(separator: "\n")
    }

    private var links: String {
        neighbours.map { neighbour in
            let distance = DistanceText.short(neighbour.distance(to: place))
            return """
                <li><a href="\(PlaceLink(neighbour).url.absoluteString)">\(Self.escaped(neighbour.name))\
                <span>\(Self.escaped(distance))</span></a></li>
                """
        }
        .joined(separator: "\n")
    }

    /// A text without characters that mean something in HTML.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;")
            .replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;")
    }
}

extension PlacePage {
    /// The page of a place of a catalogue, with the four places closest to it.
    init(_ place: Place, in catalogue: PlaceCatalogue) {
        self.init(place: place, neighbours: catalogue.neighbours(of: place, count: 4), template: Self.bundledTemplate)
    }

    private static let bundledTemplate: String = {
        guard let url = Bundle.main.url(forResource: "Place", withExtension: "html"),
            let text = try? String(contentsOf: url, encoding: .utf8)
        else { fatalError("Place.html is missing") }
        return text
    }()
}
