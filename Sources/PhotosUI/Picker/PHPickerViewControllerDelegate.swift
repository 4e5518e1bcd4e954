/// Learns what was chosen in a picker, and dismisses it.
///
/// Source: Apple's documentation of `PHPickerViewControllerDelegate`.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
    /// - Parameter results: The chosen photos; empty where the user has cancelled.
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
