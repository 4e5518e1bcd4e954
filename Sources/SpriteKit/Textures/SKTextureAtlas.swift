import UIKit

/// Textures that are kept together: a folder of the bundle, or images by name.
/// Source: Apple's documentation of `SKTextureAtlas`.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
    private let images: [String: UIImage]
    private var textures: [String: SKTexture] = [:]
    private let lock = NSLock()

    /// The atlas of a name in the app's bundle; without textures where there is none.
    public convenience init(named name: String) {
        let stem = (name as NSString).deletingPathExtension
        var images: [String: UIImage] = [:]
        let folder = Bundle.main.url(forResource: stem, withExtension: "atlas")
        for file in folder.flatMap({ try? FileManager.default.contentsOfDirectory(atPath: $0.path) }) ?? [] {
            var name = (file as NSString).deletingPathExtension
            for suffix in ["@2x", "@3x"] where name.hasSuffix(suffix) { name.removeLast(3) }
            if let folder, images[name] == nil { images[name] = TextureFiles.image(named: name, in: folder) }
        }
        for name in AssetCatalog.namesOfAtlas(stem, in: .main) {
            // Of a namespace, images have their own names in the atlas.
            images[(name as NSString).lastPathComponent] = UIImage(named: name)
        }
        self.init(images: images)
    }

    /// An atlas of images by name.
    public convenience init(dictionary properties: [String: Any]) { self.init(images: properties.compactMapValues { $0 as? UIImage }) }

    /// Creates an atlas without textures.
    public convenience override init() { self.init(images: [:]) }

    private init(images: [String: UIImage]) {
        self.images = images
        super.init()
    }

    open var textureNames: [String] { Array(images.keys) }

    open func textureNamed(_ name: String) -> SKTexture {
        let stem = (name as NSString).deletingPathExtension
        return lock.withLock {
            if let texture = textures[stem] { return texture }
            let texture = images[stem].map { SKTexture(image: $0) } ?? SKTexture(imageNamed: name)
            textures[stem] = texture
            return texture
        }
    }

    open func preload(completionHandler: @escaping @Sendable () -> Void) { DispatchQueue.main.async(execute: completionHandler) }
    open func preload() async { await withCheckedContinuation { next in preload { next.resume() } } }
    open class func preloadTextureAtlases(
        _ textureAtlases: [SKTextureAtlas], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        DispatchQueue.main.async(execute: completionHandler)
    }
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas]) async {
        await withCheckedContinuation { next in preloadTextureAtlases(textureAtlases) { next.resume() } }
    }
}
