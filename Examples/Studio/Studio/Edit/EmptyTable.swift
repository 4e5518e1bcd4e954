import PhotosUI
import SwiftUI

/// Asks for a photo.
struct EmptyTable: View {
    @Binding var choice: PhotosPickerItem?
    let useSample: () -> Void

    var body: some View {
        ContentUnavailableView {
            Label("No Photo", systemImage: "photo")
        } description: {
            Text("Choose a photo to try filters, light and colour on. The original stays as it is.")
        } actions: {
            PhotosPicker("Choose a Photo", selection: $choice, matching: .images)
                .buttonStyle(.borderedProminent)
                .accessibilityIdentifier("choose")
            Button("Use the Sample", action: useSample)
                .accessibilityIdentifier("sample")
        }
    }
}
