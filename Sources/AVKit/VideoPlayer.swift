import SwiftUI

/// Shows a player's video with iOS's controls, and an app's own views between both.
///
/// Source: Apple's documentation of `VideoPlayer`.
@preconcurrency @MainActor public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay?

    /// - Parameter videoOverlay: Views over the video and below the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        (self.player, overlay) = (player, videoOverlay())
    }

    public var body: some View { PlayerControllerView(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { (self.player, overlay) = (player, nil) }
}

/// The controller as a view of SwiftUI's.
private struct PlayerControllerView<Overlay: View>: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: Overlay?

    final class Coordinator {
        var host: UIHostingController<Overlay>?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        controller.player = player
        if let overlay, let place = controller.contentOverlayView {
            let host = UIHostingController(rootView: overlay)
            host.view.backgroundColor = .clear
            host.view.frame = place.bounds
            host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            controller.addChild(host)
            place.addSubview(host.view)
            host.didMove(toParent: controller)
            context.coordinator.host = host
        }
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        controller.player = player
        if let overlay { context.coordinator.host?.rootView = overlay }
    }
}
