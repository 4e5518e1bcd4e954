import Testing

@testable import UIKit

@MainActor struct RequiredTextTests {
    /// Source: iOS 17.5: a label of several lines that resists compression by 1000 wraps at its stack's width.
    @Test func textOfSeveralLinesWrapsAtARequiredWidth() {
        let label = UILabel(), stack = UIStackView()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.axis = .vertical
        stack.addArrangedSubview(label)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 400)
        stack.layoutIfNeeded()
        #expect(label.frame.width == 200)
        #expect(label.frame.height > 100)
    }

    @Test func textOfOneLineKeepsItsWidth() {
        let label = UILabel(), root = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        label.text = "a rather long text of one line"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.addSubview(label)
        let limit = label.widthAnchor.constraint(equalTo: root.widthAnchor)
        limit.priority = .defaultHigh
        limit.isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width > 50)
    }
}
