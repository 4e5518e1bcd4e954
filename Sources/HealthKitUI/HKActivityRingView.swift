import HealthKit
import QuinceFoundation
import UIKit

/// The activity rings of a day: move, exercise and stand, from the outside in.
///
/// Source: Apple's documentation of `HKActivityRingView`.
@preconcurrency @MainActor open class HKActivityRingView: UIView {
    /// The day; nil = empty rings.
    open var activitySummary: HKActivitySummary? {
        get { summary }
        set { setActivitySummary(newValue, animated: false) }
    }
    private var summary: HKActivitySummary?
    private let rings = [ActivityRing(.systemPink), ActivityRing(.systemGreen), ActivityRing(.cyan)]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addRings()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addRings()
    }

    private func addRings() {
        backgroundColor = .black
        for ring in rings { layer.addSublayer(ring.layer) }
        isAccessibilityElement = true
        update(animated: false)
    }

    open func setActivitySummary(_ activitySummary: HKActivitySummary?, animated: Bool) {
        summary = activitySummary
        update(animated: animated)
    }

    /// The parts of the goals that are reached, 0 or more: 1 = the goal.
    static func progress(_ summary: HKActivitySummary?) -> [Double] {
        guard let summary else { return [0, 0, 0] }
        func part(_ value: HKQuantity, _ goal: HKQuantity, _ unit: HKUnit) -> Double {
            let goal = goal.doubleValue(for: unit)
            return goal > 0 ? max(value.doubleValue(for: unit) / goal, 0) : 0
        }
        let move =
            summary.activityMoveMode == .appleMoveTime
            ? part(summary.appleMoveTime, summary.appleMoveTimeGoal, .minute())
            : part(summary.activeEnergyBurned, summary.activeEnergyBurnedGoal, .kilocalorie())
        return [
            move, part(summary.appleExerciseTime, summary.exerciseTimeGoal ?? summary.appleExerciseTimeGoal, .minute()),
            part(summary.appleStandHours, summary.standHoursGoal ?? summary.appleStandHoursGoal, .count()),
        ]
    }

    private func update(animated: Bool) {
        let progress = Self.progress(summary)
        for (ring, part) in zip(rings, progress) { ring.show(part, animated: animated) }
        accessibilityValue = progress.map { "\(Int(($0 * 100).rounded())) %" }.joined(separator: ", ")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height), width = side * 0.11
        for (index, ring) in rings.enumerated() {
            let radius = side / 2 - width / 2 - CGFloat(index) * width * 1.15 - side * 0.02
            ring.layOut(in: bounds, radius: max(radius, 0), width: width)
        }
    }
}

/// A ring: a dim circle, and the part that is reached.
@MainActor final class ActivityRing {
    let layer = CALayer()
    private let track = CAShapeLayer()
    private let arc = CAShapeLayer()

    init(_ color: UIColor) {
        track.strokeColor = color.withAlphaComponent(0.2).cgColor
        arc.strokeColor = color.cgColor
        for shape in [track, arc] {
            shape.fillColor = nil
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
    }

    func layOut(in bounds: CGRect, radius: CGFloat, width: CGFloat) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let circle = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 3 / 2, clockwise: true)
        for shape in [track, arc] {
            (shape.path, shape.lineWidth, shape.frame) = (circle.cgPath, width, CGRect(origin: .zero, size: bounds.size))
        }
        layer.frame = CGRect(origin: .zero, size: bounds.size)
    }

    func show(_ part: Double, animated: Bool) {
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        arc.strokeEnd = min(part, 1)
        arc.isHidden = part <= 0
        CATransaction.commit()
    }
}
