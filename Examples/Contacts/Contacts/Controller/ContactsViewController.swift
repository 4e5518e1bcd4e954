import UIKit

/// The sorted list of contacts.
final class ContactsViewController: UIViewController {
    private static let cellIdentifier = "Contact"

    @IBOutlet private weak var tableView: UITableView!

    var book = ContactBook(storage: UserDefaultsContactStorage(), locale: .current)

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    }

    @IBAction private func createContact() {
        let alert = UIAlertController.newContact { [weak self] contact in
            self?.add(contact)
        }
        present(alert, animated: true)
    }

    private func add(_ contact: Contact) {
        let row = book.add(contact)
        tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    }

    private func removeContact(at indexPath: IndexPath) {
        book.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}

extension ContactsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        book.contacts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
        let contact = book.contacts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = contact.name
        content.secondaryText = contact.phone
        cell.contentConfiguration = content
        cell.selectionStyle = .none
        return cell
    }
}

extension ContactsViewController: UITableViewDelegate {
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(
            style: .destructive,
            title: NSLocalizedString("Delete", comment: "Swipe action that removes a contact")
        ) { [weak self] _, _, completion in
            self?.removeContact(at: indexPath)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
