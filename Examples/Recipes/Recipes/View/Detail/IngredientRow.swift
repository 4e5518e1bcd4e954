import SwiftUI

/// An ingredient, and a button that puts it on the shopping list.
struct IngredientRow: View {
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    let ingredient: Ingredient
    /// The width of the column of amounts, once it is known.
    let amountWidth: CGFloat?
    let isNeeded: Bool
    let buy: () -> Void

    var body: some View {
        HStack {
            Group {
                if dynamicTypeSize.isAccessibilitySize {
                    Text(ingredient.text)
                } else {
                    columns
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(ingredient.text)
            buyButton
        }
    }

    private var columns: some View {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
            Text(ingredient.amount ?? "")
                .monospacedDigit()
                .foregroundStyle(.secondary)
                .fixedSize()
                .background {
                    GeometryReader { Color.clear.preference(key: AmountWidthKey.self, value: $0.size.width) }
                }
                .frame(width: amountWidth, alignment: .trailing)
            Text(ingredient.name)
        }
    }

    private var buyButton: some View {
        Button(action: buy) {
            Image(systemName: isNeeded ? "checkmark.circle" : "plus.circle")
                .imageScale(.large)
                .frame(minWidth: 44, minHeight: 44)
        }
        .disabled(isNeeded)
        .accessibilityLabel(isNeeded ? "On the shopping list" : "Add to the shopping list")
        .accessibilityValue(ingredient.text)
    }
}

struct IngredientRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            IngredientRow(ingredient: Ingredient(amount: "2 tbsp", name: "milk"), amountWidth: 80, isNeeded: false) {}
            IngredientRow(ingredient: Ingredient(name: "salt"), amountWidth: 80, isNeeded: true) {}
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
