import SwiftUI

/// A star that makes a recipe a favourite, or takes it back.
struct FavouriteStar: View {
    @Binding var isFavourite: Bool

    var body: some View {
        Button {
            isFavourite.toggle()
        } label: {
            Image(systemName: isFavourite ? "star.fill" : "star")
                .imageScale(.large)
                .foregroundStyle(Color("Star"))
                .frame(minWidth: 44, minHeight: 44)
        }
        .accessibilityLabel("Favourite")
        .accessibilityAddTraits(isFavourite ? .isSelected : [])
        .accessibilityIdentifier("favourite")
    }
}

struct FavouriteStar_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            FavouriteStar(isFavourite: .constant(true))
            FavouriteStar(isFavourite: .constant(false))
        }
        .previewLayout(.sizeThatFits)
    }
}
