/// The gesture recognizers and interactions of a view.
struct ViewInteraction {
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    /// Number of running animations that keep touches away.
    var blockingAnimations = 0
    var restorationIdentifier: String?
}

extension UIView {
    func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        interaction.recognizers = (interaction.recognizers ?? []) + [recognizer]
        recognizer.attachedView = self
    }

    func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        interaction.recognizers?.removeAll { $0 === recognizer }
        recognizer.attachedView = nil
    }

    func setGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in interaction.recognizers ?? [] { detach(recognizer) }
        for recognizer in recognizers ?? [] { attach(recognizer) }
    }

    func attach(_ added: any UIInteraction) {
        added.view?.removeInteraction(added)
        added.willMove(to: self)
        interaction.interactions.append(added)
        added.didMove(to: self)
    }

    func detach(_ removed: any UIInteraction) {
        guard interaction.interactions.contains(where: { $0 === removed }) else { return }
        removed.willMove(to: nil)
        interaction.interactions.removeAll { $0 === removed }
        removed.didMove(to: nil)
    }

    func setInteractions(_ new: [any UIInteraction]) {
        for old in interaction.interactions { removeInteraction(old) }
        for added in new { addInteraction(added) }
    }
}
