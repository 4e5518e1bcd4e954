import Intents

/// Says what there is to choose of the widgets.
final class IntentHandler: INExtension {
    override func handler(for intent: INIntent) -> Any {
        ProfileSelectionHandler(storage: UserDefaultsLadderStorage(defaults: .group))
    }
}
