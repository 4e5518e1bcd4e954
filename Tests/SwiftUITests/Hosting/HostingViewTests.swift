import Testing
import UIKit

@testable import SwiftUI

@MainActor struct HostingViewTests {
    private struct Seen: View {
        @Environment(\.lineSpacing) var spacing
        let note: (CGFloat) -> Void
        var body: some View {
            note(spacing)
            return Color.red
        }
    }

    /// A body that needs what an app puts around its windows (an adapted delegate, say) is never asked without it.
    @Test func contentInheritsFromTheFirst() {
        var seen: [CGFloat] = []
        let scope = GraphScope(parent: nil)
        let view = HostingView(following: Attribute(Seen { seen.append($0) }), parent: scope) { $0.lineSpacing = 7 }
        view.isMeasured = true
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        #expect(seen == [CGFloat(7)])
    }
}
