import CRounding
import UIKit

/// What something costs.
public struct Price {
    public var item: String
    public var cents: Double

    public init(item: String, cents: Double) { (self.item, self.cents) = (item, cents) }

    /// In the user's language: `Tea: 250 cents`.
    public var text: String {
        String.localizedStringWithFormat(NSLocalizedString("price", bundle: .module, comment: ""), item, Int(rounded_up(cents)))
    }

    @MainActor public static var color: UIColor { UIColor(named: "Price", in: .module, compatibleWith: nil) ?? .label }
}
