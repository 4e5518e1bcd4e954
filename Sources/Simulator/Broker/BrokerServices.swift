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

    /// - Parameters:
    ///   - folder: The device's data folder; made with the first thing that is kept.
    ///   - isRealTime: Whether the device's seconds are the host's: not on a virtual clock.
    public init(folder: URL, isRealTime: Bool) {
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
            client.addsPhotos ? photos.add(data, date) : .refused("its Info.plist has no NSPhotoLibraryAddUsageDescription")
        case .pasteboard(let known, let now): .pasteboard(pasteboard.state(known: known, at: now))
        case .setPasteboard(let contents, let now): pasteboard.set(contents, at: now, by: client.identifier)
        case .amendPasteboard(let revision, let contents): pasteboard.amend(revision, with: contents, by: client.identifier)
        case .learnedWords: .words(words.all)
        case .setWord(let word, let isLearned): words.set(word, isLearned: isLearned)
        }
    }
}
