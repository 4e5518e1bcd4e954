import Foundation

/// Everything the user has done to a photo; the photo itself stays as it is.
nonisolated struct PhotoEdit: Codable, Equatable, Sendable {
    var filter = PhotoFilter.original
    private var values: [Adjustment: Double] = [:]

    init(filter: PhotoFilter = .original) { self.filter = filter }

    /// The value of a slider, within the range of the adjustment.
    subscript(adjustment: Adjustment) -> Double {
        get { values[adjustment, default: 0] }
        set { values[adjustment] = newValue == 0 ? nil : min(max(newValue, adjustment.range.lowerBound), adjustment.range.upperBound) }
    }

    var isEmpty: Bool { self == PhotoEdit() }
}
