import SwiftUI

/// The app's four rooms.
struct RootView: View {
    enum Room: Hashable {
        case photo, sound, video, camera
    }

    @State private var room = Room.photo
    @State private var editor = EditModel()

    var body: some View {
        TabView(selection: $room) {
            Tab("Photo", systemImage: "photo", value: Room.photo) { EditScreen(model: editor) }
            Tab("Sound", systemImage: "waveform", value: Room.sound) { SoundScreen() }
            Tab("Video", systemImage: "film", value: Room.video) { VideoScreen() }
            Tab("Camera", systemImage: "camera", value: Room.camera) { CameraScreen(use: edit) }
        }
    }

    private func edit(_ photo: Data) {
        room = .photo
        Task { await editor.open(photo) }
    }
}

#Preview {
    RootView()
}

#Preview("Dark") {
    RootView().preferredColorScheme(.dark)
}
