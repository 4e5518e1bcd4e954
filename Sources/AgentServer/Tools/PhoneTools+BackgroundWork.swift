/// Work that outlives the call that started it.
extension PhoneTools {
    /// Waits for the work of a key: that of an earlier call, or new work that replaces it. Work that has ended is forgotten.
    ///
    /// - Parameters:
    ///   - place: The work of this kind that an earlier call has left.
    ///   - seconds: The longest wait.
    ///   - progress: Called with each step meanwhile.
    ///   - work: Does the work; called where there is none of this key.
    /// - Returns: nil where it goes on, and the step that it is at.
    /// - Throws: The error that the work ended with.
    func joinOrStart<Key, Value>(
        _ place: ReferenceWritableKeyPath<PhoneTools, BackgroundWork<Key, Value>?>, _ key: Key, seconds: Double,
        progress: (String) -> Void, work body: @escaping @Sendable (@escaping @Sendable (String) -> Void) throws -> Value
    ) throws -> (value: Value?, step: String) {
        let work: BackgroundWork<Key, Value>
        if let present = self[keyPath: place], present.key == key {
            work = present
        } else {
            work = BackgroundWork(key, body)
            self[keyPath: place] = work
        }
        defer { if !work.isUnderWay { self[keyPath: place] = nil } }
        return try work.wait(seconds, progress: progress)
    }
}
