import CCryptography
import DeviceProtocol
import FileFormats
import FileReplacement
import Foundation
import Glibc

/// The keychain of a device: one file of all apps, encrypted with a key that is the device's own.
///
/// Only the host uses it, for all apps; a lock on the folder orders what happens at the same time, and the file is written whole.
public struct KeychainFile: Sendable {
    public enum Failure: Error, Equatable {
        /// A file cannot be read or written, or libcrypto is missing: a sentence that names the file and the reason.
        case unavailable(String)
    }

    private let folder: URL
    /// Notified of a damaged file that was set aside: its new place.
    private let onDamage: @Sendable (URL) -> Void
    private static let mark = Data("QKEY1".utf8)
    /// The sizes in bytes of AES-256 in Galois/counter mode.
    private static let (keySize, nonceSize, tagSize) = (32, 12, 16)

    /// The most bytes of the file: those of sixty apps that fill their part.
    static let maximumSize = 256 << 20

    /// - Parameters:
    ///   - folder: Made where there is none.
    ///   - onDamage: Notified of a damaged file that was set aside: its new place.
    public init(folder: URL, onDamage: @escaping @Sendable (URL) -> Void = { _ in }) {
        (self.folder, self.onDamage) = (folder, onDamage)
    }

    private var file: URL { folder.appendingPathComponent("keychain.db") }
    private var keyFile: URL { folder.appendingPathComponent("device.key") }

    /// Tells one file from the next: each change makes another.
    public struct Version: Equatable, Sendable {
        fileprivate let (device, number): (UInt, UInt)
        fileprivate let (size, seconds, nanoseconds): (Int, Int, Int)
    }

    /// nil where there is no file.
    public var version: Version? {
        var status = stat()
        guard stat(file.path, &status) == 0 else { return nil }
        return Version(
            device: UInt(status.st_dev), number: UInt(status.st_ino), size: Int(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }

    /// Reads the items, and writes them where `body` has changed them.
    ///
    /// - Throws: `Failure`; nothing has changed then. What `body` throws.
    public func access<Result>(_ body: (inout [KeychainItem]) throws -> Result) throws -> Result {
        try makeFolder()
        let lockFile = folder.appendingPathComponent("lock")
        let lock = open(lockFile.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw Self.failure(lockFile, String(cString: strerror(errno))) }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.failure(lockFile, String(cString: strerror(errno))) }
        }
        let key = try deviceKey()
        let before = try read(key)
        var items = before
        let result = try body(&items)
        if items != before { try write(items, key) }
        return result
    }

    private static func failure(_ file: URL, _ reason: String) -> Failure { .unavailable("\(file.path) cannot be used: \(reason)") }

    private func makeFolder() throws {
        do { try PrivateFiles.makeFolder(folder) } catch { throw Self.failure(folder, error.localizedDescription) }
    }

    private static func random(_ count: Int) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        guard crypto_random(&bytes, count) else { throw Failure.unavailable("the system gives no random numbers") }
        return Data(bytes)
    }

    /// The device's key, made with its first keychain.
    private func deviceKey() throws -> Data {
        let size = Self.keySize
        if let key = try existing(keyFile, limit: 1 << 10) {
            if key.count == size { return key }
            try setAside(keyFile)
        }
        let key = try Self.random(size)
        // Without it nothing can be read again.
        do { try key.replacePrivateFile(at: keyFile, isDurable: true) } catch { throw Self.failure(keyFile, error.localizedDescription) }
        return key
    }

    /// The bytes of a file; nil where there is none. One that cannot be read now may be whole all the same: it is not to be replaced.
    private func existing(_ file: URL, limit: Int) throws -> Data? {
        do { return try RegularFile.read(file, limit: limit) } catch {
            if error == .missing, RegularFile.kind(of: file) == nil { return nil }
            throw Failure.unavailable("\(file.path) \(error.message)")
        }
    }

    /// Gives a damaged file another name, so that nothing is written over it.
    private func setAside(_ file: URL) throws {
        let (name, type) = (file.deletingPathExtension().lastPathComponent, file.pathExtension)
        for number in 1...9 {
            let place = folder.appendingPathComponent("\(name) (damaged\(number > 1 ? " \(number)" : "")).\(type)")
            var status = stat()
            guard lstat(place.path, &status) != 0 else { continue }
            guard errno == ENOENT, rename(file.path, place.path) == 0 else {
                throw Self.failure(file, "it is damaged and cannot be renamed: \(String(cString: strerror(errno)))")
            }
            return onDamage(place)
        }
        throw Failure.unavailable("\(file.path) is damaged, and nine damaged ones lie beside it already: look why, and remove them")
    }

    // MARK: The file

    private func read(_ key: Data) throws -> [KeychainItem] {
        guard let data = try existing(file, limit: Self.maximumSize) else { return [] }
        // Bytes that this key has sealed are a list as it was written: they need no other check.
        if let plain = try Self.unsealed(data, key), let items = try? PropertyListDecoder().decode([KeychainItem].self, from: plain) {
            return items
        }
        try setAside(file)
        return []
    }

    private func write(_ items: [KeychainItem], _ key: Data) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            try Self.seal(encoder.encode(items), key).replacePrivateFile(at: file)
        } catch let failure as Failure {
            throw failure
        } catch { throw Self.failure(file, error.localizedDescription) }
    }

    /// Mark, nonce, tag, then what is encrypted.
    static func seal(_ plain: Data, _ key: Data) throws -> Data {
        let nonce = [UInt8](try random(nonceSize))
        var tag = [UInt8](repeating: 0, count: tagSize), sealed = [UInt8](repeating: 0, count: plain.count)
        guard crypto_seal(crypto_aes_gcm, [UInt8](key), key.count, nonce, nonceSize, nil, 0, [UInt8](plain), plain.count, &sealed, &tag)
        else {
            throw noCipher
        }
        return mark + nonce + tag + sealed
    }

    private static let noCipher = Failure.unavailable("libcrypto.so.3 (Debian package libssl3) is missing or too old")

    /// The plain bytes; nil where the file is not one that this key has sealed.
    private static func unsealed(_ data: Data, _ key: Data) throws -> Data? {
        let bytes = [UInt8](data), head = mark.count, body = head + nonceSize + tagSize
        guard bytes.count >= body, bytes.starts(with: mark) else { return nil }
        guard crypto_is_available() else { throw noCipher }
        let nonce = Array(bytes[head..<head + nonceSize]), tag = Array(bytes[head + nonceSize..<body])
        let sealed = Array(bytes[body...])
        var plain = [UInt8](repeating: 0, count: sealed.count)
        let isOpen = crypto_open(crypto_aes_gcm, [UInt8](key), key.count, nonce, nonceSize, nil, 0, sealed, sealed.count, &plain, tag)
        return isOpen ? Data(plain) : nil
    }
}
