import Foundation

/// A property of a photo that a slider changes.
nonisolated enum Adjustment: String, Codable, CaseIterable, Identifiable, Sendable {
    case exposure, contrast, saturation, warmth, sharpness, vignette

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .exposure: "sun.max"
        case .contrast: "circle.lefthalf.filled"
        case .saturation: "drop"
        case .warmth: "thermometer.medium"
        case .sharpness: "triangle"
        case .vignette: "circle.dashed"
        }
    }

    /// The values of the slider. 0 leaves the photo as it is.
    var range: ClosedRange<Double> {
        switch self {
        case .exposure, .contrast, .saturation, .warmth: -1...1
        case .sharpness, .vignette: 0...1
        }
    }
}
