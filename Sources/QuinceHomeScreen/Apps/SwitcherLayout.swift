import UIKit

/// The layout of the cards in the app switcher: the app used last in the middle, earlier ones to its left.
struct SwitcherLayout {
    var screen: CGSize
    /// The scroll offset of the cards, in points to the right.
    var offset: CGFloat = 0

    /// Size of a card as a share of the screen's.
    static let share: CGFloat = 0.68
    static let gap: CGFloat = 18
    static let radius: CGFloat = 32

    var cardSize: CGSize { CGSize(width: (screen.width * Self.share).rounded(), height: (screen.height * Self.share).rounded()) }
    var step: CGFloat { cardSize.width + Self.gap }

    func frame(of index: Int) -> CGRect {
        CGRect(
            x: (screen.width - cardSize.width) / 2 - CGFloat(index) * step + offset, y: (screen.height - cardSize.height) / 2 + 14,
            width: cardSize.width, height: cardSize.height)
    }

    /// The offset at which cards come to rest, given where they would slide to.
    func rest(near offset: CGFloat, count: Int) -> CGFloat {
        min(max((offset / step).rounded(), 0), CGFloat(max(count - 1, 0))) * step
    }
}
