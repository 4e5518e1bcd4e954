import Contacts
import QuinceFoundation
import SwiftUI
import UIKit

/// Presents contacts of which the user shares some with the app.
struct ContactAccessPicker: ViewModifier {
    @Binding var isPresented: Bool
    let contacts: () -> [CNContact]
    /// Called with the identifiers of the contacts that the user has shared; empty where the user has cancelled.
    let completion: ([String]) -> Void

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isPresented) {
            ContactAccessList(contacts: contacts()) { selected in
                isPresented = false
                guard let selected, (try? CNContactStore.share(selected)) != nil else { return completion([]) }
                completion(selected.map(\.identifier))
            }
        }
    }
}

/// The list of the picker.
private struct ContactAccessList: UIViewControllerRepresentable {
    let contacts: [CNContact]
    /// Called with the contacts that the user has selected; nil where the user has cancelled.
    let done: ([CNContact]?) -> Void

    func makeUIViewController(context: Context) -> UINavigationController {
        let list = ContactListController()
        (list.contacts, list.choosesSeveral) = (contacts, true)
        list.canceled = { done(nil) }
        list.chosen = { done($0) }
        return UINavigationController(rootViewController: list)
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
