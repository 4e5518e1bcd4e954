import SwiftUI

/// How long a recipe takes.
struct CookingTime: View {
    let minutes: Int

    var body: some View {
        Text("\(minutes) min", comment: "Cooking time")
            .foregroundStyle(.secondary)
    }
}
