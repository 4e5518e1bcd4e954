/// A layer as the compositor's side knows it: its properties that differ from the defaults, and its running animations in the order they were added.
public struct RenderLayer: Equatable, Sendable {
    public let id: LayerID
    public var properties: LayerProperties
    public var animations: [RenderAnimation]

    public init(id: LayerID, properties: LayerProperties = [:], animations: [RenderAnimation] = []) {
        (self.id, self.properties, self.animations) = (id, properties, animations)
    }

    /// The property's committed (model) value.
    public subscript(key: LayerKey) -> LayerValue { properties[key] ?? key.defaultValue }
}
