import Foundation

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    /// Ratings without decimals.
    static var rating: Self { .number.precision(.fractionLength(0)) }

    /// Scores with one decimal.
    static var score: Self { .number.precision(.fractionLength(1)) }
}
