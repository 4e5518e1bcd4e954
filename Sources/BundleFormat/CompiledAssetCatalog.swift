/// All asset catalogs of a bundle, compiled: a binary property list `Assets.catalog/Contents.plist` beside the files it names.
public struct CompiledAssetCatalog: Codable, Equatable, Sendable {
    public static let folderName = "Assets.catalog"
    public static let fileName = "Contents.plist"
    /// The extension of files of packed pixels, which are read many times faster than other pictures.
    public static let packedExtension = "pixels"

    public enum Appearance: String, Codable, Sendable { case light, dark }
    /// The direction of reading a rendition is drawn for; where a set has none for the other direction, it is mirrored there.
    public enum Direction: String, Codable, Sendable { case leftToRight = "left-to-right", rightToLeft = "right-to-left" }
    public enum RenderingIntent: String, Codable, Sendable { case automatic, original, template }

    /// A rendition of an image set.
    public struct ImageVariant: Codable, Equatable, Sendable {
        /// File beside the catalog's property list: packed pixels, or png, jpeg, gif or webp (vectors are rendered at build time for every scale).
        public var file: String
        /// Pixels per point.
        public var scale: Double
        /// nil = any appearance.
        public var appearance: Appearance?
        /// `universal`, `iphone` or `ipad`.
        public var idiom: String
        public var resizing: Resizing?
        /// nil = both directions, as it is.
        public var direction: Direction?

        public init(
            file: String, scale: Double, appearance: Appearance? = nil, idiom: String = "universal", resizing: Resizing? = nil,
            direction: Direction? = nil
        ) {
            (self.file, self.scale, self.appearance, self.idiom, self.resizing) = (file, scale, appearance, idiom, resizing)
            self.direction = direction
        }
    }

    /// Slicing; cap insets in pixels.
    public struct Resizing: Codable, Equatable, Sendable {
        public var top, left, bottom, right: Double
        /// Whether the centre is tiled instead of stretched.
        public var tiles: Bool

        public init(top: Double, left: Double, bottom: Double, right: Double, tiles: Bool) {
            (self.top, self.left, self.bottom, self.right, self.tiles) = (top, left, bottom, right, tiles)
        }
    }

    public struct ImageSet: Codable, Equatable, Sendable {
        public var intent: RenderingIntent
        public var variants: [ImageVariant]

        public init(intent: RenderingIntent, variants: [ImageVariant]) { (self.intent, self.variants) = (intent, variants) }
    }

    public struct ColorVariant: Codable, Equatable, Sendable {
        public var appearance: Appearance?
        /// Red, green, blue, alpha in extended sRGB, 0…1 (display-p3 components are converted at build time); empty with `systemName`.
        public var components: [Double]
        /// A system colour's `UIColor` class property (`systemBlueColor`) instead of components.
        public var systemName: String?

        public init(appearance: Appearance? = nil, components: [Double], systemName: String? = nil) {
            (self.appearance, self.components, self.systemName) = (appearance, components, systemName)
        }
    }

    public struct DataVariant: Codable, Equatable, Sendable {
        public var file: String
        public var typeIdentifier: String

        public init(file: String, typeIdentifier: String) { (self.file, self.typeIdentifier) = (file, typeIdentifier) }
    }

    /// By name, with namespaces (`Folder/Name`).
    public var images: [String: ImageSet] = [:]
    public var colors: [String: [ColorVariant]] = [:]
    public var data: [String: DataVariant] = [:]
    /// Names of the images of each sprite atlas; nil = there is none.
    public var atlases: [String: [String]]?
    /// Files of the app icon, by the catalog's icon name, largest first.
    public var icons: [String: [String]] = [:]

    public init() {}
}
