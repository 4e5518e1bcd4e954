import FrameworkManifest

/// Names of iOS's modules that reach a file through another module's import, and modules whose content lies elsewhere in Quince.
///
/// Source: the module interfaces of iOS's frameworks. A module that can re-export another does so itself (`@_exported`); this table has what
/// the direction of dependencies does not allow.
enum ModuleExports {
    /// A module that importers of others see, too, or parts of it.
    struct Export {
        /// The module whose importers see the names, as do importers of what re-exports it.
        let through: String
        let module: String
        /// The declaration after `import`; nil = the whole module.
        var declaration: String?
        /// A file with none of these words is left as it is; nil = every file that imports `through` sees the module.
        var words: [String]?
        /// Modules that re-export the names themselves.
        var known: Set<String> = []
    }

    /// Names of the modules whose importers see a framework.
    private static func importers(of framework: String) -> Set<String> {
        Set(FrameworkManifest.all.map(\.name).filter { FrameworkManifest.visible(through: $0).contains(framework) })
    }

    private static let withCombine = importers(of: "Combine")

    static let exports: [Export] = [
        // Foundation declares aliases of Combine's types.
        Export(
            through: "Foundation", module: "Combine", declaration: "protocol Combine.ObservableObject", words: ["ObservableObject"],
            known: withCombine),
        Export(
            through: "Foundation", module: "Combine", declaration: "struct Combine.Published", words: ["Published"], known: withCombine),
        Export(
            through: "Foundation", module: "Combine", declaration: "class Combine.AnyCancellable", words: ["AnyCancellable"],
            known: withCombine),
        Export(through: "Foundation", module: "Observation", words: ["Observable", "withObservationTracking"]),
        Export(
            through: "Foundation", module: "Security",
            words: [
                "kSec", "errSec", "SecItem", "SecKey", "SecRandom", "SecTrust", "SecCertificate", "SecCopy", "SecAccess", "SecPolicy",
                "SecIdentity", "serverTrust", "Credential(trust",
            ]),
        Export(
            through: "UIKit", module: "UserNotifications",
            words: [
                "UNUser", "UNNotification", "UNMutable", "UNTimeInterval", "UNCalendar", "UNLocation", "UNPush", "UNAuthorization",
                "UNAlertStyle", "UNShowPreviews", "UNTextInput", "UNError",
            ]),
        // Fonts and lines of Core Text come with UIFont.
        Export(
            through: "UIKit", module: "CoreText",
            words: ["CTFont", "CTLine", "CTRun", "CTFrame", "CTParagraphStyle", "CTTypesetter", "CTGetCoreTextVersion", "kCT"]),
        Export(through: "UIKit", module: "CoreImage", words: coreImage),
        Export(through: "AVFoundation", module: "CoreImage", words: coreImage),
        Export(through: "UIKit", module: "ImageIO", words: imageIO),
        Export(through: "Photos", module: "ImageIO", words: imageIO),
        // Pixel buffers come with UIKit's CIImage and with the times of live photos.
        Export(through: "UIKit", module: "CoreVideo", words: coreVideo, known: withCoreVideo),
        Export(through: "Photos", module: "CoreVideo", words: coreVideo, known: withCoreVideo),
        Export(through: "XCTest", module: "UIKit", known: ["SwiftUI"]),
    ]

    private static let coreImage = [
        "CIImage", "CIFilter", "CIContext", "CIColor", "CIVector", "CIDetector", "CIFeature", "CIFormat", "CIKernel", "ciColor", "ciImage",
    ]
    private static let coreVideo = ["CVPixelBuffer", "CVImageBuffer", "CVBuffer", "CVReturn", "CVOptionFlags", "kCV"]
    private static let withCoreVideo = importers(of: "CoreVideo")
    private static let imageIO = ["CGImageSource", "CGImageDestination", "CGImageMetadata", "CGImageProperty", "kCGImage"]

    /// XCTest exports UIKit on iOS.
    private static let withUIKit = importers(of: "UIKit").union(["XCTest"])

    /// Import declarations that a file needs to see what it would see on iOS.
    ///
    /// - Parameters:
    ///   - imports: The modules that the file imports.
    ///   - seesFoundation: Whether Foundation reaches the file in whatever way.
    ///   - isAvailable: Whether a module can be imported.
    static func declarations(
        for text: String, imports: Set<String>, seesFoundation: Bool, isAvailable: (String) -> Bool
    ) -> [String] {
        let wanted = exports.filter { export in
            guard !imports.contains(export.module), imports.isDisjoint(with: export.known), isAvailable(export.module) else { return false }
            return isReached(export.through, imports, seesFoundation) && (export.words?.contains { text.contains($0) } ?? true)
        }
        return wanted.map { "import " + ($0.declaration ?? $0.module) }
    }

    private static func isReached(_ module: String, _ imports: Set<String>, _ seesFoundation: Bool) -> Bool {
        switch module {
        case "Foundation": seesFoundation
        case "UIKit": !imports.isDisjoint(with: withUIKit)
        default: imports.contains(module)
        }
    }
}
