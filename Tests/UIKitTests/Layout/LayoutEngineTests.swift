import Testing

@testable import UIKit

/// A view with a size of its own.
private final class Block: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var insets = UIEdgeInsets.zero

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Contents of a fixed area.
private final class Words: UIView, WidthDependentContent {
    override var widthDependentContent: (any WidthDependentContent)? { self }
    init() {
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize(forWidth: 360) }
    var isContentWidthDependent: Bool { true }
    func contentSize(forWidth width: CGFloat) -> CGSize {
        CGSize(width: min(width, 360), height: 20 * (360 / min(max(width, 1), 360)).rounded(.up))
    }
}

@MainActor private func root(_ width: CGFloat = 400, _ height: CGFloat = 600) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor private func free(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
}

@MainActor @Suite struct LayoutEngineTests {
    /// Which of two equal contents lacks room does not matter, but none has less than nothing.
    @Test(arguments: [[30, 200], [200, 30], [30, 200, 30], [200, 30, 200]] as [[CGFloat]]) func contentsHaveNoNegativeSizes(
        widths: [CGFloat]
    ) {
        let root = root(100)
        let blocks = widths.map { Block($0, 20) }
        var last = root.leadingAnchor
        for block in blocks {
            root.addSubview(block)
            block.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            block.leadingAnchor.constraint(equalTo: last).isActive = true
            last = block.trailingAnchor
        }
        last.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(blocks.allSatisfy { $0.frame.minX >= 0 && $0.frame.maxX <= 100 }, "\(blocks.map(\.frame))")
        #expect(blocks.last?.frame.maxX == 100)
        // With more room everything has its own size again.
        root.bounds.size.width = CGFloat(widths.reduce(0, +))
        root.layoutIfNeeded()
        #expect(blocks.map(\.frame.width) == widths)
    }

