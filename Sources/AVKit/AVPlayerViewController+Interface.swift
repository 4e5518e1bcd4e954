extension AVPlayerViewController: InterfaceDecodable {
    private static var gravities: [String: AVLayerVideoGravity] {
        [
            "AVLayerVideoGravityResize": .resize, "AVLayerVideoGravityResizeAspect": .resizeAspect,
            "AVLayerVideoGravityResizeAspectFill": .resizeAspectFill,
        ]
    }

    package func decode(_ attributes: InterfaceAttributes) {
        if let value = attributes.bool("showsPlaybackControls") { showsPlaybackControls = value }
        if let gravity = attributes.string("videoGravity").flatMap({ Self.gravities[$0] }) { videoGravity = gravity }
    }
}
