/// Lets the user change a text, and hands it back to whoever asked for it.
protocol DataEditing: AnyObject {
    var text: String { get set }

    /// Hears of the saved text.
    var delegate: DataEditingDelegate? { get set }

    /// Called with the saved text.
    var onSave: ((String) -> Void)? { get set }
}

/// Hears of the text a user saved.
protocol DataEditingDelegate: AnyObject {
    func dataEditing(_ editor: DataEditing, didSave text: String)
}
