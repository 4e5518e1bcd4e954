import Foundation
import Glibc

extension Data {
    /// Writes a file that others see as it was or whole, never in part.
    ///
    /// Foundation's atomic writing also waits until the disk has the bytes: milliseconds where it is idle, tenths of a second where it is busy.
    /// This is for what can be made anew after a power cut: pictures, and what builds keep for the next.
    ///
    /// - Throws: The errors of `write(to:options:)`.
    public func replaceFile(at url: URL) throws {
        // What cannot be done so simply, and what goes wrong, is Foundation's.
        if !replaceRegularFile(url.path) { try write(to: url, options: .atomic) }
    }

    /// - Parameters:
    ///   - mode: The file's mode; nil = as it was, and what the umask leaves of 0666 for a new file.
    ///   - isDurable: Whether to wait until the disk has the bytes.
    /// - Returns: Whether it is done; a file that is no regular one, and whatever fails, is left to Foundation.
    func replaceRegularFile(_ path: String, mode: mode_t? = nil, isDurable: Bool = false) -> Bool {
        var status = stat()
        let isNew = lstat(path, &status) != 0
        guard isNew ? errno == ENOENT : status.st_mode & S_IFMT == S_IFREG else { return false }
        let temporary = "\(path).\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666)
        guard descriptor >= 0 else { return false }
        let finalMode = mode ?? (isNew ? nil : status.st_mode & 0o7777)
        var isWritten = finalMode.map { fchmod(descriptor, $0) == 0 } ?? true
        isWritten = isWritten && writeAll(to: descriptor) && (!isDurable || fsync(descriptor) == 0)
        // Some file systems say only now that there is no space.
        if close(descriptor) == 0, isWritten, rename(temporary, path) == 0 { return true }
        unlink(temporary)
        return false
    }

    private func writeAll(to descriptor: Int32) -> Bool {
        withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
                guard count > 0 || errno == EINTR else { return false }
                written += Swift.max(count, 0)
            }
            return true
        }
    }
}
