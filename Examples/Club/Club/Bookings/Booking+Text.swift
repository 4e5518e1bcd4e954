import Foundation

extension Booking {
    /// From when to when, and with whom: `10:00 – 11:00 · Mara`.
    var timeText: String {
        let time = (start..<end).formatted(date: .omitted, time: .shortened)
        return partner.isEmpty ? time : "\(time) · \(partner)"
    }
}
