import DeviceRuntime

/// The words the user taught the device, which all its apps share.
@MainActor enum LearnedWords {
    private static var memory: Set<String> = []

    /// Asked for each time, as other apps may learn, too. Without a device they last as long as the process.
    static var all: Set<String> {
        guard let broker = DeviceRuntime.current.broker else { return memory }
        guard case .words(let words)? = try? broker.answer(.learnedWords) else { return [] }
        return Set(words)
    }

    /// Adds or removes a word.
    static func set(_ word: String, isLearned: Bool) {
        guard let broker = DeviceRuntime.current.broker else {
            if isLearned { memory.insert(word) } else { memory.remove(word) }
            return
        }
        guard case .refused(let reason)? = try? broker.answer(.setWord(word, isLearned: isLearned)) else { return }
        FileHandle.standardError.write(Data("[UITextChecker] “\(word)” cannot be kept: \(reason)\n".utf8))
    }
}
