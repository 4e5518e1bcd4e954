import QuinceFoundation
import UIKit

/// The page that makes pictures; the device has no model for it, and apps that ask do not present it.
///
/// Source: Apple's documentation of `ImagePlaygroundViewController`.
@preconcurrency @MainActor open class ImagePlaygroundViewController: UIViewController {
    /// Source: Apple's documentation of `ImagePlaygroundViewController.Delegate`.
    @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }

    /// False: pictures cannot be made.
    nonisolated open class var isAvailable: Bool { false }

    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?
    open var allowedGenerationStyles = ImagePlaygroundStyle.all
    open var selectedGenerationStyle: ImagePlaygroundStyle?

    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Ends the page at once, as where the user cancels: there is nothing to make a picture with.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.imagePlaygroundViewControllerDidCancel(self)
    }
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController) {
        imagePlaygroundViewController.dismiss(animated: true)
    }
}
