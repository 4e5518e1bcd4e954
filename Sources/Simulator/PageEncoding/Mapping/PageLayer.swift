import Foundation
import RenderProtocol

/// A layer as the page shows it: elements with CSS, ready to be set.
struct PageLayer: Equatable {
    /// The elements a layer is made of, from back to front.
    enum Part: String, CaseIterable, Hashable {
        /// The layer's own element, which holds the others.
        case box
        /// An SVG path of the shadow's form.
        case shadow
        /// The background, where it would otherwise lie below the shadow.
        case ground
        /// The contents.
        case canvas
        /// An SVG path.
        case shape
        /// Holds the sublayers where they need a common transform: a bounds origin, `sublayerTransform`, flipped geometry.
        case inner
        /// Above the sublayers, where Core Animation draws it.
        case border
        /// A picture fading out above everything: what the layer showed before a transition.
        case fade
        /// Lies within the SVG mask of another layer.
        case mask
    }

    /// CSS properties in the spelling of scripts (`borderRadius`) and their values.
    typealias Style = [String: String]

    /// Which bitmap the canvas shows, and how.
    struct Contents: Equatable {
        var image: ImageID
        var tint: String?
        /// Size of the canvas in pixels, where it is not the bitmap's.
        var size: [Double] = []
        /// Nine-slice rectangles: x, y, width, height in the bitmap, then on the canvas.
        var patches: [[Double]] = []
    }

    struct Replicator: Equatable {
        var count: Int
        var delay: Double
        var transform: String
        /// Red, green, blue and alpha that multiply those of the first instance; nil where nothing multiplies.
        var color: [Double]?
        /// By how much these factors change from one instance to the next.
        var offsets: [Double]
    }

    /// The particles of an emitter, which the page computes for each frame.
    struct Particles: Equatable {
        struct Source: Equatable {
            var image: ImageID
            var shape, mode: String
            /// Position of the emitter (x and y) and its size.
            var place: [Double]
            /// As the commit has them.
            var emission, motion, colors: [Double]
            /// The pixels of the image that a particle shows, and its size in points.
            var crop, size: [Double]
            var isNearest: Bool
            var carried: [Source]
        }

        var mode: String
        /// The corner of the layer's bounds, from which its element's coordinates count.
        var origin: [Double]
        /// Pixels in a point.
        var scale: Double
        var sources: [Source]
    }

    var name = "CALayer"
    var parts: [Part: Style] = [:]
    var children: [LayerID] = []
    var contents: Contents?
    /// Bitmap of the `fade` part.
    var fading: ImageID?
    /// Markup inside the layer's SVG mask.
    var mask: String?
    /// Numbers of the `feColorMatrix` that `filter` names.
    var coloring: String?
    var replicator: Replicator?
    var particles: Particles?
    /// The number of the process whose display stands beneath the sublayers.
    var hosted: Int?
    /// Whether the layer is laid over what is behind it by "plus darker", for which CSS has no blend mode.
    var darkens = false
}

/// One Web Animation of one part.
struct PageAnimation: Equatable {
    struct Frame: Equatable {
        var offset: Double
        var style: PageLayer.Style
    }

    var part: PageLayer.Part
    var frames: [Frame]
    var easing: String
    /// Media time, and seconds.
    var begin, duration: Double
    /// Infinity for ever.
    var iterations: Double
    var alternates: Bool
    var fill: String
    var rate: Double
    /// Seconds into the animation at `begin`.
    var offset: Double
}
