import SwiftUI

/// What has to be bought.
struct ShoppingListTab: View {
    @EnvironmentObject private var store: RecipeStore

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.book.shoppingList) { item in
                    ShoppingItemRow(item: item, recipe: store.book.recipe(item.recipe)) { store.toggle(item) }
                }
                .onDelete { store.removeItems(at: $0) }
            }
            .listStyle(.plain)
            .overlay {
                if store.book.shoppingList.isEmpty { EmptyNote("Nothing to buy") }
            }
            .navigationTitle("Shopping list")
            .toolbar {
                Button("Clear bought", action: store.removeBoughtItems)
                    .disabled(store.book.openItems.count == store.book.shoppingList.count)
                    .accessibilityIdentifier("clear")
            }
        }
    }
}

struct ShoppingListTab_Previews: PreviewProvider {
    static var previews: some View {
        ShoppingListTab()
            .environmentObject(RecipeStore.preview)
    }
}
