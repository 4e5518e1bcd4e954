import SwiftUI

/// A player's name, rating and score.
struct ProfileTexts: View {
    let profile: Profile

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(profile.name)
                .font(.headline)
            Text(profile.rating, format: .rating)
                .font(.title2.bold().monospacedDigit())
            Text("Score \(profile.score, format: .score)")
                .font(.subheadline.monospacedDigit())
                .foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }
}

struct ProfileTexts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileTexts(profile: .sample)
            ProfileTexts(profile: .sample)
                .preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
