import SwiftUI

/// The picture of a place's kind with the place's name and country.
struct PlaceHeader: View {
    let place: Place

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Color.clear
                .frame(height: 200)
                .overlay { Image(place.kind.picture).resizable().scaledToFill() }
                .clipShape(.rect(cornerRadius: 24))
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 4) {
                Text(place.name)
                    .font(.largeTitle.bold())
                    .accessibilityAddTraits(.isHeader)
                Label(place.country, systemImage: "mappin.and.ellipse")
                    .font(.headline)
                    .foregroundStyle(place.kind.color)
            }
        }
    }
}
