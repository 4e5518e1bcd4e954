import BundleFormat

extension UIImage {
    /// The image set `name` of the main bundle's asset catalogues, or a loose file of that name (`name@3x.png`).
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let image = NamedImages.image(name, bundle ?? .main, traitCollection ?? .current) else { return nil }
        self.init(source: image.source, attributes: image.attributes, asset: image.asset)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    /// The image of a name; one that is a variable symbol shows a value, 0…1. Pictures show none.
    ///
    /// Source: Apple's documentation of `UIImage.init(named:in:variableValue:configuration:)`.
    public convenience init?(named name: String, in bundle: Bundle? = nil, variableValue: Double, configuration: Configuration? = nil) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// The variant of the image for `traits`; itself if it has none.
    package func variant(for traits: UITraitCollection) -> UIImage {
        guard let asset, asset.hasVariants else { return self }
        let picked = asset.image(with: traits)
        // The set knows pixels only; what the app made of the image stays.
        var attributes = attributes
        attributes.scale = picked.attributes.scale
        return UIImage(source: picked.source, attributes: attributes, asset: asset)
    }
}

/// All variants of a named image, by traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private var registered: [(traits: UITraitCollection, image: UIImage)] = []
    private let pick: ((UITraitCollection) -> UIImage?)?
    /// The name in the asset catalog; nil for sets that apps make.
    let name: String?
    private let lock = NSRecursiveLock()

    public override init() { (pick, name) = (nil, nil) }
    init(named name: String, pick: @escaping (UITraitCollection) -> UIImage?) { (self.pick, self.name) = (pick, name) }

    var hasVariants: Bool { pick != nil || !registered.isEmpty }

    /// The image for `traitCollection`: the registered one that says most about it, else the set's own.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        lock.withLock {
            let matching = registered.last { traitCollection.containsTraits(in: $0.traits) }?.image
            return matching ?? pick?(traitCollection) ?? registered.first?.image ?? UIImage()
        }
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        lock.withLock { registered.append((traitCollection, UIImage(source: image.source, attributes: image.attributes, asset: self))) }
    }

    open func unregister(imageWith traitCollection: UITraitCollection) {
        lock.withLock { registered.removeAll { $0.traits == traitCollection } }
    }
}

/// The images apps ask for by name, read once each.
private enum NamedImages {
    nonisolated(unsafe) private static var files: [String: CGImage] = [:]
    nonisolated(unsafe) private static var assets: [String: UIImageAsset] = [:]
    private static let lock = NSRecursiveLock()

    static func image(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> UIImage? {
        let catalog = AssetCatalog.of(bundle)
        if let set = catalog.contents.images[name] {
            let asset = lock.withLock {
                let key = bundle.bundlePath + "#" + name
                if let known = assets[key] { return known }
                let folder = catalog.folder
                let asset = UIImageAsset(named: name) { read(set, folder, $0, nil) }
                assets[key] = asset
                return asset
            }
            return read(set, catalog.folder, traits, asset)
        }
        if let icon = icon(name, catalog) { return icon }
        guard let file = LooseImages.find(name, bundle, scale: traits.displayScale), let image = decoded(file.path) else { return nil }
        return UIImage(source: .bitmap(image), attributes: ImageAttributes(scale: file.scale))
    }

    /// An app's icon, of the size of one on the home screen.
    private static func icon(_ name: String, _ catalog: AssetCatalog) -> UIImage? {
        guard let file = catalog.contents.icons[name]?.first, let image = decoded(catalog.folder.appendingPathComponent(file).path) else {
            return nil
        }
        return UIImage(source: .bitmap(image), attributes: ImageAttributes(scale: max(CGFloat(image.width) / 60, 1)))
    }

    private static func read(
        _ set: CompiledAssetCatalog.ImageSet, _ folder: URL, _ traits: UITraitCollection, _ asset: UIImageAsset?
    ) -> UIImage? {
        guard let variant = best(set.variants, traits), let image = decoded(folder.appendingPathComponent(variant.file).path) else {
            return nil
        }
        var attributes = ImageAttributes(scale: CGFloat(variant.scale))
        attributes.renderingMode =
            switch set.intent {
            case .automatic: .automatic
            case .original: .alwaysOriginal
            case .template: .alwaysTemplate
            }
        if let slices = variant.resizing {
            let unit = CGFloat(variant.scale)
            attributes.capInsets = UIEdgeInsets(
                top: CGFloat(slices.top) / unit, left: CGFloat(slices.left) / unit, bottom: CGFloat(slices.bottom) / unit,
                right: CGFloat(slices.right) / unit)
            attributes.isResizable = true
            attributes.resizingMode = slices.tiles ? .tile : .stretch
        }
        // A set for one direction only is mirrored in the other.
        if variant.direction == .leftToRight, !set.variants.contains(where: { $0.direction == .rightToLeft }) {
            attributes.flipsForRightToLeft = true
        }
        return UIImage(source: .bitmap(image), attributes: attributes, asset: asset)
    }

    private static func direction(_ traits: UITraitCollection) -> CompiledAssetCatalog.Direction {
        traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    /// The variant of the right appearance, idiom and direction, then of the scale at or above the display's, else the largest.
    private static func best(_ variants: [CompiledAssetCatalog.ImageVariant], _ traits: UITraitCollection) -> CompiledAssetCatalog
        .ImageVariant?
    {
        let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let appearance: CompiledAssetCatalog.Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        var rest = variants.filter { $0.idiom == idiom }
        if rest.isEmpty { rest = variants.filter { $0.idiom == "universal" } }
        if rest.isEmpty { rest = variants }
        let exact = rest.filter { $0.appearance == appearance }
        let any = rest.filter { $0.appearance == nil }
        rest = !exact.isEmpty ? exact : !any.isEmpty ? any : rest
        let directed = rest.filter { $0.direction == nil || $0.direction == Self.direction(traits) }
        if !directed.isEmpty { rest = directed }
        let scale = Double(traits.displayScale > 0 ? traits.displayScale : 1)
        let sorted = rest.sorted { $0.scale < $1.scale }
        return sorted.first { $0.scale >= scale } ?? sorted.last
    }

    private static func decoded(_ path: String) -> CGImage? {
        lock.withLock {
            if let known = files[path] { return known }
            guard let data = FileManager.default.contents(atPath: path), let image = picture(data, path) else { return nil }
            files[path] = image
            return image
        }
    }

    private static func picture(_ data: Data, _ path: String) -> CGImage? {
        path.hasSuffix("." + CompiledAssetCatalog.packedExtension) ? try? ImageDecoder.unpack(data) : ImageCodec.decode(data)?.image
    }
}
