/// One preview of an app's sources, as the app's process finds it.
public struct PreviewEntry: Codable, Equatable, Sendable {
    /// The room a preview has.
    public enum Layout: Codable, Equatable, Sendable {
        /// A device.
        case device
        /// The size of the view.
        case sizeThatFits
        /// In points.
        case fixed(width: Double, height: Double)
    }

    /// The stable identity of the preview, which survives unrelated changes of the source: `ContentView_Previews.1`, `ContentView.swift#2`.
    public var id: String
    /// The preview's name for display.
    public var name: String
    public var file: String
    public var line: Int
    /// The name of the device it asks for.
    public var device: String?
    public var layout: Layout
    public var orientation: DeviceOrientation?
    /// Why there is no picture of it; nil for a preview that can be shown.
    public var problem: String?

    public init(
        id: String, name: String, file: String, line: Int, device: String? = nil, layout: Layout = .device,
        orientation: DeviceOrientation? = nil, problem: String? = nil
    ) {
        (self.id, self.name, self.file, self.line) = (id, name, file, line)
        (self.device, self.layout, self.orientation, self.problem) = (device, layout, orientation, problem)
    }
}

/// The canvas that a process shows a preview on: a display of the device's size, or one of the preview's own. Lengths are in points, upright.
public struct PreviewCanvas: Codable, Equatable, Sendable {
    /// The number of the preview in the list.
    public var preview: Int
    public var width, height: Double
    /// Whether it is the device's display.
    public var isDevice: Bool

    public init(preview: Int, width: Double, height: Double, isDevice: Bool) {
        (self.preview, self.width, self.height, self.isDevice) = (preview, width, height, isDevice)
    }
}
