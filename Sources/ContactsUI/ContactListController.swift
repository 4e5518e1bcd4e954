import Contacts
import QuinceFoundation
import UIKit

/// The user's contacts in sections by the first letter.
final class ContactListController: UITableViewController, UISearchResultsUpdating {
    var choosesSeveral = false
    /// Whether the user can select a contact.
    var isEnabled: (CNContact) -> Bool = { _ in true }
    /// Replaces the user's contacts, of which some are offered.
    var contacts: [CNContact]?
    var canceled: (() -> Void)?
    var chosen: (([CNContact]) -> Void)?
    private var all: [CNContact] = []
    private var sections: [(title: String, contacts: [CNContact])] = []
    private var selected: Set<String> = []

    init() { super.init(style: .plain) }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = systemText("Contacts")
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.canceled?() })
        if choosesSeveral {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
            navigationItem.rightBarButtonItem?.isEnabled = false
        }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        all = contacts.map(PickedContacts.sorted) ?? PickedContacts.all()
        show(all)
    }

    private func show(_ contacts: [CNContact]) {
        let groups = Dictionary(grouping: contacts) { contact -> String in
            let first = PickedContacts.sortName(contact).prefix(1).folding(options: .diacriticInsensitive, locale: nil).uppercased()
            return first.first?.isLetter == true ? first : "#"
        }
        sections = groups.sorted { ($0.key == "#" ? "\u{10FFFF}" : $0.key) < ($1.key == "#" ? "\u{10FFFF}" : $1.key) }.map {
            ($0.key, $0.value)
        }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.text = systemText("No Contacts")
        contentUnavailableConfiguration = contacts.isEmpty ? empty : nil
        tableView.reloadData()
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        show(text.isEmpty ? all : all.filter { PickedContacts.name($0).localizedCaseInsensitiveContains(text) })
    }

    func finish() { chosen?(all.filter { selected.contains($0.identifier) }) }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.count > 1 ? sections.map(\.title) : nil }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let contact = sections[indexPath.section].contacts[indexPath.row]
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.attributedText = PickedContacts.styledName(contact)
        cell.accessoryType = selected.contains(contact.identifier) ? .checkmark : .none
        if !isEnabled(contact) {
            cell.textLabel?.textColor = .tertiaryLabel
            cell.selectionStyle = .none
            cell.accessibilityTraits.insert(.notEnabled)
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let contact = sections[indexPath.section].contacts[indexPath.row]
        guard isEnabled(contact) else { return tableView.deselectRow(at: indexPath, animated: false) }
        guard choosesSeveral else { return chosen?([contact]) ?? () }
        if selected.remove(contact.identifier) == nil { selected.insert(contact.identifier) }
        navigationItem.rightBarButtonItem?.isEnabled = !selected.isEmpty
        tableView.reloadRows(at: [indexPath], with: .none)
    }
}

/// The contacts that the user selects from. Selecting is the permission.
enum PickedContacts {
    static func all() -> [CNContact] { sorted((try? CNContactStore.selectableContacts()) ?? []) }

    static func sorted(_ contacts: [CNContact]) -> [CNContact] {
        contacts.sorted { sortName($0).localizedStandardCompare(sortName($1)) == .orderedAscending }
    }

    static func name(_ contact: CNContact) -> String { CNContactFormatter.string(from: contact, style: .fullName) ?? systemText("No Name") }

    static func sortName(_ contact: CNContact) -> String {
        let name = [contact.familyName, contact.givenName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? contact.organizationName : name
    }

    /// The name with the part that sorts in bold, as iOS lists it.
    static func styledName(_ contact: CNContact) -> NSAttributedString {
        let name = name(contact)
        let text = NSMutableAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let bold = contact.familyName.isEmpty ? name : contact.familyName
        let range = (name as NSString).range(of: bold, options: .backwards)
        if range.location != NSNotFound { text.addAttribute(.font, value: UIFont.systemFont(ofSize: 17, weight: .semibold), range: range) }
        return text
    }
}
