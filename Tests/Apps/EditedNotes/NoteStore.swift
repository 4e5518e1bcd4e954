/// The notes, the newest last.
struct NoteStore {
    private(set) var notes: [String] = []

    /// Adds a note; returns how many there are.
    mutating func add(_ text: String) -> Int {
        notes.append(text)
        return notes.count
    }
}
