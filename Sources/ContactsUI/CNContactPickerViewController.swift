import Contacts
import QuinceFoundation
import UIKit

/// Notified of what people choose. Every method is optional.
///
/// Source: Apple's documentation of `CNContactPickerDelegate`.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Has people choose contacts. An app that has not asked for them yet is given them by the user in the picker.
///
/// Source: Apple's documentation of `CNContactPickerViewController`.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    /// Contacts that can be chosen; nil = all.
    open var predicateForEnablingContact: NSPredicate?
    /// Contacts that are chosen as a whole; nil = all.
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?
    private let list = ContactListController()

    public init() { super.init(nibName: nil, bundle: nil) }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(nibName: nil, bundle: nil) }

    /// Whether the delegate takes several contacts at once, which its method tells.
    private var choosesSeveral: Bool {
        (delegate as? NSObject)?.responds(to: Selector("contactPicker:didSelectContacts:")) ?? false
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        list.choosesSeveral = choosesSeveral
        list.canceled = { [weak self] in
            guard let self else { return }
            close { self.delegate?.contactPickerDidCancel(self) }
        }
        list.chosen = { [weak self] contacts in
            guard let self else { return }
            close {
                if self.choosesSeveral { return self.delegate?.contactPicker(self, didSelect: contacts) ?? () }
                if let contact = contacts.first { self.delegate?.contactPicker(self, didSelect: contact) }
            }
        }
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func close(_ done: @escaping () -> Void) {
        guard let presenter = presentingViewController else { return done() }
        presenter.dismiss(animated: true, completion: done)
    }
}
