import DeviceProtocol
import Foundation

/// The data shared by the apps of a device: keychain, photos, pasteboard and learned words. Only the host reads and writes it.
///
/// May be used from any thread.
public final class BrokerServices: Sendable {
    let keychain: KeychainService
    let photos: PhotoService
    let pasteboard: PasteboardService
    let words: WordsService
    let documents: DocumentService
    let outbox: OutboxService
    private let permissions: PermissionStore

    /// - Parameters:
    ///   - folder: The device's data folder; made with the first thing that is kept.
    ///   - isRealTime: Whether the device's seconds are the host's: not on a virtual clock.
    ///   - permissions: The permissions of the device's apps; nil = none has any.
    public init(folder: URL, isRealTime: Bool, permissions: PermissionStore? = nil) {
        self.permissions = permissions ?? PermissionStore(file: nil)
        documents = DocumentService(folder: folder.appendingPathComponent("Documents", isDirectory: true))
        outbox = OutboxService(folder: folder.appendingPathComponent("Outbox", isDirectory: true))
        pasteboard = PasteboardService(isRealTime: isRealTime)
        keychain = KeychainService(folder: folder.appendingPathComponent("Keychains", isDirectory: true))
        photos = PhotoService(dataFolder: folder)
        words = WordsService(file: folder.appendingPathComponent("Library/Spelling/LocalDictionary"))
    }

    /// Does what an app asks for, as far as it may.
    func reply(to request: BrokerRequest, of client: BrokerClient) -> BrokerReply {
        switch request {
        case .keychain(let known): keychain.state(known: known, of: client.keychainGroups)
        case .changeKeychain(let revision, let change): keychain.apply(change, to: revision, of: client.keychainGroups)
        case .photos: photos.all
        case .photo(let name): photos.file(of: name)
        case .addPhoto(let data, let date):
            client.addsPhotos || isPermitted([.photos], client)
                ? photos.add(data, date) : .refused("its Info.plist has no NSPhotoLibraryAddUsageDescription")
        case .deletePhotos(let names):
            isPermitted([.photos], client) ? photos.delete(names) : .refused("it may not change the photo library")
        case .document(let document, let known): state(of: document, known: known, for: client)
        case .replaceDocument(let document, let revision, let contents): replace(document, revision, contents, for: client)
        case .selectableContacts: read(.contacts, known: nil, for: client)
        case .send(let message): send(message)
        case .pasteboard(let known, let now): .pasteboard(pasteboard.state(known: known, at: now))
        case .setPasteboard(let contents, let now): pasteboard.set(contents, at: now, by: client.identifier)
        case .amendPasteboard(let revision, let contents): pasteboard.amend(revision, with: contents, by: client.identifier)
        case .learnedWords: .words(words.all)
        case .setWord(let word, let isLearned): words.set(word, isLearned: isLearned)
        }
    }

    private func isPermitted(_ services: [PrivacyService], _ client: BrokerClient) -> Bool {
        services.isEmpty || services.contains { permissions.status(of: $0, for: client.identifier) == .granted }
    }

    private func state(of document: DeviceDocument, known: Int?, for client: BrokerClient) -> BrokerReply {
        guard isPermitted(document.permissions, client) else { return .refused("it may not read the device's \(document.rawValue)") }
        return read(document, known: known, for: client)
    }

    private func read(_ document: DeviceDocument, known: Int?, for client: BrokerClient) -> BrokerReply {
        do { return .document(try documents.state(of: document, known: known, for: client.identifier)) } catch {
            return .refused("\(error)")
        }
    }

    private func replace(_ document: DeviceDocument, _ revision: Int, _ contents: Data, for client: BrokerClient) -> BrokerReply {
        guard isPermitted(document.permissions, client) else { return .refused("it may not change the device's \(document.rawValue)") }
        do {
            let new = try documents.replace(document, revision: revision, with: contents, for: client.identifier)
            return new.map { .document(DocumentState(revision: $0)) } ?? .conflict
        } catch { return .refused("\(error)") }
    }

    private func send(_ message: OutgoingMessage) -> BrokerReply {
        do {
            try outbox.add(message)
            return .done
        } catch { return .refused("\(error)") }
    }
}
