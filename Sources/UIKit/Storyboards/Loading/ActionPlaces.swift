@_spi(Quince) import QuinceFoundation

/// The places of connections to actions that their targets do not implement, for the message when such an action is sent.
@MainActor enum ActionPlaces {
    private struct Key: Hashable {
        let target: ObjectIdentifier
        let action: String
    }

    private static var places: [Key: String] = [:]

    /// Remembers the place of a connection, by the class of its target, where that lacks the action.
    static func note(_ action: String, of target: AnyObject, at place: @autoclosure () -> String) {
        guard ObjectRuntime.method(action, of: target) == nil else { return }
        places[Key(target: ObjectIdentifier(type(of: target)), action: action)] = place()
    }

    /// Returns the hint about an action that `target` lacks; nil where no document connects it.
    static func hint(_ action: String, of target: AnyObject) -> String? {
        places[Key(target: ObjectIdentifier(type(of: target)), action: action)].map {
            "\($0) connects this action: add the @IBAction, or remove the connection"
        }
    }
}
