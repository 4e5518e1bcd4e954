import SwiftUI

/// An ingredient that has to be bought, with a box to tick, and the recipe it is for.
struct ShoppingItemRow: View {
    let item: ShoppingItem
    let recipe: Recipe?
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(spacing: 12) {
                Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
                    .imageScale(.large)
                    .foregroundStyle(Color.accentColor)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.ingredient.text)
                        .strikethrough(item.isBought)
                        .foregroundStyle(item.isBought ? .secondary : .primary)
                    if let recipe {
                        Text(recipe.name)
                            .font(.footnote)
                            .foregroundStyle(.secondary)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .frame(minHeight: 44)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(item.isBought ? .isSelected : [])
    }
}

struct ShoppingItemRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            row(isBought: false)
            row(isBought: true)
            row(isBought: true)
                .preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }

    private static func row(isBought: Bool) -> some View {
        let recipe = Recipe.omelette
        return ShoppingItemRow(
            item: ShoppingItem(id: UUID(), ingredient: recipe.ingredients[0], recipe: recipe.id, isBought: isBought),
            recipe: recipe
        ) {}
    }
}
