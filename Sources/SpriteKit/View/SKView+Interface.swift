extension SKView: InterfaceDecodable {
    package func decode(_ attributes: InterfaceAttributes) {
        if let value = attributes.bool("allowsTransparency") { allowsTransparency = value }
        if let value = attributes.bool("showsFPS") { showsFPS = value }
        if let value = attributes.bool("showsDrawCount") { showsDrawCount = value }
        if let value = attributes.bool("showsNodeCount") { showsNodeCount = value }
        if let value = attributes.bool("showsQuadCount") { showsQuadCount = value }
        if let value = attributes.bool("showsPhysics") { showsPhysics = value }
    }
}
