/// A length of time as a file states it: units, of which a second has `timescale`.
package struct MediaTime: Equatable, Sendable {
    package var value: Int64
    package var timescale: Int32

    package static let zero = MediaTime(value: 0, timescale: 1)

    /// Clamped to 0…31 years, whatever a file states.
    package init(value: Int64, timescale: Int32) {
        self.timescale = max(timescale, 1)
        self.value = min(max(value, 0), Int64(self.timescale) * 1_000_000_000)
    }

    /// A number of seconds, rounded to the nearest unit; what is no number is 0.
    package init(seconds: Double, timescale: Int32) {
        let units = (seconds * Double(timescale)).rounded()
        self.init(value: Int64(exactly: units) ?? 0, timescale: timescale)
    }

    package var seconds: Double { Double(value) / Double(timescale) }
}
