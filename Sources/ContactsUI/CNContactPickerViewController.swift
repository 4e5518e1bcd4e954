import Contacts
import QuinceFoundation
import UIKit

/// Has the user select contacts, or values of contacts. No permission is asked for: the app gets only what the user selects.
///
/// Source: Apple's documentation of `CNContactPickerViewController`.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    /// The properties that a contact's card shows, and that can be selected; nil = all.
    open var displayedPropertyKeys: [String]?
    /// Evaluated for each contact: those for which it is false cannot be selected; nil = all can.
    open var predicateForEnablingContact: NSPredicate?
    /// Evaluated for a contact that is tapped: where it is true the contact is selected, otherwise its card is shown.
    ///
    /// nil = the contact is selected where the delegate has a method for that.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Evaluated for a value that is tapped in a card: where it is true the value is selected, otherwise its action is performed.
    ///
    /// nil = the value is selected where the delegate has a method for that.
    open var predicateForSelectionOfProperty: NSPredicate?

    let list = ContactListController()
    private var abilities = PickerAbilities(nil)

    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        abilities = PickerAbilities(delegate)
        list.choosesSeveral = abilities.isMultiple
        list.isEnabled = { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true }
        list.canceled = { [weak self] in self?.close { $1.contactPickerDidCancel($0) } }
        list.chosen = { [weak self] in self?.select($0) }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func select(_ contacts: [CNContact]) {
        if abilities.selectsContacts { return close { $1.contactPicker($0, didSelect: contacts) } }
        if abilities.selectsProperties {
            let properties = contacts.flatMap { $0.properties(displayedPropertyKeys) }
            let selected = properties.filter { predicateForSelectionOfProperty?.evaluate(with: $0) ?? true }
            return close { $1.contactPicker($0, didSelectContactProperties: selected) }
        }
        guard let contact = contacts.first else { return }
        guard predicateForSelectionOfContact?.evaluate(with: contact) ?? abilities.selectsContact else { return showCard(of: contact) }
        close { $1.contactPicker($0, didSelect: contact) }
    }

    private func showCard(of contact: CNContact) {
        let card = ContactCardController(contact, contact.properties(displayedPropertyKeys))
        card.tapped = { [weak self] in self?.tap($0) }
        list.navigationController?.pushViewController(card, animated: true)
    }

    private func tap(_ property: CNContactProperty) {
        guard predicateForSelectionOfProperty?.evaluate(with: property) ?? abilities.selectsProperty else {
            if let url = property.actionURL { UIApplication.shared.open(url) }
            return
        }
        close { $1.contactPicker($0, didSelect: property) }
    }

    /// Dismisses the picker and then notifies the delegate.
    private func close(_ notify: @escaping (CNContactPickerViewController, any CNContactPickerDelegate) -> Void) {
        let done = { [self] in if let delegate { notify(self, delegate) } }
        guard let presenter = presentingViewController else { return done() }
        presenter.dismiss(animated: true, completion: done)
    }
}
