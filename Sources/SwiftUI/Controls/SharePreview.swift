/// A value that can be shared with other apps.
///
/// Source: Apple's documentation of `Transferable`. Strings, addresses, data and pictures are shared here; types of an app's own are not yet.
public protocol Transferable {
    /// What UIKit's share sheet is given. Source of the kind: SwiftUI's interface has such requirements, too.
    @MainActor var _sharedItem: Any { get }
}

extension String: Transferable { @MainActor public var _sharedItem: Any { self } }
extension URL: Transferable { @MainActor public var _sharedItem: Any { self } }
extension Data: Transferable { @MainActor public var _sharedItem: Any { self } }
extension AttributedString: Transferable { @MainActor public var _sharedItem: Any { String(characters) } }
extension Image: Transferable { @MainActor public var _sharedItem: Any { resolve(in: EnvironmentValues()) ?? UIImage() } }

/// What is shown of a value while it is shared.
///
/// Source: Apple's documentation of `SharePreview`. The simulated share sheet makes its header of the values themselves.
@available(*, unavailable, message: "not yet in Quince: previews of what is shared")
public struct SharePreview<Image, Icon> {
    public init(_ title: Text, image: Image, icon: Icon) {}
}
