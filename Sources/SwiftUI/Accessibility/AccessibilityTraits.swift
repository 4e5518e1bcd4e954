/// The traits of a view.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    var traits: UInt64 = 0
    public typealias Element = AccessibilityTraits
    public init() {}
    init(_ traits: UIAccessibilityTraits) { self.traits = traits.rawValue }
    public static let isButton = AccessibilityTraits(.button)
    public static let isHeader = AccessibilityTraits(.header)
    public static let isSelected = AccessibilityTraits(.selected)
    public static let isLink = AccessibilityTraits(.link)
    public static let isSearchField = AccessibilityTraits(.searchField)
    public static let isImage = AccessibilityTraits(.image)
    public static let playsSound = AccessibilityTraits(.playsSound)
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    public static let isStaticText = AccessibilityTraits(.staticText)
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    public static let isToggle = AccessibilityTraits(.toggleButton)
    public static let isTabBar = AccessibilityTraits(.tabBar)
    /// Nothing beside the view is within reach.
    public static let isModal = AccessibilityTraits(UIAccessibilityTraits(rawValue: modalBit))
    /// UIKit has a property instead of a trait.
    private static let modalBit: UInt64 = 1 << 63

    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.traits == rhs.traits }
    public func union(_ other: Self) -> Self { with { $0.traits |= other.traits } }
    public func intersection(_ other: Self) -> Self { with { $0.traits &= other.traits } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.traits ^= other.traits } }
    public mutating func formUnion(_ other: Self) { traits |= other.traits }
    public mutating func formIntersection(_ other: Self) { traits &= other.traits }
    public mutating func formSymmetricDifference(_ other: Self) { traits ^= other.traits }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        traits |= newMember.traits
        return (isNew, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        let had = contains(member)
        traits &= ~member.traits
        return had ? member : nil
    }
    public mutating func update(with newMember: Self) -> Self? {
        let had = contains(newMember)
        traits |= newMember.traits
        return had ? newMember : nil
    }
    public func contains(_ member: Self) -> Bool { traits & member.traits == member.traits }
    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
    var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: traits & ~Self.modalBit) }
}
