/// The words the user taught the device: one a line in a file of the device's, which all its apps share.
@MainActor enum LearnedWords {
    private static var memory: Set<String> = []
    private static var file: URL? {
        DeviceSettings.dataFolder.map { URL(fileURLWithPath: $0).appendingPathComponent("Library/Spelling/LocalDictionary") }
    }

    /// Read anew each time, as other apps may learn, too. Without a device they last as long as the process.
    static var all: Set<String> {
        guard let file else { return memory }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        return Set(text.split(separator: "\n").map(String.init))
    }

    /// Adds or removes a word. The file is replaced as a whole: it is the old or the new one, never a part.
    static func set(_ word: String, isLearned: Bool) {
        var words = all
        if isLearned { words.insert(word) } else { words.remove(word) }
        guard let file else { return memory = words }
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(words.sorted().map { $0 + "\n" }.joined().utf8).write(to: file, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("[UITextChecker] “\(word)” cannot be kept: \(error.localizedDescription)\n".utf8))
        }
    }
}
