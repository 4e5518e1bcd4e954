@_spi(Quince) import QuinceFoundation

extension UIViewController {
    func performStoryboardSegue(_ identifier: String, sender: Any?) {
        guard let template = (interfaceSlot as? SceneContext)?.template(identifier: identifier) else {
            uncaughtException(
                .invalidArgument,
                "Receiver (<\(String(reflecting: type(of: self))): \(addressText(of: self))>) has no segue with identifier '\(identifier)'. "
                    + knownSegues)
        }
        template.perform(sender: sender)
    }

    /// The identifiers of existing segues, for the message about a missing one.
    private var knownSegues: String {
        guard let context = interfaceSlot as? SceneContext, let element = context.scene.controller else {
            return "It was not made from a storyboard's scene."
        }
        let known = context.scene.segueIdentifiers.map { "'\($0)'" }.joined(separator: ", ")
        let place = "Its scene (\(context.document.place(of: element)))"
        return known.isEmpty ? "\(place) has no segue with an identifier." : "\(place) has the segues \(known)."
    }

    /// Whether the controller is where an unwind segue with this action leads; the default is whether it has the action.
    func takesUnwindAction(_ action: Selector) -> Bool { ObjectRuntime.method(action.name, of: self) != nil }
}

/// A container controller that takes children from relationship segues.
@MainActor protocol RelationshipContainer: UIViewController {
    /// The related controllers by relationship (`rootViewController`, `viewControllers`, …), in the document's order.
    func connect(relationships: [String: [UIViewController]])
}
