import SwiftUI

/// A programme's picture. A placeholder stands in its place until it is there, and for good where it cannot be loaded.
struct ProgrammePicture: View {
    let url: URL?
    let store: PictureStore
    @State private var loaded: LoadedPicture?

    var body: some View {
        image
            .resizable()
            .aspectRatio(contentMode: .fit)
            .scaledToFit()
            .accessibilityHidden(true)
            .task(id: url) { await load() }
    }

    private var image: Image {
        guard let url, let picture = store.cachedPicture(at: url) ?? loaded?.picture(at: url) else { return Image("Placeholder") }
        return Image(uiImage: picture)
    }

    private func load() async {
        guard let url, store.cachedPicture(at: url) == nil, let picture = await store.picture(at: url) else { return }
        loaded = LoadedPicture(url: url, picture: picture)
    }
}

/// A picture that the view keeps, and where it is from: the view may show another programme by the time it is there.
private struct LoadedPicture {
    let url: URL
    let picture: UIImage

    func picture(at url: URL) -> UIImage? {
        url == self.url ? picture : nil
    }
}
