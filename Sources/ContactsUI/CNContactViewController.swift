import Contacts
import QuinceFoundation
import UIKit

/// Notified of what people do with a contact. Every method is optional.
///
/// Source: Apple's documentation of `CNContactViewControllerDelegate`.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// - Parameter contact: The contact as it was saved; nil when people canceled.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}

/// Shows a contact, or has people make one.
///
/// Source: Apple's documentation of `CNContactViewController`.
@preconcurrency @MainActor open class CNContactViewController: UITableViewController {
    open private(set) var contact: CNContact
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var parentGroup: CNGroup?
    open var parentContainer: CNContainer?
    open var alternateName: String?
    open var message: String?
    open var allowsEditing = true
    open var allowsActions = true
    open var shouldShowLinkedContacts = false

    private enum Purpose { case show, unknown, new }
    private let purpose: Purpose
    private var fields: [(key: String, field: UITextField)] = []

    /// Shows a contact of the store.
    public convenience init(for contact: CNContact) { self.init(contact, .show) }
    /// Shows a contact that is in no store.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, .unknown) }
    /// Has people make a contact, which begins as the given one.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), .new) }

    private init(_ contact: CNContact, _ purpose: Purpose) {
        (self.contact, self.purpose) = (contact, purpose)
        super.init(style: .insetGrouped)
    }

    public required init?(coder: NSCoder) { nil }

    /// The keys that the controller reads.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactVCardSerialization.descriptorForRequiredKeys() }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if purpose == .new {
            title = systemText("New Contact")
            makeFields()
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(nil) })
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.save() })
        } else {
            navigationItem.largeTitleDisplayMode = .never
            tableView.tableHeaderView = ContactHeaderView(contact, alternateName: alternateName, message: message)
        }
    }

    // MARK: New contacts

    private func makeFields() {
        func field(_ key: String, _ title: String, _ text: String, _ keyboard: UIKeyboardType = .default) {
            let field = UITextField()
            (field.placeholder, field.text, field.keyboardType, field.clearButtonMode) = (title, text, keyboard, .whileEditing)
            fields.append((key, field))
        }
        field(CNContactGivenNameKey, systemText("First name"), contact.givenName)
        field(CNContactFamilyNameKey, systemText("Last name"), contact.familyName)
        field(CNContactOrganizationNameKey, systemText("Company"), contact.organizationName)
        field(CNContactPhoneNumbersKey, systemText("Phone"), contact.phoneNumbers.first?.value.stringValue ?? "", .phonePad)
        field(CNContactEmailAddressesKey, systemText("Email"), contact.emailAddresses.first.map { $0.value as String } ?? "", .emailAddress)
    }

    private func save() {
        guard let new = contact.mutableCopy() as? CNMutableContact else { return }
        let texts = Dictionary(fields.map { ($0.key, $0.field.text ?? "") }) { $1 }
        (new.givenName, new.familyName) = (texts[CNContactGivenNameKey] ?? "", texts[CNContactFamilyNameKey] ?? "")
        new.organizationName = texts[CNContactOrganizationNameKey] ?? ""
        if let phone = texts[CNContactPhoneNumbersKey], !phone.isEmpty {
            let label = contact.phoneNumbers.first?.label ?? CNLabelPhoneNumberMobile
            new.phoneNumbers = [CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: phone))] + contact.phoneNumbers.dropFirst()
        }
        if let email = texts[CNContactEmailAddressesKey], !email.isEmpty {
            let label = contact.emailAddresses.first?.label ?? CNLabelHome
            new.emailAddresses = [CNLabeledValue(label: label, value: NSString(string: email))] + contact.emailAddresses.dropFirst()
        }
        let request = CNSaveRequest()
        request.add(new, toContainerWithIdentifier: nil)
        do { try CNContactStore.executeForUser(request) } catch {
            let alert = UIAlertController(
                title: systemText("Cannot Save Contact"), message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: systemText("OK"), style: .default))
            return present(alert, animated: true)
        }
        finish(new)
    }

    private func finish(_ contact: CNContact?) { delegate?.contactViewController(self, didCompleteWith: contact) }

    // MARK: Rows

    /// What is known of the contact: a label and a value each.
    private var lines: [(label: String, value: String)] {
        func label(_ label: String?) -> String { label.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) } ?? "" }
        var lines: [(String, String)] = []
        if contact.isKeyAvailable(CNContactPhoneNumbersKey) {
            lines += contact.phoneNumbers.map { (label($0.label), $0.value.stringValue) }
        }
        if contact.isKeyAvailable(CNContactEmailAddressesKey) {
            lines += contact.emailAddresses.map { (label($0.label), $0.value as String) }
        }
        if contact.isKeyAvailable(CNContactUrlAddressesKey) { lines += contact.urlAddresses.map { (label($0.label), $0.value as String) } }
        if contact.isKeyAvailable(CNContactPostalAddressesKey) {
            lines += contact.postalAddresses.map {
                (label($0.label), CNPostalAddressFormatter.string(from: $0.value, style: .mailingAddress))
            }
        }
        if contact.isKeyAvailable(CNContactBirthdayKey), let birthday = contact.birthday, let date = Calendar.current.date(from: birthday) {
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate(birthday.year == nil ? "MMMMd" : "yMMMMd")
            lines.append((systemText("birthday"), formatter.string(from: date)))
        }
        if contact.isKeyAvailable(CNContactNoteKey), !contact.note.isEmpty { lines.append((systemText("Notes"), contact.note)) }
        return lines
    }

    open override func numberOfSections(in tableView: UITableView) -> Int { purpose == .new ? 2 : lines.count }

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        purpose == .new ? (section == 0 ? 3 : 2) : 1
    }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.selectionStyle = .none
        guard purpose != .new else {
            let field = fields[indexPath.section * 3 + indexPath.row].field
            field.frame = cell.contentView.bounds.insetBy(dx: 20, dy: 0)
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(field)
            return cell
        }
        let line = lines[indexPath.section]
        cell.textLabel?.text = line.label
        cell.textLabel?.font = .systemFont(ofSize: 14)
        cell.detailTextLabel?.text = line.value
        cell.detailTextLabel?.font = .systemFont(ofSize: 17)
        cell.detailTextLabel?.numberOfLines = 0
        return cell
    }
}

