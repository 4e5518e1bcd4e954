import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// What a store's entities are. Source: Apple's documentation of `CNEntityType`.
public enum CNEntityType: Int, Sendable { case contacts = 0 }

/// Whether an app may use the contacts. Source: Apple's documentation of `CNAuthorizationStatus`.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized, limited }

extension NSNotification.Name {
    /// The contacts have changed.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// The user's contacts.
///
/// Source: Apple's documentation of `CNContactStore`.
open class CNContactStore: NSObject, @unchecked Sendable {
    private static let following: Void = {
        DeviceRuntime.current.systemEvents.subscribe { event in
            guard case .documentChanged(.contacts) = event else { return }
            DispatchQueue.main.async { NotificationCenter.default.post(name: .CNContactStoreDidChange, object: nil) }
        }
    }()

    public override init() {
        super.init()
        _ = Self.following
    }

    // MARK: Permission

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
        let permissions = DeviceRuntime.current.permissions, full = permissions.currentStatus(of: .contacts)
        if full == .granted { return .authorized }
        if permissions.currentStatus(of: .contactsLimited) == .granted { return .limited }
        return full == .denied ? .denied : .notDetermined
    }

    /// Asks the user, once. An app without `NSContactsUsageDescription` is ended.
    open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        let permissions = DeviceRuntime.current.permissions
        permissions.requireUsageDescription(of: .contacts)
        guard Self.authorizationStatus(for: entityType) != .limited else {
            return DispatchQueue.global().async { completionHandler(true, nil) }
        }
        permissions.request(.contacts) { isGranted in
            DispatchQueue.global().async { completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied)) }
        }
    }

    @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAccess(for: entityType) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    // MARK: Contacts

    private func contacts(_ predicate: NSPredicate?) throws -> [ContactRecord] {
        let document = try ContactDatabase.read()
        guard let predicate else { return document.contacts }
        guard let filter = predicate as? ContactPredicate else { throw CNError(.predicateInvalid) }
        return document.contacts.filter { filter.matches($0, document) }
    }

    /// - Throws: `CNError`.
    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
        let names = ContactKeys.names(keys)
        return try contacts(predicate).map { CNContact($0, keys: names) }
    }

    /// - Throws: `CNError.recordDoesNotExist`.
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
        guard let record = try contacts(nil).first(where: { $0.identifier == identifier }) else { throw CNError(.recordDoesNotExist) }
        return CNContact(record, keys: ContactKeys.names(keys))
    }

    /// The user's own contact; a simulated device has none.
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.recordDoesNotExist) }

    /// Calls the block with each contact until it sets its second argument.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws {
        var found = try contacts(fetchRequest.predicate)
        if fetchRequest.sortOrder != .none {
            found.sort {
                $0.sortName(fetchRequest.sortOrder).localizedStandardCompare($1.sortName(fetchRequest.sortOrder)) == .orderedAscending
            }
        }
        let names = ContactKeys.names(fetchRequest.keysToFetch)
        var stops: ObjCBool = false
        for record in found where !stops.boolValue {
            block(fetchRequest.mutableObjects ? CNMutableContact(record, keys: names) : CNContact(record, keys: names), &stops)
        }
    }

    // MARK: Groups and containers

    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
        try ContactDatabase.read().groups.filter { group in
            (predicate as? GroupPredicate).map { $0.identifiers.contains(group.identifier) } ?? true
        }.map { CNGroup($0) }
    }

    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [CNContainer()] }
    open func defaultContainerIdentifier() -> String { CNContainer.local }

    /// Makes the changes, all of them or none.
    ///
    /// - Throws: `CNError`.
    open func execute(_ saveRequest: CNSaveRequest) throws {
        try ContactDatabase.change { document in for change in saveRequest.changes { try change(&document) } }
    }

    open var currentHistoryToken: Data? { nil }
}

/// What a fetch asks.
///
/// Source: Apple's documentation of `CNContactFetchRequest`.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) {
        self.keysToFetch = keysToFetch
        super.init()
    }
}

/// Changes that are made together.
///
/// Source: Apple's documentation of `CNSaveRequest`.
open class CNSaveRequest: NSObject, @unchecked Sendable {
    var changes: [(inout ContactDocument) throws -> Void] = []
    open var shouldRefetchContacts = true
    open var transactionAuthor: String?

