import Foundation

/// A vector path: the elements of a `CGPath`, in points.
public struct RenderPath: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }
}
