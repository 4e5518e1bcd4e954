import EventKit
import QuinceFoundation
import UIKit

/// The questions and messages of the pages of events.
@MainActor struct EventQuestions {
    /// The controller that presents them.
    let presenter: UIViewController

    /// Asks whether an event is deleted, and of one that recurs, which occurrences.
    func askDeletion(of event: EKEvent, _ chosen: @escaping (EKSpan) -> Void) {
        guard event.hasRecurrenceRules, !event.isDetached else {
            return ask(
                systemText("Are you sure you want to delete this event?"), [(systemText("Delete Event"), { chosen(.thisEvent) })],
                isDestructive: true)
        }
        ask(
            systemText("This is a repeating event."),
            [
                (systemText("Delete This Event Only"), { chosen(.thisEvent) }),
                (systemText("Delete All Future Events"), { chosen(.futureEvents) }),
            ], isDestructive: true)
    }

    /// Asks which occurrences of an event that recurs a change is for.
    func askSpan(_ chosen: @escaping (EKSpan) -> Void) {
        ask(
            systemText("This is a repeating event."),
            [
                (systemText("Save for This Event Only"), { chosen(.thisEvent) }),
                (systemText("Save for Future Events"), { chosen(.futureEvents) }),
            ])
    }

    /// Asks whether changes are discarded.
    func askDiscarding(isNew: Bool, _ discarded: @escaping () -> Void) {
        let title =
            isNew
            ? systemText("Are you sure you want to discard this new event?")
            : systemText("Are you sure you want to discard your changes?")
        ask(title, [(systemText("Discard Changes"), discarded)], isDestructive: true, cancel: systemText("Keep Editing"))
    }

    func warn(_ message: String) {
        let alert = UIAlertController(title: systemText("Cannot Save Event"), message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("OK"), style: .default))
        presenter.present(alert, animated: true)
    }

    private func ask(
        _ title: String, _ choices: [(title: String, chosen: () -> Void)], isDestructive: Bool = false,
        cancel: String = systemText("Cancel")
    ) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        for choice in choices {
            sheet.addAction(UIAlertAction(title: choice.title, style: isDestructive ? .destructive : .default) { _ in choice.chosen() })
        }
        sheet.addAction(UIAlertAction(title: cancel, style: .cancel))
        presenter.present(sheet, animated: true)
    }
}
