import CCipher
import DeviceProtocol
import FileReplacement
import Foundation
import Glibc

/// The keychain of a device: one file of all apps, encrypted with a key that is the device's own.
///
/// Only the host uses it, for all apps; a lock on the folder orders what happens at the same time, and the file is written whole.
public struct KeychainFile: Sendable {
    public enum Failure: Error, Equatable {
        /// The folder cannot be read or written, or libcrypto is missing.
        case unavailable
    }

    private let folder: URL
    private static let mark = Data("QKEY1".utf8)

    /// - Parameter folder: Made where there is none.
    public init(folder: URL) { self.folder = folder }

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
        let lock = open(folder.appendingPathComponent("lock").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw Failure.unavailable }
        defer { close(lock) }
        while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { throw Failure.unavailable } }
        let key = try deviceKey()
        let before = read(key)
        var items = before
        let result = try body(&items)
        if items != before { try write(items, key) }
        return result
    }

    private func makeFolder() throws {
        do { try PrivateFiles.makeFolder(folder) } catch { throw Failure.unavailable }
    }

    private static func random(_ count: Int) throws -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        guard cipher_random(&bytes, count) else { throw Failure.unavailable }
        return Data(bytes)
    }

    /// The device's key, made with its first keychain.
    private func deviceKey() throws -> Data {
        let size = Int(cipher_key_size)
        if let key = try? Data(contentsOf: keyFile), key.count == size { return key }
        let key = try Self.random(size)
        // Without it nothing can be read again.
        do { try key.replacePrivateFile(at: keyFile, isDurable: true) } catch { throw Failure.unavailable }
        return key
    }

    // MARK: The file

    private func read(_ key: Data) -> [KeychainItem] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        if let plain = Self.unsealed(data, key), let items = try? PropertyListDecoder().decode([KeychainItem].self, from: plain) {
            return items
        }
        // Not to be lost by being written over.
        let copy = folder.appendingPathComponent("keychain (damaged).db")
        try? FileManager.default.removeItem(at: copy)
        try? FileManager.default.copyItem(at: file, to: copy)
        return []
    }

    private func write(_ items: [KeychainItem], _ key: Data) throws {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        do {
            try Self.seal(encoder.encode(items), key).replacePrivateFile(at: file)
        } catch { throw Failure.unavailable }
    }

    /// Mark, nonce, tag, then what is encrypted.
    private static func seal(_ plain: Data, _ key: Data) throws -> Data {
        let nonce = [UInt8](try random(Int(cipher_nonce_size)))
        var tag = [UInt8](repeating: 0, count: Int(cipher_tag_size)), sealed = [UInt8](repeating: 0, count: plain.count)
        guard cipher_seal([UInt8](key), nonce, [UInt8](plain), plain.count, &sealed, &tag) else { throw Failure.unavailable }
        return mark + nonce + tag + sealed
    }

    private static func unsealed(_ data: Data, _ key: Data) -> Data? {
        let bytes = [UInt8](data), head = mark.count, body = head + Int(cipher_nonce_size) + Int(cipher_tag_size)
        guard bytes.count >= body, bytes.starts(with: mark) else { return nil }
        let nonce = Array(bytes[head..<head + Int(cipher_nonce_size)]), tag = Array(bytes[head + Int(cipher_nonce_size)..<body])
        let sealed = Array(bytes[body...])
        var plain = [UInt8](repeating: 0, count: sealed.count)
        return cipher_open([UInt8](key), nonce, sealed, sealed.count, tag, &plain) ? Data(plain) : nil
    }
}
