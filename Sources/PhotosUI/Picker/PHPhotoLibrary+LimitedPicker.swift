import Photos
import UIKit

extension PHPhotoLibrary {
    /// Lets the user choose the photos that the app sees, where the user has limited its access.
    ///
    /// The device grants access to all photos or to none: as on iOS for an app whose access is not limited, nothing is presented.
    ///
    /// Source: Apple's documentation of `presentLimitedLibraryPicker(from:)`.
    @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}

    /// Lets the user choose the photos that the app sees, where the user has limited its access.
    ///
    /// - Parameter completionHandler: Called on the main queue with the identifiers of the assets that were added: none.
    @preconcurrency @MainActor public func presentLimitedLibraryPicker(
        from controller: UIViewController, completionHandler: @escaping @Sendable ([String]) -> Void
    ) { DispatchQueue.main.async { completionHandler([]) } }

    @preconcurrency @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) async -> [String] { [] }
}
