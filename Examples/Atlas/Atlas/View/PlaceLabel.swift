import SwiftUI

/// A place's symbol, name, country and distance from the user.
struct PlaceLabel: View {
    @Environment(Locator.self) private var locator
    let place: Place

    var body: some View {
        HStack(spacing: 12) {
            KindTile(kind: place.kind)
            VStack(alignment: .leading, spacing: 2) {
                Text(place.name)
                    .font(.headline)
                Text(subtitle)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel([place.name, place.country, spokenDistance].compactMap(\.self).joined(separator: ", "))
    }

    private var subtitle: String {
        [place.country, locator.distance(to: place).map(DistanceText.short)].compactMap(\.self).joined(separator: " · ")
    }

    private var spokenDistance: String? { locator.distance(to: place).map { "\(DistanceText.spoken($0)) away" } }
}
