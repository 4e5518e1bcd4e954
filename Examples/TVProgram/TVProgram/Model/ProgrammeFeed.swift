import Foundation

/// What the service sends.
struct ProgrammeFeed: Decodable {
    /// In the order of the service, without elements that are no objects.
    let programmes: [Programme]

    private enum RootKey: String, CodingKey {
        case events
    }

    private enum EventsKey: String, CodingKey {
        case channel = "knftv"
    }

    init(from decoder: Decoder) throws {
        let root = try decoder.container(keyedBy: RootKey.self)
        let events = try root.nestedContainer(keyedBy: EventsKey.self, forKey: .events)
        programmes = try events.decode([Lossy<Programme>].self, forKey: .channel).compactMap(\.value)
    }

    /// Reads the service's answer.
    ///
    /// - Throws: `LoadingError.notJSON` or `LoadingError.wrongShape`.
    static func programmes(in data: Data) throws -> [Programme] {
        do {
            return try JSONDecoder().decode(ProgrammeFeed.self, from: data).programmes
        } catch DecodingError.dataCorrupted {
            throw LoadingError.notJSON
        } catch {
            throw LoadingError.wrongShape
        }
    }
}