    @Test func insetsOfBothSidesChangeAtOnce() {
        let root = root()
        root.layoutMargins = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        let view = free(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        ])
        root.layoutIfNeeded()
        var reports: [String] = []
        let console = LayoutEngine.console
        LayoutEngine.console = { reports.append($0) }
        defer { LayoutEngine.console = console }
        root.layoutMargins = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)
        root.layoutIfNeeded()
        #expect(reports.isEmpty)
        #expect(view.frame.minX == 59)
        #expect(view.frame.maxX == 341)
    }

    @Test func aColumnWithoutAPlaceBeginsAtTheTop() {
        let root = root()
        let views = (0..<3).map { _ in free(in: root) }
        for view in views { view.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        for (above, below) in zip(views, views.dropFirst()) {
            below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 10).isActive = true
        }
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minY) == [0, 50, 100])
    }

    @Test func edgesFollowTheSuperviewAndItsChanges() {
        let root = root()
        let view = free(in: root)
        let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
        NSLayoutConstraint.activate([
            top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            root.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 30),
            view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 20, width: 360, height: 300))
        root.frame.size = CGSize(width: 500, height: 400)
        top.constant = 40
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 40, width: 460, height: 200))
    }

    @Test func intrinsicSizesYieldByPriority() {
        let root = root(100)
        let (left, right) = (Block(80, 20), Block(60, 20))
        root.addSubview(left)
        root.addSubview(right)
        left.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-(0)-[left]-8-[right]-(0)-|", options: .alignAllTop, metrics: nil,
                views: ["left": left, "right": right])
                + [left.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 32, height: 20))
        #expect(right.frame == CGRect(x: 40, y: 0, width: 60, height: 20))
        root.frame.size.width = 300
        left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(left.frame.width == 80)
        #expect(right.frame.width == 212)
    }

    @Test func alignmentRectanglesAreWhatConstraintsSee() {
        let root = root()
        let view = Block(100, 30)
        view.insets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
            view.bottomAnchor.constraint(equalTo: root.topAnchor, constant: 100),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 18, y: 70, width: 104, height: 31))
    }

    @Test func directionalEdgesMirror() {
        let root = root()
        root.semanticContentAttribute = .forceRightToLeft
        let view = free(in: root)
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 50), view.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 340, y: 0, width: 50, height: 5))
    }

    @Test func autoresizingMasksTakePartAsConstraints() {
        let root = root()
        let panel = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 100))
        panel.autoresizingMask = .flexibleWidth
        root.addSubview(panel)
        let view = free(in: panel)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: panel.centerXAnchor), view.centerYAnchor.constraint(equalTo: panel.centerYAnchor),
            view.widthAnchor.constraint(equalTo: panel.widthAnchor, constant: -100), view.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 50, y: 40, width: 200, height: 20))
        root.frame.size.width = 600
        root.layoutIfNeeded()
        #expect(panel.frame.width == 500)
        #expect(view.frame == CGRect(x: 50, y: 40, width: 400, height: 20))
    }

    @Test func contentsThatGetHigherWhenNarrowGetTheHeightOfTheirWidth() {
        let root = root(120)
        let label = Words()
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 0, width: 120, height: 60))
    }

    @Test func aConflictIsReportedInUIKitsWordsAndTheLastConstraintBreaks() {
        var report = ""
        let console = LayoutEngine.console
        LayoutEngine.console = { report += $0 }
        defer { LayoutEngine.console = console }
        let root = root()
        let view = free(in: root)
        let first = view.widthAnchor.constraint(equalToConstant: 100)
        let second = view.widthAnchor.constraint(equalToConstant: 200)
        second.identifier = "wide"
        NSLayoutConstraint.activate([first, second])
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        #expect(report.contains("Unable to simultaneously satisfy constraints."))
        #expect(report.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:"))
        #expect(report.contains("'wide'"))
        #expect(report.contains(".width == 200"))
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test func removingAViewEndsItsConstraintsToOutside() {
        let root = root()
        let (one, two) = (free(in: root), free(in: root))
        let width = one.widthAnchor.constraint(equalToConstant: 10)
        let outside = one.leadingAnchor.constraint(equalTo: two.trailingAnchor)
        NSLayoutConstraint.activate([width, outside])
        root.layoutIfNeeded()
        one.removeFromSuperview()
        #expect(width.isActive)
        #expect(!outside.isActive)
        root.addSubview(one)
        root.layoutIfNeeded()
        #expect(one.frame.width == 10)
    }

    @Test func framesAreRoundedToPixelsByTheirEdges() {
        let scale = UIScreen.main.scale
        let frame = LayoutEngine.rounded(CGRect(x: 0, y: 180.25, width: 10, height: 173.25))
        #expect(frame.minY == (180.25 * scale + 0.5).rounded(.down) / scale)
        #expect(abs(frame.maxY - (353.5 * scale + 0.5).rounded(.down) / scale) < 1e-9)
    }

    @Test func fittingSizesComeFromTheContents() {
        let panel = UIView()
        let block = Block(70, 30)
        panel.addSubview(block)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|-(5)-[block]-(6)-|", metrics: nil, views: ["block": block])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|-(7)-[block]-(8)-|", metrics: nil, views: ["block": block]))
        #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 81, height: 45))
    }

    @Test func fittingSizesGoToTheirTargetsAsFarAsContentsLet() {
        let panel = UIView()
        let (block, space) = (Block(70, 30), free(in: panel))
        panel.addSubview(block)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[block]-(10)-[space(>=20)]|", metrics: nil, views: ["block": block, "space": space])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:|[block]|", metrics: nil, views: ["block": block])
                + [space.topAnchor.constraint(equalTo: panel.topAnchor), space.bottomAnchor.constraint(equalTo: panel.bottomAnchor)])
        #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 30))
        // What has no size of its own takes all there is; contents hug more strongly than fitting pulls.
        #expect(panel.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10000, height: 30))
        let asked = panel.systemLayoutSizeFitting(
            CGSize(width: 200, height: 90), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultHigh)
        #expect(asked == CGSize(width: 200, height: 90))
    }

    @Test func baselinesOfTextsLineUp() {
        let root = root()
        let (large, small, field) = (UILabel(), UILabel(), UITextField())
        large.font = .systemFont(ofSize: 40)
        small.font = .systemFont(ofSize: 12)
        field.font = .systemFont(ofSize: 20)
        large.text = "Large"
        small.text = "small\nand second"
        small.numberOfLines = 0
        for view in [large, small, field] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor, constant: 10), field.heightAnchor.constraint(equalToConstant: 60),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            field.firstBaselineAnchor.constraint(equalTo: small.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let pixel = 1 / UIScreen.main.scale + 0.001
        #expect(abs(small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender) <= pixel)
        let second = small.frame.maxY + small.font.descender
        let text = field.frame.midY - field.font!.lineHeight / 2 + field.font!.ascender
        #expect(abs(second - text) <= pixel)
    }

    @Test func guidesFollowInsetsAndConstraints() {
        let root = root()
        root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
        let view = free(in: root)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor),
            NSLayoutConstraint(
                item: view, attribute: .top, relatedBy: .equal, toItem: root, attribute: .topMargin, multiplier: 1, constant: 4),
            view.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 5, width: 350, height: 10))
        root.layoutMargins.left = 40
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 40, y: 5, width: 330, height: 10))
    }
}

