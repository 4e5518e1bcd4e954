/// Learns what was chosen in an image picker. Both methods are optional; whoever implements one dismisses the picker in it.
///
/// Source: Apple's “UIImagePickerControllerDelegate”.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.leave() }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.leave() }
}
