import SwiftUI

/// A player's picture, round, in whatever room there is.
struct ProfilePicture: View {
    let profile: Profile

    var body: some View {
        Image(profile.pictureName)
            .resizable()
            .scaledToFit()
            .clipShape(Circle())
            .accessibilityHidden(true)
    }
}
