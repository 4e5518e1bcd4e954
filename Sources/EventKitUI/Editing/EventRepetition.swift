import EventKit
import QuinceFoundation
import UIKit

/// The rules that the form's menu offers.
enum EventRepetition: CaseIterable {
    case never, daily, weekly, biweekly, monthly, yearly
    /// A rule that the menu lacks; it is kept as it is.
    case custom

    static let choices: [EventRepetition] = [.never, .daily, .weekly, .biweekly, .monthly, .yearly]

    init(_ rule: EKRecurrenceRule?) {
        guard let rule else { self = .never; return }
        let parts: [Any?] = [rule.daysOfTheWeek, rule.daysOfTheMonth, rule.monthsOfTheYear, rule.weeksOfTheYear, rule.daysOfTheYear]
        let isPlain = parts.allSatisfy { $0 == nil } && rule.setPositions == nil && (rule.recurrenceEnd?.occurrenceCount ?? 0) == 0
        guard isPlain else { self = .custom; return }
        switch (rule.frequency, rule.interval) {
        case (.daily, 1): self = .daily
        case (.weekly, 1): self = .weekly
        case (.weekly, 2): self = .biweekly
        case (.monthly, 1): self = .monthly
        case (.yearly, 1): self = .yearly
        default: self = .custom
        }
    }

    /// The rule; nil for `never` and `custom`.
    func rule(end: EKRecurrenceEnd?) -> EKRecurrenceRule? {
        switch self {
        case .never, .custom: nil
        case .daily: EKRecurrenceRule(recurrenceWith: .daily, interval: 1, end: end)
        case .weekly: EKRecurrenceRule(recurrenceWith: .weekly, interval: 1, end: end)
        case .biweekly: EKRecurrenceRule(recurrenceWith: .weekly, interval: 2, end: end)
        case .monthly: EKRecurrenceRule(recurrenceWith: .monthly, interval: 1, end: end)
        case .yearly: EKRecurrenceRule(recurrenceWith: .yearly, interval: 1, end: end)
        }
    }

    var title: String {
        switch self {
        case .never: systemText("Never")
        case .daily: systemText("Every Day")
        case .weekly: systemText("Every Week")
        case .biweekly: systemText("Every 2 Weeks")
        case .monthly: systemText("Every Month")
        case .yearly: systemText("Every Year")
        case .custom: systemText("Custom")
        }
    }
}
