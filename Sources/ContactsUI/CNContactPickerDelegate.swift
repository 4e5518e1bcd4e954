import Contacts
@_spi(Quince) import QuinceFoundation
import UIKit

/// Notified of what the user selects. Every method is optional; the picker works by those that the delegate has.
///
/// Source: Apple's documentation of `CNContactPickerDelegate`.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// The user has selected a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// The user has selected a value of a contact.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// The user has selected contacts; with this method the picker selects several.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// The user has selected values of contacts; with this method the picker selects several.
    func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]) {}
}

/// The kind of selection, determined by the methods that the delegate implements.
struct PickerAbilities: Equatable {
    var selectsContact = false
    var selectsProperty = false
    var selectsContacts = false
    var selectsProperties = false

    /// Whether the picker selects several contacts or values.
    var isMultiple: Bool { selectsContacts || selectsProperties }

    @MainActor init(_ delegate: (any CNContactPickerDelegate)?) {
        guard let delegate else { return }
        // Three methods differ in the type of what is selected alone.
        func has(_ type: String) -> Bool {
            ObjectRuntime.implements("contactPicker(_:didSelect:) CNContactPickerViewController,\(type)", delegate)
        }
        (selectsProperty, selectsContacts) = (has("CNContactProperty"), has("[CNContact]"))
        selectsProperties = ObjectRuntime.implements("contactPicker(_:didSelectContactProperties:)", delegate)
        // A delegate of which nothing is known has a contact selected.
        selectsContact = has("CNContact") || !(selectsProperty || isMultiple)
    }
}
