import Contacts
import QuinceFoundation
import UIKit

/// The values of a contact in a picker, one a section, which the user taps.
final class ContactCardController: UITableViewController {
    var tapped: ((CNContactProperty) -> Void)?
    let properties: [CNContactProperty]
    private let contact: CNContact

    init(_ contact: CNContact, _ properties: [CNContactProperty]) {
        (self.contact, self.properties) = (contact, properties)
        super.init(style: .insetGrouped)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        tableView.tableHeaderView = ContactHeaderView(contact, alternateName: nil, message: nil)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { properties.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil), property = properties[indexPath.section]
        cell.textLabel?.text = property.title
        cell.textLabel?.font = .systemFont(ofSize: 13)
        cell.detailTextLabel?.text = property.text
        cell.detailTextLabel?.font = .systemFont(ofSize: 17)
        cell.detailTextLabel?.textColor = .tintColor
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        tapped?(properties[indexPath.section])
    }
}

extension CNContactProperty {
    /// The label, or the name of the property.
    var title: String {
        label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? CNContact.localizedString(forKey: key)
    }

    /// The value as the user reads it.
    var text: String {
        switch value {
        case let value as String: value
        case let value as CNPhoneNumber: value.stringValue
        case let value as CNPostalAddress: CNPostalAddressFormatter.string(from: value, style: .mailingAddress)
        case let value as CNContactRelation: value.name
        case let value as CNSocialProfile: value.username.isEmpty ? value.urlString : value.username
        case let value as CNInstantMessageAddress: value.username
        case let value as NSDateComponents: Self.text(of: value as DateComponents)
        default: ""
        }
    }

    private static func text(of components: DateComponents) -> String {
        guard let date = Calendar.current.date(from: components) else { return "" }
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(components.year == nil ? "MMMMd" : "yMMMMd")
        return formatter.string(from: date)
    }

    /// The URL that tapping the value opens: a call, a mail or a page; nil for none.
    var actionURL: URL? {
        switch key {
        case CNContactPhoneNumbersKey: URL(string: "tel:" + text.filter { $0.isNumber || $0 == "+" })
        case CNContactEmailAddressesKey: URL(string: "mailto:" + text)
        case CNContactUrlAddressesKey: URL(string: text)
        default: nil
        }
    }
}
