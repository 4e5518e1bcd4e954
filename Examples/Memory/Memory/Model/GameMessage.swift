import Foundation

/// What two phones say to each other during a game: JSON objects, told apart by their keys.
enum GameMessage: Equatable {
    /// The host has dealt: `{"theme": …, "numberOfPairs": …, "cards": […]}`.
    case deal(Deal)
    /// The player on turn has tapped a card: `{"index": 3}`.
    case move(index: Int)
    /// Whether it is the receiver's turn: `{"yourTurn": true}`.
    case turn(isYours: Bool)
    /// The sender has left the game: `{"didQuit": true}`.
    case quit

    private struct Move: Codable { let index: Int }
    private struct TurnChange: Codable { let yourTurn: Bool }
    private struct Leave: Codable { let didQuit: Bool }

    /// Reads a message; nil for anything that is none, and for a deal with which no game can be played.
    init?(_ data: Data) {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { return nil }
        let keys: Set = ["theme", "index", "yourTurn", "didQuit"]
        let decoder = JSONDecoder()
        switch keys.intersection(object.keys) {
        case ["theme"]:
            guard let deal = try? decoder.decode(Deal.self, from: data), deal.isPlayable else { return nil }
            self = .deal(deal)
        case ["index"]:
            guard let move = try? decoder.decode(Move.self, from: data) else { return nil }
            self = .move(index: move.index)
        case ["yourTurn"]:
            guard let change = try? decoder.decode(TurnChange.self, from: data) else { return nil }
            self = .turn(isYours: change.yourTurn)
        case ["didQuit"]:
            guard let leave = try? decoder.decode(Leave.self, from: data), leave.didQuit else { return nil }
            self = .quit
        default:
            return nil
        }
    }

    /// The message as it is sent.
    var data: Data {
        switch self {
        case .deal(let deal): return Self.encode(deal)
        case .move(let index): return Self.encode(Move(index: index))
        case .turn(let isYours): return Self.encode(TurnChange(yourTurn: isYours))
        case .quit: return Self.encode(Leave(didQuit: true))
        }
    }

    private static func encode<Value: Encodable>(_ value: Value) -> Data {
        // Plain values always have a JSON form.
        (try? JSONEncoder().encode(value)) ?? Data()
    }
}
