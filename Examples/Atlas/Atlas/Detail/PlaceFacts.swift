import SwiftUI

/// What is worth knowing of a place, with its distance and coordinates.
struct PlaceFacts: View {
    @Environment(Locator.self) private var locator
    @Environment(\.dynamicTypeSize) private var typeSize
    let place: Place

    var body: some View {
        VStack(spacing: 0) {
            ForEach(place.facts, id: \.self) { fact in
                row(fact.name, fact.value)
                Divider()
            }
            if let distance = locator.distance(to: place) {
                row("From Here", DistanceText.short(distance))
                Divider()
            }
            row("Coordinates", CoordinateText.text(place.coordinate))
        }
        .padding(.horizontal)
        .background(.fill.tertiary, in: .rect(cornerRadius: 20))
    }

    private func row(_ title: String, _ value: String) -> some View {
        layout {
            Text(title)
            if !typeSize.isAccessibilitySize { Spacer() }
            Text(value)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.vertical, 12)
        .accessibilityElement(children: .combine)
    }

    /// The value after the title, or below it where texts are very large.
    private var layout: AnyLayout {
        typeSize.isAccessibilitySize ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
    }
}

#Preview {
    PlaceFacts(place: .sample).padding().sampleEnvironment()
}
