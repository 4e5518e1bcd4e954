import Contacts
import QuinceFoundation
import SwiftUI

/// A button that shares a contact with the app: of those that fit a search and that the app cannot read yet.
///
/// It shows nothing where no contact fits, where the app may read all contacts, and where the user has denied that.
///
/// Source: Apple's documentation of `ContactAccessButton`.
public struct ContactAccessButton: View {
    /// The text below the contact's name. Source: Apple's documentation of `ContactAccessButton.Caption`.
    public struct Caption: Hashable, Sendable {
        enum Kind { case text, email, phone }
        let kind: Kind

        /// The action of the button.
        public static let defaultText = Caption(kind: .text)
        public static let email = Caption(kind: .email)
        public static let phone = Caption(kind: .phone)
    }

    /// The look of the button. Source: Apple's documentation of `ContactAccessButton.Style`.
    public struct Style: Hashable, Sendable {
        let imageWidth: CGFloat
        /// - Parameter imageWidth: Points.
        public init(imageWidth: CGFloat) { self.imageWidth = imageWidth }
    }

    private let query: String
    private let ignoredEmails: Set<String>
    private let ignoredPhoneNumbers: Set<String>
    nonisolated(unsafe) private let approved: ([String]) -> Void
    @Environment(\.contactAccessButtonCaption) private var caption
    @Environment(\.contactAccessButtonStyle) private var style
    @State private var isPickerPresented = false
    /// Counts what was shared, so that the button is drawn without it.
    @State private var shared = 0

    /// - Parameters:
    ///   - queryString: What the user searches for: a name, an email address or a phone number.
    ///   - ignoredEmails: Email addresses of contacts that are not offered.
    ///   - ignoredPhoneNumbers: Phone numbers of contacts that are not offered.
    ///   - approvalCallback: Called with the identifiers of the contacts that the user has shared.
    nonisolated public init(
        queryString: String, ignoredEmails: Set<String>? = nil, ignoredPhoneNumbers: Set<String>? = nil,
        approvalCallback: @escaping ([String]) -> Void = { _ in }
    ) {
        query = queryString
        self.ignoredEmails = Set((ignoredEmails ?? []).map { $0.lowercased() })
        self.ignoredPhoneNumbers = Set((ignoredPhoneNumbers ?? []).map { $0.filter(\.isNumber) })
        approved = approvalCallback
    }

    /// The contacts that the button offers.
    var matches: [CNContact] {
        CNContactStore.shareableContacts().filter { contact in
            contact.matches(query)
                && !contact.emailAddresses.contains { ignoredEmails.contains(($0.value as String).lowercased()) }
                && !contact.phoneNumbers.contains { ignoredPhoneNumbers.contains($0.value.stringValue.filter(\.isNumber)) }
        }
    }

    public var body: some View {
        let matches = shared >= 0 ? matches : []
        if let contact = matches.first {
            Button {
                if matches.count == 1 { share(matches) } else { isPickerPresented = true }
            } label: {
                ContactAccessRow(
                    name: matches.count == 1 ? PickedContacts.name(contact) : systemText("\(matches.count) Contacts"),
                    caption: matches.count == 1 ? text(of: contact) : systemText("Select Contacts to Share"), imageWidth: style.imageWidth)
            }
            .modifier(ContactAccessPicker(isPresented: $isPickerPresented, contacts: { matches }, completion: finish))
        }
    }

    private func text(of contact: CNContact) -> String {
        let text: String? =
            switch caption.kind {
            case .text: nil
            case .email: contact.emailAddresses.first.map { $0.value as String }
            case .phone: contact.phoneNumbers.first?.value.stringValue
            }
        return text ?? systemText("Share Contact")
    }

    private func share(_ contacts: [CNContact]) {
        guard (try? CNContactStore.share(contacts)) != nil else { return }
        finish(contacts.map(\.identifier))
    }

    private func finish(_ identifiers: [String]) {
        shared += 1
        if !identifiers.isEmpty { approved(identifiers) }
    }
}

/// The contents of the button.
private struct ContactAccessRow: View {
    let name: String
    let caption: String
    let imageWidth: CGFloat

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "person.crop.circle.fill").resizable().frame(width: imageWidth, height: imageWidth).foregroundColor(.gray)
            VStack(alignment: .leading, spacing: 2) {
                Text(name).foregroundColor(.primary)
                Text(caption).font(.footnote).foregroundColor(.secondary)
            }
            Spacer()
            Image(systemName: "plus.circle").foregroundColor(.accentColor)
        }
    }
}

private struct CaptionKey: EnvironmentKey {
    static let defaultValue = ContactAccessButton.Caption.defaultText
}

private struct StyleKey: EnvironmentKey {
    static let defaultValue = ContactAccessButton.Style(imageWidth: 30)
}

extension EnvironmentValues {
    fileprivate var contactAccessButtonCaption: ContactAccessButton.Caption {
        get { self[CaptionKey.self] }
        set { self[CaptionKey.self] = newValue }
    }
    fileprivate var contactAccessButtonStyle: ContactAccessButton.Style {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the text below the name in contact access buttons.
    nonisolated public func contactAccessButtonCaption(_ caption: ContactAccessButton.Caption) -> some View {
        environment(\.contactAccessButtonCaption, caption)
    }

    /// Sets the look of contact access buttons.
    nonisolated public func contactAccessButtonStyle(_ style: ContactAccessButton.Style) -> some View {
        environment(\.contactAccessButtonStyle, style)
    }

    /// Presents a picker of the contacts that are shared with the app.
    ///
    /// - Parameter completionHandler: Called with the identifiers of the contacts that the user has shared.
    nonisolated public func contactAccessPicker(
        isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
    ) -> some View {
        modifier(
            ContactAccessPicker(isPresented: isPresented, contacts: CNContactStore.shareableContacts, completion: completionHandler))
    }
}
