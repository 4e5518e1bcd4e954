import QuinceFoundation

extension SQLiteObjectStore {
    /// Notifies subscribers of the store that rows were saved.
    func notifyOfChanges() { changeHandler?() }
}
