import Foundation
import FoundationBase

extension NSURL {
    /// The text of the whole URL, resolved against its base URL.
    ///
    /// Never nil, but optional as on iOS, where sources unwrap it.
    public var absoluteString: String? { Originals.absoluteString(of: self) }
}
