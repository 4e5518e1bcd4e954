import SwiftUI

/// A player's picture beside name, rating and score.
struct ProfileCard: View {
    let profile: Profile

    var body: some View {
        HStack(spacing: 16) {
            ProfilePicture(profile: profile)
            ProfileTexts(profile: profile)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileCard(profile: .sample)
            ProfileCard(profile: .sample)
                .preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.fixed(width: 329, height: 155))
    }
}
