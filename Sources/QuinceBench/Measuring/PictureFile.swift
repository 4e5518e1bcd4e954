import Foundation
import Glibc

/// A PNG that another process is about to write.
struct PictureFile {
    let url: URL

    init(_ url: URL) {
        self.url = url
        try? FileManager.default.removeItem(at: url)
    }

    /// Waits until it is there, from its first to its last byte.
    func wait(within seconds: Double) throws {
        let watch = Stopwatch()
        while !isComplete {
            guard watch.seconds < seconds else { throw MeasuringFailure("no picture after \(Int(seconds)) s") }
            usleep(500)
        }
    }

    /// Whether its end chunk is there.
    private var isComplete: Bool {
        let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        let size = lseek(descriptor, 0, SEEK_END)
        guard size > 12 else { return false }
        var end = [UInt8](repeating: 0, count: 8)
        return pread(descriptor, &end, 8, size - 8) == 8 && Array(end[..<4]) == Array("IEND".utf8)
    }
}