/// A contact's picture, or initials, and the name.
final class ContactHeaderView: UIView {
    private let picture = UIImageView()
    private let initials = UILabel()
    private let name = UILabel()
    private let note = UILabel()

    init(_ contact: CNContact, alternateName: String?, message: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 190))
        picture.image = contact.isKeyAvailable(CNContactImageDataKey) ? contact.imageData.flatMap { UIImage(data: $0) } : nil
        picture.contentMode = .scaleAspectFill
        (picture.clipsToBounds, picture.layer.cornerRadius, picture.backgroundColor) = (true, 50, .systemGray2)
        let names = [contact.givenName, contact.familyName].compactMap(\.first).map(String.init)
        initials.text = picture.image == nil ? names.joined() : ""
        (initials.font, initials.textColor, initials.textAlignment) = (.rounded(ofSize: 42, weight: .medium), .white, .center)
        name.text = CNContactFormatter.string(from: contact, style: .fullName) ?? alternateName
        (name.font, name.textAlignment) = (.systemFont(ofSize: 30, weight: .semibold), .center)
        note.text = message
        (note.font, note.textColor, note.textAlignment) = (.systemFont(ofSize: 15), .secondaryLabel, .center)
        for view in [picture, initials, name, note] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = CGRect(x: bounds.midX - 50, y: 16, width: 100, height: 100)
        initials.frame = picture.frame
        name.frame = CGRect(x: 16, y: 126, width: bounds.width - 32, height: 38)
        note.frame = CGRect(x: 16, y: 164, width: bounds.width - 32, height: 20)
    }
}

extension UIFont {
    fileprivate static func rounded(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(.rounded).map { UIFont(descriptor: $0, size: size) } ?? font
    }
}
