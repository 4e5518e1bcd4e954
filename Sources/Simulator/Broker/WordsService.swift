import DeviceProtocol
import FileReplacement
import Foundation

/// The words the user taught a device: one a line in a file, which is written whole.
final class WordsService: @unchecked Sendable {
    private let lock = NSLock()
    private let file: URL
    /// Longer words are refused, in bytes of UTF-8, and more words.
    static let (maximumLength, maximumCount) = (256, 20_000)

    init(file: URL) { self.file = file }

    /// In alphabetical order.
    var all: [String] { lock.withLock { read().sorted() } }

    func set(_ word: String, isLearned: Bool) -> BrokerReply {
        guard !word.isEmpty, word.utf8.count <= Self.maximumLength, !word.contains(where: \.isNewline) else {
            return .refused("it is no word")
        }
        return lock.withLock {
            var words = read()
            guard isLearned != words.contains(word) else { return .done }
            if isLearned { words.insert(word) } else { words.remove(word) }
            guard words.count <= Self.maximumCount else { return .refused("the device has learned \(Self.maximumCount) words") }
            do {
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(words.sorted().map { $0 + "\n" }.joined().utf8).replaceFile(at: file)
                return .done
            } catch { return .refused(error.localizedDescription) }
        }
    }

    private func read() -> Set<String> {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return Set(text.split(separator: "\n").map(String.init))
    }
}
