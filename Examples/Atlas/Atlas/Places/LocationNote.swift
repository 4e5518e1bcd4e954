import SwiftUI

/// Says why there are no distances, and leads to the app's settings.
struct LocationNote: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        Section {
            Label("Atlas may not know where you are, so the places are sorted by name.", systemImage: "location.slash")
                .foregroundStyle(.secondary)
            Button("Open Settings") {
                if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) }
            }
        }
    }
}

#Preview {
    List { LocationNote() }
}
