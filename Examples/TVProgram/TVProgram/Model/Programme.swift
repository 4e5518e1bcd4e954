import Foundation

/// A recommended broadcast. What the service leaves out, or sends as an empty array or text, is nil or empty here.
struct Programme: Equatable {
    var start: Date?
    var channel: String?
    var title: String?
    var minutes: String?
    var plot: String?
    var rating: String?
    var genre: String?
    var pictureURL: URL?
    /// Further broadcasts, as the service writes them: `yyyy-MM-dd HH:mm`.
    var broadcasts: [String] = []
    /// Who recommends it.
    var users: [String] = []
}

extension Programme: Decodable {
    private enum Key: String, CodingKey {
        case start = "uTime"
        case channel = "ChannelName"
        case title = "Title"
        case minutes = "RunTime"
        case plot = "Plot"
        case rating = "Rating"
        case genre = "Genre"
        case picture = "Icon"
        case broadcasts = "Broadcasts"
        case broadcast = "Broadcast"
        case recommendations = "Recommendations"
        case user = "User"
    }

    /// - Throws: Only where the element is no object.
    init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        start = container.text(.start).flatMap(TimeInterval.init).map(Date.init(timeIntervalSince1970:))
        channel = container.text(.channel)
        title = container.text(.title)
        minutes = container.text(.minutes)
        plot = container.text(.plot)
        rating = container.text(.rating)
        genre = container.text(.genre)
        pictureURL = container.text(.picture).flatMap(URL.init(string:))
        broadcasts = (try? container.nestedContainer(keyedBy: Key.self, forKey: .broadcasts))?.texts(.broadcast) ?? []
        users = (try? container.nestedContainer(keyedBy: Key.self, forKey: .recommendations))?.texts(.user) ?? []
    }
}

private extension KeyedDecodingContainer {
    /// A text that is there and not empty.
    func text(_ key: Key) -> String? {
        guard let text = try? decode(String.self, forKey: key), !text.isEmpty else { return nil }
        return text
    }

    /// One text, or an array of them.
    func texts(_ key: Key) -> [String] {
        if let text = text(key) { return [text] }
        let elements = (try? decode([Lossy<String>].self, forKey: key)) ?? []
        return elements.compactMap(\.value).filter { !$0.isEmpty }
    }
}
