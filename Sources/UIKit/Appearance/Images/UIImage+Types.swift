extension UIImage {
    /// How the stored pixels are turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

        /// Whether width and height of the stored pixels trade places.
        var swapsSides: Bool { self == .left || self == .right || self == .leftMirrored || self == .rightMirrored }
        var isMirrored: Bool { rawValue >= Orientation.upMirrored.rawValue }

        /// The orientation of an EXIF tag 1…8.
        init(exif: Int) {
            let order: [Orientation] = [.up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left]
            self = (1...8).contains(exif) ? order[exif - 1] : .up
        }
    }

    /// The mode of filling the centre of an image that is drawn larger than it is: tiled or stretched.
    public enum ResizingMode: Int, Sendable { case tile = 0, stretch = 1 }

    /// Whether an image shows its own colours or only its shape in the tint colour.
    public enum RenderingMode: Int, Sendable { case automatic = 0, alwaysOriginal = 1, alwaysTemplate = 2 }

    /// The stroke weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The font weight that goes with the symbol weight.
        public func fontWeight() -> UIFont.Weight {
            let weights: [UIFont.Weight] = [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            return weights[rawValue]
        }

        init(_ weight: UIFont.Weight) { self = SymbolWeight(rawValue: weight.openType / 100)! }
    }

    /// The size of a symbol relative to its font.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}
