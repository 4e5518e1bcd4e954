import PhotosUI
import SwiftUI

/// The photo of an entry, and the button that chooses one.
struct PhotoField: View {
    @Binding var photo: Data?
    @State private var chosen: PhotosPickerItem?

    var body: some View {
        Group {
            if let photo, let image = UIImage(data: photo) {
                Image(uiImage: image)
                    .resizable()
                    .scaledToFill()
                    .frame(maxWidth: .infinity)
                    .frame(height: 220)
                    .clipped()
                    .listRowInsets(EdgeInsets())
                    .accessibilityLabel("Photo of this entry")
            }
            PhotosPicker(selection: $chosen, matching: .images) {
                Label(photo == nil ? "Add Photo" : "Change Photo", systemImage: "photo")
            }
            if photo != nil { Button("Remove Photo", systemImage: "trash", role: .destructive) { photo = nil } }
        }
        .onChange(of: chosen) { Task { await load() } }
    }

    private func load() async {
        guard let data = try? await chosen?.loadTransferable(type: Data.self) else { return }
        photo = data
        chosen = nil
    }
}
