import SwiftUI

/// A recipe's picture, or a symbol where it has none, in whatever room there is.
struct RecipePicture: View {
    @Environment(\.colorScheme) private var colorScheme
    let recipe: Recipe
    var cornerRadius = 8.0

    var body: some View {
        Rectangle()
            .fill(Color("PictureBackground"))
            .overlay { content }
            .clipShape(outline)
            .overlay { outline.strokeBorder(Color.primary.opacity(colorScheme == .dark ? 0.25 : 0.1)) }
            .accessibilityHidden(true)
    }

    private var outline: some InsettableShape {
        RoundedRectangle(cornerRadius: cornerRadius, style: .continuous)
    }

    @ViewBuilder private var content: some View {
        if let name = recipe.pictureName {
            Image(name)
                .resizable()
                .scaledToFill()
        } else {
            Image(systemName: "fork.knife")
                .resizable()
                .scaledToFit()
                .foregroundStyle(Color.accentColor)
                .padding(8)
                .frame(maxHeight: 96)
        }
    }
}

struct RecipePicture_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            RecipePicture(recipe: .omelette)
            RecipePicture(recipe: Recipe("No picture"))
            RecipePicture(recipe: Recipe("No picture"))
                .preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.fixed(width: 200, height: 150))
    }
}
