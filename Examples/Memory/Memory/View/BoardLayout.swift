import UIKit

/// Sizes of the board's cards by the width of the screen.
enum BoardLayout {
    static let sideInset: CGFloat = 8
    static let lineSpacing: CGFloat = 5
    static let minimumSpacing: CGFloat = 2

    static func itemSize(columnCount: Int, screenWidth: CGFloat) -> CGSize {
        let width = screenWidth / (CGFloat(columnCount) + 0.5)
        return CGSize(width: width, height: width / 0.66)
    }

    /// The insets that put a square of cards into the middle of the board, where it has room.
    static func insets(columnCount: Int, screenWidth: CGFloat, boardHeight: CGFloat) -> UIEdgeInsets {
        let rowCount = CGFloat(columnCount)
        let height = rowCount * itemSize(columnCount: columnCount, screenWidth: screenWidth).height + (rowCount - 1) * lineSpacing
        let top = max((boardHeight - height) / 2, 0).rounded(.down)
        return UIEdgeInsets(top: top, left: sideInset, bottom: 0, right: sideInset)
    }
}
