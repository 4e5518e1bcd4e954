import DeviceProtocol

/// A preview that can be shown.
package struct PreviewItem {
    /// The room a preview has.
    package enum Layout: Sendable, Equatable {
        case device
        case sizeThatFits
        case fixed(CGSize)
    }

    /// The content of a preview.
    package struct Content {
        package var controller: UIViewController
        /// The size it wants, of a size it may have.
        package var sizeThatFits: @MainActor (CGSize) -> CGSize
        /// Takes over what the same preview is made of after its code has changed; nil where it can only be made anew.
        package var refresh: (@MainActor (PreviewItem) -> Void)?

        package init(
            _ controller: UIViewController, refresh: (@MainActor (PreviewItem) -> Void)? = nil,
            sizeThatFits: @escaping @MainActor (CGSize) -> CGSize
        ) {
            (self.controller, self.refresh, self.sizeThatFits) = (controller, refresh, sizeThatFits)
        }
    }

    package var id: String
    /// The key of the source that distinguishes its previews from those of others.
    var owner = ""
    /// The object from which the framework that displays the preview makes its content.
    package var source: AnyObject?
    package var name: String
    package var file: String
    package var line: Int
    package var device: String?
    package var layout = Layout.device
    package var orientation: DeviceOrientation?
    /// Makes the content anew, with the state it begins with.
    package var make: @MainActor () -> Content

    package init(id: String, name: String, file: String, line: Int, make: @escaping @MainActor () -> Content) {
        (self.id, self.name, self.file, self.line, self.make) = (id, name, file, line, make)
    }

    package mutating func apply(_ traits: [PreviewTrait<Preview.ViewTraits>]) {
        for trait in traits {
            switch trait.change {
            case .layout(let new): layout = new
            case .orientation(let new): orientation = new
            case .content: break
            }
        }
    }

    /// The preview as the device is told of it.
    package var entry: PreviewEntry {
        let room: PreviewEntry.Layout =
            switch layout {
            case .fixed(let size) where problem == nil: .fixed(width: size.width, height: size.height)
            case .device, .fixed: .device
            case .sizeThatFits: .sizeThatFits
            }
        return PreviewEntry(
            id: id, name: name, file: file, line: line, device: device, layout: room, orientation: orientation, problem: problem)
    }

    /// Points beyond which a preview's side does not grow.
    static let longestSide: CGFloat = 4096

    /// Why the preview cannot have the room it asks for; nil where it can.
    var problem: String? {
        guard case .fixed(let size) = layout, !(size.width <= Self.longestSide && size.height <= Self.longestSide) else { return nil }
        return "\(name) has no picture: its fixed layout is \(size.width) × \(size.height) points, and a side has at most "
            + "\(Int(Self.longestSide)). Give it the size of a screen, or use sizeThatFits."
    }
}