    public override init() { super.init() }

    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
        changes.append { document in
            guard !document.contacts.contains(where: { $0.identifier == contact.identifier }) else {
                throw CNError(.insertedRecordAlreadyExists)
            }
            document.contacts.append(contact.record)
        }
    }

    open func update(_ contact: CNMutableContact) {
        changes.append { document in
            guard let index = document.contacts.firstIndex(where: { $0.identifier == contact.identifier }) else {
                throw CNError(.recordDoesNotExist)
            }
            document.contacts[index] = contact.record.keeping(document.contacts[index], except: contact.keys)
        }
    }

    open func delete(_ contact: CNMutableContact) {
        changes.append { document in
            guard document.contacts.contains(where: { $0.identifier == contact.identifier }) else { throw CNError(.recordDoesNotExist) }
            document.contacts.removeAll { $0.identifier == contact.identifier }
            for index in document.groups.indices { document.groups[index].members.removeAll { $0 == contact.identifier } }
        }
    }

    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {
        changes.append { $0.groups.append(group.record) }
    }
    open func update(_ group: CNMutableGroup) {
        changes.append { document in
            guard let index = document.groups.firstIndex(where: { $0.identifier == group.identifier }) else {
                throw CNError(.recordDoesNotExist)
            }
            document.groups[index].name = group.name
        }
    }
    open func delete(_ group: CNMutableGroup) { changes.append { $0.groups.removeAll { $0.identifier == group.identifier } } }
    open func addMember(_ contact: CNContact, to group: CNGroup) {
        changes.append { document in
            guard let index = document.groups.firstIndex(where: { $0.identifier == group.identifier }) else {
                throw CNError(.parentRecordDoesNotExist)
            }
            if !document.groups[index].members.contains(contact.identifier) { document.groups[index].members.append(contact.identifier) }
        }
    }
    open func removeMember(_ contact: CNContact, from group: CNGroup) {
        changes.append { document in
            guard let index = document.groups.firstIndex(where: { $0.identifier == group.identifier }) else { return }
            document.groups[index].members.removeAll { $0 == contact.identifier }
        }
    }
}

extension ContactRecord {
    /// The record, with the values of another one for keys that were not fetched.
    func keeping(_ old: ContactRecord, except keys: Set<String>?) -> ContactRecord {
        guard let keys else { return self }
        var result = self
        func keep<Value>(_ key: String, _ path: WritableKeyPath<ContactRecord, Value>) {
            if !keys.contains(key) { result[keyPath: path] = old[keyPath: path] }
        }
        keep(CNContactTypeKey, \.type)
        keep(CNContactNamePrefixKey, \.namePrefix)
        keep(CNContactGivenNameKey, \.givenName)
        keep(CNContactMiddleNameKey, \.middleName)
        keep(CNContactFamilyNameKey, \.familyName)
        keep(CNContactPreviousFamilyNameKey, \.previousFamilyName)
        keep(CNContactNameSuffixKey, \.nameSuffix)
        keep(CNContactNicknameKey, \.nickname)
        keep(CNContactOrganizationNameKey, \.organizationName)
        keep(CNContactDepartmentNameKey, \.departmentName)
        keep(CNContactJobTitleKey, \.jobTitle)
        keep(CNContactPhoneticGivenNameKey, \.phoneticGivenName)
        keep(CNContactPhoneticMiddleNameKey, \.phoneticMiddleName)
        keep(CNContactPhoneticFamilyNameKey, \.phoneticFamilyName)
        keep(CNContactPhoneticOrganizationNameKey, \.phoneticOrganizationName)
        keep(CNContactNoteKey, \.note)
        keep(CNContactImageDataKey, \.imageData)
        keep(CNContactBirthdayKey, \.birthday)
        keep(CNContactNonGregorianBirthdayKey, \.nonGregorianBirthday)
        keep(CNContactPhoneNumbersKey, \.phoneNumbers)
        keep(CNContactEmailAddressesKey, \.emailAddresses)
        keep(CNContactUrlAddressesKey, \.urlAddresses)
        keep(CNContactPostalAddressesKey, \.postalAddresses)
        keep(CNContactRelationsKey, \.relations)
        keep(CNContactSocialProfilesKey, \.socialProfiles)
        keep(CNContactInstantMessageAddressesKey, \.instantMessages)
        keep(CNContactDatesKey, \.dates)
        return result
    }
}
