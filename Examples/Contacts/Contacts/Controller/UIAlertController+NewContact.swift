import UIKit

extension UIAlertController {
    /// Asks for a name and a phone number; they can be handed over as soon as they make a contact.
    static func newContact(completion: @escaping (Contact) -> Void) -> UIAlertController {
        let alert = UIAlertController(
            title: NSLocalizedString("Create a new contact", comment: "Title of the alert that asks for a contact"),
            message: NSLocalizedString("Enter a name and a phone number", comment: "Message of the alert that asks for a contact"),
            preferredStyle: .alert
        )
        let create = UIAlertAction(
            title: NSLocalizedString("Create", comment: "Button that makes the contact"), style: .default
        ) { [weak alert] _ in
            if let contact = alert?.draft.contact { completion(contact) }
        }
        create.isEnabled = false
        let check = UIAction { [weak alert, weak create] _ in
            create?.isEnabled = alert?.draft.contact != nil
        }
        alert.addTextField { field in
            field.placeholder = NSLocalizedString("Name", comment: "Placeholder of a contact's name")
            field.autocapitalizationType = .words
            field.textContentType = .name
            field.addAction(check, for: .editingChanged)
        }
        alert.addTextField { field in
            field.placeholder = NSLocalizedString("Phone number", comment: "Placeholder of a contact's phone number")
            field.keyboardType = .phonePad
            field.textContentType = .telephoneNumber
            field.addAction(check, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(
            title: NSLocalizedString("Cancel", comment: "Button that makes no contact"), style: .cancel
        ))
        alert.addAction(create)
        return alert
    }

    private var draft: ContactDraft {
        let texts = textFields?.map { $0.text ?? "" } ?? []
        return texts.count == 2 ? ContactDraft(name: texts[0], phone: texts[1]) : ContactDraft()
    }
}
