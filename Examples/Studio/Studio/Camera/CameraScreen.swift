import SwiftUI

/// The camera's preview with a shutter; says so where there is no camera.
struct CameraScreen: View {
    @Environment(\.openURL) private var openURL
    @State private var model = CameraModel()
    /// Opens a photo in the editor.
    let use: (Data) -> Void

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Camera")
                .navigationBarTitleDisplayMode(.inline)
        }
        .task { await model.start() }
        .onDisappear { model.stop() }
        .onChange(of: model.photo) { if let photo = model.photo { use(photo) } }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .starting: ProgressView()
        case .ready: Viewfinder(model: model)
        case .unavailable:
            ContentUnavailableView(
                "No Camera", systemImage: "video.slash", description: Text("This device has no camera. On an iPhone, its picture is here."))
        case .denied:
            ContentUnavailableView {
                Label("Camera Not Allowed", systemImage: "camera.badge.ellipsis")
            } description: {
                Text("Allow Studio to use the camera in Settings.")
            } actions: {
                Button("Open Settings") { if let url = URL(string: UIApplication.openSettingsURLString) { openURL(url) } }
            }
        case .failed(let reason):
            ContentUnavailableView("The Camera Does Not Work", systemImage: "exclamationmark.triangle", description: Text(reason))
        }
    }
}

/// What the camera sees, and the shutter.
private struct Viewfinder: View {
    let model: CameraModel

    var body: some View {
        CameraPreview(session: model.session)
            .ignoresSafeArea()
            .overlay(alignment: .bottom) {
                Button("Take Photo", systemImage: "circle.inset.filled") { model.takePhoto() }
                    .labelStyle(.iconOnly)
                    .font(.system(size: 72))
                    .foregroundStyle(.white)
                    .padding(.bottom, 24)
            }
    }
}

#Preview {
    CameraScreen { _ in }
}
