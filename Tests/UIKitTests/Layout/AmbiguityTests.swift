import Testing

@testable import UIKit

@MainActor private func stage() -> (root: UIView, view: UIView) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return (root, view)
}

@MainActor @Suite struct AmbiguityTests {
    /// Other tests leave their device behind, whose pixels may be others.
    init() { UIApplication.reset() }

    @Test func whatConstraintsLeaveOpenIsAmbiguous() {
        let (root, view) = stage()
        let bottom = view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            bottom,
        ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        #expect(view.topAnchor.hasAmbiguousLayout)
        #expect(view.heightAnchor.hasAmbiguousLayout)
        #expect(view.centerYAnchor.hasAmbiguousLayout)
        // Where the view ends is known, whatever its height.
        #expect(!view.bottomAnchor.hasAmbiguousLayout)
        #expect(!view.trailingAnchor.hasAmbiguousLayout)
        #expect(!view.widthAnchor.hasAmbiguousLayout)
        view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        #expect(!view.topAnchor.hasAmbiguousLayout)
        bottom.isActive = false
        #expect(view.hasAmbiguousLayout)
        #expect(view.topAnchor.hasAmbiguousLayout)
        #expect(!view.heightAnchor.hasAmbiguousLayout)
    }

    @Test func ambiguityIsExercisedWithinWhatConstraintsAllow() {
        let (root, view) = stage()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 30), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 120),
        ])
        root.layoutIfNeeded()
        let first = view.frame
        view.exerciseAmbiguityInLayout()
        let second = view.frame
        #expect(second != first)
        #expect(second.origin == first.origin)
        #expect(second.height == 30)
        #expect((100...120).contains(second.width))
        #expect(view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == first)
        view.widthAnchor.constraint(equalToConstant: 110).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 110)
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.width == 110)
        #expect(!view.hasAmbiguousLayout)
    }

    @Test func constraintsThatDecideOnAFrameAreFoundAcrossOtherViews() {
        let (root, above) = stage()
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let top = above.topAnchor.constraint(equalTo: root.topAnchor, constant: 10)
        let height = above.heightAnchor.constraint(equalToConstant: 50)
        let gap = view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8)
        let own = view.heightAnchor.constraint(equalToConstant: 20)
        let width = view.widthAnchor.constraint(equalToConstant: 70)
        let left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let unused = view.widthAnchor.constraint(lessThanOrEqualToConstant: 300)
        NSLayoutConstraint.activate([top, height, gap, own, width, left, unused])
        root.layoutIfNeeded()
        #expect(view.constraintsAffectingLayout(for: .vertical) == [top, height, gap, own])
        #expect(view.constraintsAffectingLayout(for: .horizontal) == [width, left])
        #expect(view.heightAnchor.constraintsAffectingLayout == [own])
        #expect(view.topAnchor.constraintsAffectingLayout == [top, height, gap])
        #expect(above.constraintsAffectingLayout(for: .vertical) == [top, height])
    }

    @Test func constraintsOfTheSystemAreNamedInReports() {
        var report = ""
        let console = LayoutEngine.console
        LayoutEngine.console = { report += $0 }
        defer { LayoutEngine.console = console }
        let (root, view) = stage()
        let panel = UIView(frame: CGRect(x: 50, y: 50, width: 300, height: 100))
        panel.autoresizingMask = .flexibleWidth
        root.addSubview(panel)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: panel.widthAnchor), view.widthAnchor.constraint(equalToConstant: 80),
            view.heightAnchor.constraint(equalTo: panel.heightAnchor), view.heightAnchor.constraint(equalToConstant: 80),
        ])
        root.layoutIfNeeded()
        let (panelText, rootText) = (ConstraintDescription.item(panel), ConstraintDescription.item(root))
        #expect(report.contains(" h=-&- v=--- \(panelText).width == \(rootText).width - 100   (active)>"))
        #expect(report.contains(" h=-&- v=--- \(panelText).height == 100   (active)>"))
        #expect(report.contains(" 'UIView-Encapsulated-Layout-Width' \(rootText).width == 400   (active)>"))
        #expect(report.contains("NSAutoresizingMaskLayoutConstraints that you don't understand"))
        #expect(!report.contains("minX"))
    }

    @Test func requiredContentSizesAreNamedInReports() {
        var report = ""
        let console = LayoutEngine.console
        LayoutEngine.console = { report += $0 }
        defer { LayoutEngine.console = console }
        let (root, _) = stage()
        let label = UILabel()
        label.text = "Abc"
        label.translatesAutoresizingMaskIntoConstraints = false
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 1).isActive = true
        root.layoutIfNeeded()
        let width = ConstraintDescription.number(label.intrinsicContentSize.width)
        #expect(report.contains("\(ConstraintDescription.item(label)).width == \(width) Hug:250 CompressionResistance:1000   (active)>"))
        #expect(label.frame.width == label.intrinsicContentSize.width)
    }
}
