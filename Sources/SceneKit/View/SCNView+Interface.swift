extension SCNView: InterfaceDecodable {
    package func decode(_ attributes: InterfaceAttributes) {
        if let value = attributes.bool("allowsCameraControl") { allowsCameraControl = value }
        if let value = attributes.bool("autoenablesDefaultLighting") { autoenablesDefaultLighting = value }
        if let value = attributes.bool("jitteringEnabled") { isJitteringEnabled = value }
        if let value = attributes.bool("showsStatistics") { showsStatistics = value }
        if let value = attributes.bool("playing") { isPlaying = value }
    }
}
