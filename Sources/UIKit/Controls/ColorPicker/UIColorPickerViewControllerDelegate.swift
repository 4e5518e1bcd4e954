/// Learns of the colour people choose. Every method is optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// The picker is gone.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
    /// - Parameter continuously: Whether the finger may still go on.
    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    @available(*, deprecated, renamed: "colorPickerViewController(_:didSelect:continuously:)")
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        colorPickerViewControllerDidSelectColor(viewController)
    }
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
