import QuinceFoundation
import UIKit

/// Source: Apple's documentation of `EKCalendarChooserSelectionStyle`.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single = 0, multiple }
/// Source: Apple's documentation of `EKCalendarChooserDisplayStyle`.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars = 0, writableCalendarsOnly }

/// Notified of what the user selects. Every method is optional. Source: Apple's documentation of `EKCalendarChooserDelegate`.
@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: NSObjectProtocol {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
