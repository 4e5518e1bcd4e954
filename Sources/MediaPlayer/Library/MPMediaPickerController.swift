import UIKit

/// Lets the user pick items of the media library, which is empty: all they can do is cancel.
///
/// Source: Apple's documentation of `MPMediaPickerController`.
@preconcurrency @MainActor open class MPMediaPickerController: UIViewController {
    public let mediaTypes: MPMediaType
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    /// Whether the user can pick more than one item.
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var showsItemsWithProtectedAssets = true
    /// A text over the list.
    open var prompt: String?

    public init(mediaTypes: MPMediaType) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(mediaTypes: .any) }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = UITableViewController(style: .plain)
        list.navigationItem.prompt = prompt
        list.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    /// The delegate dismisses the picker, as on iOS.
    private func cancel() { delegate?.mediaPickerDidCancel(self) }
}

/// The methods by which a picker's delegate is notified. Source: Apple's documentation of `MPMediaPickerControllerDelegate`.
@preconcurrency @MainActor public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
