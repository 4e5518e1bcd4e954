import QuinceFoundation

/// An alarm with what its alert shows, as it is kept between launches.
struct AlarmRecord: Codable, Equatable {
    var alarm: Alarm
    let title: String
    let stopTitle: String
    /// nil for no second button.
    let secondaryTitle: String?
    let countsDownAgain: Bool
    /// The moment at which it alerts or its countdown begins; nil while it is paused or alerts.
    var date: Date?
    /// The moment at which a countdown that has not begun ends; nil for none.
    var fireDate: Date?
    /// Seconds of a paused countdown.
    var remaining: TimeInterval?
}
