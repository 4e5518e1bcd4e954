import SwiftUI

/// A player in the ladder: place, picture, name and rating.
struct LadderRow: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .headline) private var pictureSize = 44.0
    let place: Int
    let profile: Profile

    var body: some View {
        content
            .accessibilityElement(children: .combine)
    }

    /// Side by side as long as the letters leave room for it.
    @ViewBuilder private var content: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading) {
                HStack(spacing: 12) {
                    number
                    picture
                }
                name
                rating
            }
        } else {
            HStack(spacing: 12) {
                number
                picture
                name
                Spacer()
                rating
            }
        }
    }

    private var number: some View {
        Text(place, format: .number)
            .font(.headline.monospacedDigit())
            .foregroundStyle(.secondary)
            .frame(minWidth: 20)
    }

    private var picture: some View {
        ProfilePicture(profile: profile)
            .frame(width: min(pictureSize, 72), height: min(pictureSize, 72))
    }

    private var name: some View {
        Text(profile.name)
            .font(.headline)
            .lineLimit(1)
            .minimumScaleFactor(0.6)
    }

    private var rating: some View {
        Text(profile.rating, format: .rating)
            .monospacedDigit()
            .foregroundStyle(.secondary)
    }
}

struct LadderRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LadderRow(place: 3, profile: .sample)
            LadderRow(place: 3, profile: .sample)
                .preferredColorScheme(.dark)
            LadderRow(place: 3, profile: .sample)
                .dynamicTypeSize(.accessibility5)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
