import DeviceProtocol
import DeviceRuntime
import QuinceFoundation
import RenderProtocol
import Testing

@testable import Contacts

/// The suites install devices, so they run one after the other.
@Suite(.serialized) enum ContactSuites {}

/// A device that keeps documents in memory, whose user answers what a test says.
final class ContactDevice: BrokerLink, DeviceLink, @unchecked Sendable {
    private let lock = NSLock()
    private var states: [DeviceDocument: DocumentState] = [:]
    private var permissions: [PrivacyService: PermissionStatus]
    /// The permissions that were asked for.
    private(set) var questions: [PrivacyService] = []
    /// Replaces the document between an app's reading and its writing, once.
    var interruption: Data?

    /// Becomes the process's device.
    init(_ permissions: [PrivacyService: PermissionStatus] = [.contacts: .granted]) {
        self.permissions = permissions
        DeviceRuntime.install(DeviceRuntime(link: self, broker: self))
    }

    static func end() { DeviceRuntime.install(DeviceRuntime()) }

    func add(_ contacts: [CNMutableContact]) throws {
        var document = ContactDocument()
        document.contacts = contacts.map(\.record)
        states[.contacts] = DocumentState(revision: 1, contents: try JSONEncoder().encode(document))
    }

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        lock.withLock {
            switch request {
            case .selectableContacts: return .document(states[.contacts] ?? DocumentState(revision: 0))
            case .document(let document, _):
                return isPermitted(document) ? .document(states[document] ?? DocumentState(revision: 0)) : .refused("it may not")
            case .replaceDocument(let document, let revision, let contents): return replace(document, revision, contents)
            default: return .done
            }
        }
    }

    private func isPermitted(_ document: DeviceDocument) -> Bool {
        document.permissions.isEmpty || document.permissions.contains { permissions[$0] == .granted }
    }

    private func replace(_ document: DeviceDocument, _ revision: Int, _ contents: Data) -> BrokerReply {
        guard isPermitted(document) else { return .refused("it may not") }
        let current = states[document]?.revision ?? 0
        if let other = interruption {
            (states[document], interruption) = (DocumentState(revision: current + 1, contents: other), nil)
            return .conflict
        }
        guard revision == current else { return .conflict }
        states[document] = DocumentState(revision: revision + 1, contents: contents)
        return .document(DocumentState(revision: revision + 1))
    }

    func send(_ commit: Commit) {}
    func sendPeers(_ request: [UInt8]) {}
    func send(_ message: ProcessMessage) {
        switch message {
        case .system(let id, .permission(let service)):
            lock.withLock { questions.append(service) }
            DeviceRuntime.current.services.handle(.permission(permissions[service] ?? .notDetermined), id: id)
        case .system(_, .setPermission(let service, let isGranted)): permissions[service] = isGranted ? .granted : .denied
        default: break
        }
    }
}

/// A contact with a name, email addresses and phone numbers.
func makeContact(_ given: String, _ family: String = "", emails: [String] = [], phones: [String] = []) -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    contact.emailAddresses = emails.map { CNLabeledValue(label: CNLabelWork, value: NSString(string: $0)) }
    contact.phoneNumbers = phones.map { CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: $0)) }
    return contact
}
