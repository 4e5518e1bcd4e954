import Testing

@testable import UIKit

@MainActor struct BackgroundViewTests {
    private func show(_ view: UIView?, in cell: UICollectionViewCell) {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = view
        cell.backgroundConfiguration = configuration
        cell.layoutIfNeeded()
    }

    /// Lists that are loaded anew give the views of rows to other cells.
    @Test func aViewStaysInTheCellThatTookItOver() {
        let (first, second) = (UICollectionViewCell(frame: .zero), UICollectionViewCell(frame: .zero))
        let (red, blue) = (UIView(), UIView())
        show(red, in: first)
        show(red, in: second)
        #expect(red.isDescendant(of: second))
        show(blue, in: first)
        #expect(red.isDescendant(of: second))
        #expect(blue.isDescendant(of: first))
        show(nil, in: second)
        #expect(red.superview == nil)
    }
}
