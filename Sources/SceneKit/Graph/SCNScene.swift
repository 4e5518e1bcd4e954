import UIKit
import simd

/// A tree of nodes, and what is behind them. Source: Apple's documentation of `SCNScene`.
open class SCNScene: NSObject, @unchecked Sendable {
    public let rootNode = SCNNode()
    /// Drawn behind everything; the view's background is seen where it has no contents.
    public let background = SCNMaterialProperty()
    /// Lights physically based materials from all sides: an image's or colour's mean.
    public let lightingEnvironment = SCNMaterialProperty()
    open var isPaused = false
    /// The distance from the camera where fog begins, and where it hides everything; no fog where the latter is 0.
    open var fogStartDistance: CGFloat = 0
    open var fogEndDistance: CGFloat = 0
    open var fogDensityExponent: CGFloat = 1
    /// A `UIColor`.
    open var fogColor: Any = UIColor.white
    private var attributes: [String: Any] = [:]

    public override init() { super.init() }

    /// The scene of a file of the app's bundle; nil, with a message in the console, where it cannot be read.
    ///
    /// Files of Wavefront's format (.obj) are read; .scn, .dae and .usdz are not yet in Quince.
    public convenience init?(named name: String) { self.init(named: name, inDirectory: nil, options: nil) }
    public convenience init?(named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil) {
        let folder = directory.map { Bundle.main.bundleURL.appendingPathComponent($0) } ?? Bundle.main.bundleURL
        do {
            try self.init(url: folder.appendingPathComponent(name), options: options)
        } catch {
            SceneNotice.report("SCNScene(named: \"\(name)\"): \(error.localizedDescription)")
            return nil
        }
    }

    /// The scene of a file. Files of Wavefront's format (.obj) are read.
    /// - Throws: `CocoaError(.fileReadUnknown)` for other formats, which are not yet in Quince; `CocoaError(.fileReadCorruptFile)` with the line that
    ///   cannot be read.
    public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
        self.init()
        guard url.pathExtension.lowercased() == "obj" else {
            let text = "\(url.lastPathComponent): not yet in Quince: files of scenes other than .obj"
            SceneNotice.report("SceneKit: \(text)")
            throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url, NSLocalizedDescriptionKey: text])
        }
        for node in try ModelFile(url: url).nodes { rootNode.addChildNode(node) }
    }

    open func attribute(forKey key: String) -> Any? { attributes[key] }
    open func setAttribute(_ attribute: Any?, forKey key: String) { attributes[key] = attribute }

    public struct LoadingOption: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
    public struct Attribute: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let startTime = Attribute(rawValue: "kSceneStartTimeAttributeKey")
        public static let endTime = Attribute(rawValue: "kSceneEndTimeAttributeKey")
        public static let frameRate = Attribute(rawValue: "kSceneFrameRateAttributeKey")
        public static let upAxis = Attribute(rawValue: "kSceneUpAxisAttributeKey")
    }
}

extension SCNScene.LoadingOption {
    public static let createNormalsIfAbsent = Self(rawValue: "kSceneSourceCreateNormalsIfAbsent")
    public static let checkConsistency = Self(rawValue: "kSceneSourceCheckConsistency")
    public static let flattenScene = Self(rawValue: "kSceneSourceFlattenScene")
    public static let convertToYUp = Self(rawValue: "kSceneSourceConvertToYUpIfNeeded")
    public static let convertUnitsToMeters = Self(rawValue: "kSceneSourceConvertToUnit")
    public static let animationImportPolicy = Self(rawValue: "kSceneSourceAnimationLoadingMode")
    public static let assetDirectoryURLs = Self(rawValue: "kSceneSourceAssetDirectoryURLs")
    public static let overrideAssetURLs = Self(rawValue: "kSceneSourceOverrideAssetURLs")
    public static let preserveOriginalTopology = Self(rawValue: "kSceneSourcePreserveOriginalTopology")
}

/// Messages to the console about what a scene asks for and Quince lacks, each once.
enum SceneNotice {
    nonisolated(unsafe) private static var reported: Set<String> = []
    private static let mutex = NSLock()

    static func report(_ text: String) {
        mutex.lock()
        let isNew = reported.insert(text).inserted
        mutex.unlock()
        if isNew { NSLog("%@", text) }
    }
}
