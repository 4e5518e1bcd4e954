import UIKit

/// A kind of ink and its colour.
///
/// Source: Apple's documentation of `PKInk`.
public struct PKInk: @unchecked Sendable {
    public typealias InkType = PKInkingTool.InkType

    public let inkType: InkType
    /// The colour in the light appearance.
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }

    public var requiredContentVersion: PKContentVersion { inkType.requiredContentVersion }
}

extension PKInk: Equatable {
    public static func == (left: PKInk, right: PKInk) -> Bool { left.inkType == right.inkType && left.color == right.color }
}

extension UIColor {
    /// Red, green, blue and alpha in the current appearance.
    var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red, green, blue, alpha)
    }
}
