import Testing

@testable import UIKit

@MainActor struct BackgroundViewTests {
    private func background(_ view: UIView) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.customView = view
        return configuration
    }

    /// Lists that are loaded anew give the views of rows to other cells.
    @Test func aViewStaysInTheCellThatTookItOver() {
        let (first, second) = (UICollectionViewCell(frame: .zero), UICollectionViewCell(frame: .zero))
        let (red, blue) = (UIView(), UIView())
        first.backgroundConfiguration = background(red)
        second.backgroundConfiguration = background(red)
        #expect(red.isDescendant(of: second))
        first.backgroundConfiguration = background(blue)
        #expect(red.isDescendant(of: second))
        #expect(blue.isDescendant(of: first))
        second.backgroundConfiguration = .clear()
        #expect(red.superview == nil)
    }
}
