@_spi(Quince) import QuinceFoundation
import Testing

@testable import UIKit

@MainActor struct ViewObservingTests {
    @Test func scrollViewsReportTheirContent() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var seen: [String] = []
        let size = view.observe(__quinceKeyPath(\.contentSize, "contentSize"), options: [.old, .new]) { _, change in
            seen.append("size \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)")
        }
        let offset = view.observe(__quinceKeyPath(\.contentOffset, "contentOffset"), options: [.new]) { _, change in
            seen.append("offset \(change.newValue?.y ?? -1)")
        }
        view.contentSize = CGSize(width: 100, height: 500)
        view.contentOffset = CGPoint(x: 0, y: 40)
        view.contentOffset = CGPoint(x: 0, y: 40)
        #expect(seen == ["size 0.0 500.0", "offset 40.0"])
        size.invalidate()
        offset.invalidate()
    }

    @Test func viewsReportTheirPlaceAndLook() {
        let view = UIView()
        var seen: [String] = []
        let frame = view.observe(__quinceKeyPath(\.frame, "frame"), options: [.new]) { _, change in
            seen.append("frame \(change.newValue?.minX ?? -1)")
        }
        let hidden = view.observe(__quinceKeyPath(\.isHidden, "isHidden"), options: [.new]) { _, change in
            seen.append("hidden \(change.newValue ?? false)")
        }
        view.frame = CGRect(x: 5, y: 0, width: 10, height: 10)
        view.center.x += 1
        view.isHidden = true
        #expect(seen == ["frame 5.0", "frame 6.0", "hidden true"])
        #expect(view.value(forKeyPath: "frame") as? CGRect == view.frame)
        frame.invalidate()
        hidden.invalidate()
    }
}
