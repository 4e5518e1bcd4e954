import CoreLocation
import SwiftUI

/// A stop of a route with its number and how far it is from the stop before.
struct StopRow: View {
    @ScaledMetric(relativeTo: .headline) private var side = 30
    let number: Int
    let place: Place
    /// In metres; nil for the first stop.
    let leg: CLLocationDistance?

    var body: some View {
        HStack(spacing: 12) {
            Text(number, format: .number)
                .font(.subheadline.bold())
                .foregroundStyle(.white)
                .frame(width: side, height: side)
                .background(place.kind.color.gradient, in: .circle)
            VStack(alignment: .leading, spacing: 2) {
                Text(place.name)
                    .font(.headline)
                Text(place.country)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer(minLength: 8)
            if let leg {
                Text("+\(DistanceText.short(leg))")
                    .font(.subheadline.monospacedDigit())
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Stop \(number), \(place.name)")
        .accessibilityValue(leg.map { "\(DistanceText.spoken($0)) further" } ?? "")
    }
}
