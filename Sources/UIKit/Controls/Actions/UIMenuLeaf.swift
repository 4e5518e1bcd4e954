/// A menu element that performs something: an action or a command.
///
/// Source: UIKit, `UIMenuLeaf`.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
    var title: String { get set }
    var image: UIImage? { get set }
    var selectedImage: UIImage? { get set }
    var discoverabilityTitle: String? { get set }
    var attributes: UIMenuElement.Attributes { get set }
    var state: UIMenuElement.State { get set }
    /// The object that sent the element, while it is performed; nil otherwise.
    var sender: Any? { get }
    /// Performs the leaf as if it came from `sender`. A command's action goes to `target`, or for nil along the responder chain.
    func performWithSender(_ sender: Any?, target: Any?)
}

extension UIAction: UIMenuLeaf {}
extension UICommand: UIMenuLeaf {}
