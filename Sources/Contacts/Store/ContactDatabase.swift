import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The user's contacts, which the host keeps, as far as the app may use them.
enum ContactDatabase {
    private static func answer(_ request: BrokerRequest) throws -> BrokerReply {
        guard let broker = DeviceRuntime.current.broker, let reply = try? broker.answer(request) else { throw CNError(.communicationError) }
        return reply
    }

    /// The document that a request is answered with; nil where there is none yet.
    private static func state<Document: Decodable>(_ request: BrokerRequest, _ type: Document.Type) throws -> (Int, Document?) {
        guard case .document(let state) = try answer(request) else { throw CNError(.authorizationDenied) }
        guard let contents = state.contents else { return (state.revision, nil) }
        guard let document = try? JSONDecoder().decode(type, from: contents) else { throw CNError(.dataAccessError) }
        return (state.revision, document)
    }

    private static func replace<Document: Codable>(
        _ name: DeviceDocument, _ initial: Document, _ body: (inout Document) throws -> Void
    ) throws {
        while true {
            let (revision, stored) = try state(.document(name, known: nil), Document.self)
            var document = stored ?? initial
            try body(&document)
            switch try answer(.replaceDocument(name, revision: revision, JSONEncoder().encode(document))) {
            case .document: return
            case .conflict: continue
            default: throw CNError(.dataAccessError)
            }
        }
    }

    // MARK: All contacts

    /// The contacts that the app may read.
    ///
    /// - Throws: `CNError`.
    static func read() throws -> ContactDocument {
        let document = try state(.document(.contacts, known: nil), ContactDocument.self).1 ?? ContactDocument()
        return CNContactStore.authorizationStatus(for: .contacts) == .limited ? document.limited(to: try sharedContacts()) : document
    }

    /// All contacts, for the system's own interface in which the user selects some; this requires no permission.
    ///
    /// - Throws: `CNError`.
    static func readForSelection() throws -> ContactDocument {
        try state(.selectableContacts, ContactDocument.self).1 ?? ContactDocument()
    }

    /// Changes the contacts; others' changes of the same moment are kept.
    ///
    /// An app with limited access changes those that are shared with it; what it adds is shared with it, too.
    ///
    /// - Throws: `CNError`.
    static func change(_ body: (inout ContactDocument) throws -> Void) throws {
        guard CNContactStore.authorizationStatus(for: .contacts) == .limited else {
            return try replace(.contacts, ContactDocument(), body)
        }
        let shared = try sharedContacts()
        var added: [String] = []
        try replace(.contacts, ContactDocument()) { document in
            var visible = document.limited(to: shared)
            try body(&visible)
            document.contacts.removeAll { shared.contains($0.identifier) }
            document.contacts += visible.contacts
            document.groups = visible.groups
            added = visible.contacts.map(\.identifier).filter { !shared.contains($0) }
        }
        if !added.isEmpty { try share(added) }
    }

    // MARK: Limited access

    /// The identifiers of the contacts that the user has shared with the app one by one.
    static func sharedContacts() throws -> Set<String> { Set(try state(.document(.sharedContacts, known: nil), [String].self).1 ?? []) }

    /// Shares contacts with the app.
    static func share(_ identifiers: [String]) throws {
        try replace(.sharedContacts, [String]()) { shared in shared += identifiers.filter { !shared.contains($0) } }
    }
}

extension ContactDocument {
    /// The document without other contacts than some.
    fileprivate func limited(to identifiers: Set<String>) -> ContactDocument {
        var document = self
        document.contacts.removeAll { !identifiers.contains($0.identifier) }
        return document
    }
}
