import EventKit
import QuinceFoundation
import UIKit

/// The alarms that the form's menu offers.
enum EventAlert: Hashable {
    case none
    /// Seconds after the start; negative before it.
    case relative(TimeInterval)
    /// Alarms that the menu lacks; they are kept as they are.
    case custom

    static let choices: [EventAlert] = [.none] + [0, -300, -600, -900, -1800, -3600, -7200, -86400, -172800, -604800].map { .relative($0) }

    init(_ alarms: [EKAlarm]?) {
        guard let alarms, let first = alarms.first else { self = .none; return }
        let isPlain = alarms.count == 1 && first.absoluteDate == nil && first.proximity == .none
        self = isPlain && Self.choices.contains(.relative(first.relativeOffset)) ? .relative(first.relativeOffset) : .custom
    }

    /// Seconds after the start; nil for none.
    var offset: TimeInterval? { if case .relative(let offset) = self { offset } else { nil } }

    var title: String {
        switch self {
        case .none: systemText("None")
        case .custom: systemText("Custom")
        case .relative(0): systemText("At time of event")
        case .relative(-300): systemText("5 minutes before")
        case .relative(-600): systemText("10 minutes before")
        case .relative(-900): systemText("15 minutes before")
        case .relative(-1800): systemText("30 minutes before")
        case .relative(-3600): systemText("1 hour before")
        case .relative(-7200): systemText("2 hours before")
        case .relative(-86400): systemText("1 day before")
        case .relative(-172_800): systemText("2 days before")
        case .relative: systemText("1 week before")
        }
    }
}
