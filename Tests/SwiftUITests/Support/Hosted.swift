import UIKit

@testable import SwiftUI

/// Hosts a view without a window, laid out in a room of a given size at three pixels per point.
@MainActor final class Hosted<Content: View> {
    let view: HostingView<Content>

    /// - Parameter isKept: Whether the view stays until the tests end, so that a test can look at what is in it without holding it.
    init(_ content: Content, width: CGFloat = 300, height: CGFloat = 600, isKept: Bool = true) {
        TestPhone.use()
        view = HostingView(content)
        if isKept { KeptViews.all.append(view) }
        view.isMeasured = true
        view.adjustsEnvironment = { $0.displayScale = 3 }
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        update()
    }

    /// Does what the end of a turn does.
    func update() {
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// The rectangles of the layers and views shown, from back to front.
    var frames: [CGRect] { (view.layer.sublayers ?? []).map(\.frame) }

    /// The collection view that shows the first list.
    var list: UICollectionView? { Hosted.list(in: view) }

    static func list(in view: UIView) -> UICollectionView? {
        view as? UICollectionView ?? view.subviews.lazy.compactMap { list(in: $0) }.first
    }

    /// The size the content takes of a proposal.
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize { view.host.sizeThatFits(ProposedViewSize(width: width, height: height)) }
}

/// Views whose content is not to end before the tests do.
@MainActor private enum KeptViews {
    static var all: [UIView] = []
}

/// Counts how often bodies are asked for.
@MainActor final class Evaluations {
    private(set) var names: [String] = []
    func note(_ name: String) { names.append(name) }
    func count(_ name: String) -> Int { names.filter { $0 == name }.count }
    func forget() { names = [] }
}
