import Foundation

/// An icon as Icon Composer saves it, `Name.icon`: a ground, with pictures in groups above it.
///
/// Source: Apple, Creating your app icon using Icon Composer; the members are those that its documents have.
struct IconDocument: Equatable, Sendable {
    /// The size of the canvas, in points.
    static let side = 1024.0

    struct Position: Equatable, Sendable {
        var scale = 1.0
        /// In points, from the middle of the canvas to the right and down.
        var x = 0.0
        var y = 0.0
    }

    struct Shadow: Equatable, Sendable {
        enum Kind: Sendable { case neutral, layerColor }
        var kind = Kind.neutral
        /// 0…1
        var opacity = 0.5
    }

    /// Names of CSS's blend modes.
    typealias BlendMode = String

    struct Layer: Equatable, Sendable {
        /// The file in the folder `Assets`.
        var image: String
        var fill: IconFill?
        /// 0…1
        var opacity = 1.0
        var blendMode: BlendMode = "normal"
        var position = Position()
        var isHidden = false
        var isGlass = true
    }

    struct Group: Equatable, Sendable {
        /// The frontmost first.
        var layers: [Layer] = []
        var opacity = 1.0
        var blendMode: BlendMode = "normal"
        var position = Position()
        var isHidden = false
        var shadow: Shadow?
        /// The opacity of the background seen through the glass, 0…1.
        var translucency = 0.0
        /// The blur of the background seen through the glass, 0…1.
        var blur = 0.0
        /// Whether glass has a light edge.
        var isSpecular = true
        /// Whether the layers are lit as one.
        var isCombined = false
    }

    var fill = IconFill.systemLight
    /// The frontmost first.
    var groups: [Group] = []
}
