extension SKView: InterfaceDecodable {
    /// The outlets that documents connect.
    private static let isRegistered: Void = InterfaceOutlets.register(SKView.self) { outlet in
        outlet("delegate") { ($0 as? SKView)?.delegate = $1 as? any SKViewDelegate }
    }

    package func decode(_ attributes: InterfaceAttributes) {
        _ = Self.isRegistered
        if let value = attributes.bool("allowsTransparency") { allowsTransparency = value }
        if let value = attributes.bool("showsFPS") { showsFPS = value }
        if let value = attributes.bool("showsDrawCount") { showsDrawCount = value }
        if let value = attributes.bool("showsNodeCount") { showsNodeCount = value }
        if let value = attributes.bool("showsQuadCount") { showsQuadCount = value }
        if let value = attributes.bool("showsPhysics") { showsPhysics = value }
    }
}
