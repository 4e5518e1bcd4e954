/// A plan of what FFmpeg renders: the pictures and sounds of a part of an asset's timeline, as values.
///
/// Times are seconds from the start of the part.
struct RenderPlan {
    /// A range of a file's track.
    struct Clip {
        /// A path or an address, as FFmpeg takes it.
        var address: String
        /// The number of the track among those of its kind in the file.
        var stream: Int
        /// Seconds from the start of the file.
        var start: Double
        /// Seconds of the file.
        var length: Double
        /// Seconds in which they are shown.
        var duration: Double
    }

    /// A clip in a picture.
    struct Layer {
        var clip: Clip
        /// The picture's size in pixels.
        var size: CGSize
        /// Seconds from the start of the section.
        var delay: Double
        /// How the picture is placed.
        var placement: Placement

        enum Placement {
            /// As large as fits, in the middle.
            case fit
            /// By a matrix (a, b, c, d, tx, ty), an opacity, and the part that is shown (x, y, width and height in the picture's pixels;
            /// nothing for all of it); times count from the start of the layer.
            case composed(matrix: [Ramps.Piece], opacity: [Ramps.Piece], crop: Ramps.Piece)
        }
    }

    /// A part of the picture's timeline with the same layers throughout.
    struct Section {
        var frames: Int
        /// FFmpeg's name of the colour below the layers.
        var background = "black"
        /// The lowest first.
        var layers: [Layer]
    }

    /// A clip in the sound.
    struct Sound {
        var clip: Clip
        var delay: Double
        /// Times count from the start of the clip.
        var volume: [Ramps.Piece]
    }

    /// Seconds.
    var duration: Double
    /// Pixels; zero where there are no pictures.
    var size = CGSize.zero
    var frameRate = 30.0
    var sections: [Section] = []
    var sounds: [Sound] = []
    /// How the whole picture is turned where it is shown upright.
    var orientation = CGAffineTransform.identity
}