@MainActor @Suite struct StackViewTests {
    private func stack(_ sizes: [CGFloat], width: CGFloat, _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: sizes.map { Block($0, 20) })
        configure(stack)
        let root = root(width, 100)
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.rightAnchor.constraint(equalTo: root.rightAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.heightAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        Self.roots.append(root)
        return stack
    }

    private static var roots: [UIView] = []
    private func spans(_ stack: UIStackView) -> [[CGFloat]] { stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }

    @Test func fillStretchesTheOneThatHugsLeast() {
        let stack = stack([50, 60], width: 200) {
            $0.spacing = 10
            $0.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        }
        #expect(spans(stack) == [[0, 50], [60, 140]])
        #expect(stack.arrangedSubviews.allSatisfy { $0.frame.height == 40 })
    }

    /// Source: iOS 17.5: texts of several lines share a row alike, and wrap though there is room for them on one line.
    @Test(arguments: [["frame down", "unchanged", "frame up"], ["path down", "path unchanged", "path up"]])
    func textsOfSeveralLinesShareARow(texts: [String]) {
        let stack = UIStackView(
            arrangedSubviews: texts.map { text in
                let label = UILabel()
                (label.text, label.numberOfLines) = (text, 0)
                return label
            })
        stack.spacing = 20
        stack.frame = CGRect(x: 0, y: 0, width: 393, height: 100)
        stack.layoutIfNeeded()
        #expect(stack.arrangedSubviews.allSatisfy { abs($0.frame.width - 353 / 3) < 0.5 }, "\(spans(stack))")
    }

    @Test func oneTextOfSeveralLinesTakesTheRestOfARow() {
        let title = UILabel(), text = UILabel()
        (title.text, text.text, text.numberOfLines) = ("Title", "some longer text", 0)
        title.setContentHuggingPriority(.required, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [title, text])
        stack.frame = CGRect(x: 0, y: 0, width: 393, height: 40)
        stack.layoutIfNeeded()
        #expect(title.frame.width < 60)
        #expect(text.frame.maxX == 393)
    }

    @Test func fillEquallySharesTheLength() {
        let stack = stack([10, 20, 30], width: 320) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        #expect(spans(stack) == [[0, 100], [110, 100], [220, 100]])
    }

    @Test func fillProportionallyKeepsRatios() {
        let stack = stack([50, 100], width: 300) { $0.distribution = .fillProportionally }
        #expect(spans(stack) == [[0, 100], [100, 200]])
    }

    @Test func equalSpacingSpreadsTheGaps() {
        let stack = stack([50, 50, 100], width: 300) { $0.distribution = .equalSpacing }
        #expect(spans(stack) == [[0, 50], [100, 50], [200, 100]])
    }

    @Test func equalCenteringSpreadsTheCentres() {
        let stack = stack([40, 60, 80], width: 400) { $0.distribution = .equalCentering }
        #expect(spans(stack) == [[0, 40], [160, 60], [320, 80]])
    }

    @Test func alignmentsAndCustomSpacing() {
        let stack = stack([50, 50], width: 200) {
            $0.alignment = .center
            $0.distribution = .equalSpacing
        }
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 10, width: 50, height: 20))
        stack.alignment = .bottom
        stack.distribution = .fill
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        stack.superview?.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0].frame.minY == 20)
        #expect(spans(stack) == [[0, 50], [80, 120]])
    }

    @Test func hiddenViewsCollapseAndComeBack() {
        let stack = stack([50, 60, 70], width: 300) {
            $0.spacing = 10
            $0.distribution = .fillEqually
        }
        stack.arrangedSubviews[1].isHidden = true
        stack.superview?.layoutIfNeeded()
        #expect(spans(stack) == [[0, 145], [145, 0], [155, 145]])
        stack.arrangedSubviews[1].isHidden = false
        stack.superview?.layoutIfNeeded()
        #expect(spans(stack).map { $0[1] } == [93, 94, 93] || spans(stack).allSatisfy { abs($0[1] - 280 / 3) < 1 })
    }

    @Test func marginsRelativeArrangement() {
        let stack = stack([50], width: 200) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
        }
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 10, y: 4, width: 170, height: 30))
    }
}
