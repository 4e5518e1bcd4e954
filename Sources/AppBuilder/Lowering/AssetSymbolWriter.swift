import FileFormats
import Foundation

/// Writes the names that Xcode 15 generates for the images and colours of a target's asset catalogs: `ColorResource.felt`, and `Color.felt` where
/// the project asks for extensions.
struct AssetSymbolWriter {
    private struct Asset {
        /// Names of the folders around it that are part of its name.
        let path: [String]
        let name: String
        /// The name of the generated Swift member.
        let member: String
    }

    private var colors: [Asset] = []
    private var images: [Asset] = []
    private let extendsTypes: Bool

    /// - Throws: `BuildFailure` for catalogs that cannot be read.
    init(_ target: AppTarget) throws {
        extendsTypes = target.settings.bool("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        let setting = target.settings.string("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS", default: "YES")
        guard setting.uppercased() == "YES" else { return }
        for resource in target.resources where resource.url.pathExtension == "xcassets" {
            var walk = FolderWalk()
            try visit(resource.url, &walk, [])
        }
    }

    private mutating func visit(_ folder: URL, _ walk: inout FolderWalk, _ path: [String]) throws {
        try ProjectLocator.visit(folder, &walk) { walk, children, _ in try read(children, &walk, path) }
    }

    private mutating func read(_ children: [URL], _ walk: inout FolderWalk, _ path: [String]) throws {
        for child in children.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
            let base = child.deletingPathExtension().lastPathComponent
            switch child.pathExtension {
            case "colorset": Self.add(base, path, suffix: "Color", to: &colors)
            case "imageset": Self.add(base, path, suffix: "Image", to: &images)
            case let type where !FolderPackages.assetExtensions.contains(type) && ProjectLocator.isPlainFolder(child):
                // What is wrong with the folder is told when its catalog is compiled.
                try visit(child, &walk, (try? AssetCatalogWalk.providesNamespace(child)) == true ? path + [child.lastPathComponent] : path)
            default: break
            }
        }
    }

    private static func add(_ name: String, _ path: [String], suffix: String, to assets: inout [Asset]) {
        guard let member = AssetSymbolName.member(name, without: suffix) else { return }
        // Two assets of one name in Swift: the second is reached by its own name.
        guard !assets.contains(where: { $0.path == path && $0.member == member }) else { return }
        assets.append(Asset(path: path, name: name, member: member))
    }

    // MARK: Writing

    /// The declarations; empty where the target has no catalogs.
    ///
    /// - Parameter seesSwiftUI: Whether files of the module import SwiftUI.
    func text(seesSwiftUI: Bool) -> String {
        guard !colors.isEmpty || !images.isEmpty else { return "" }
        var text = "import UIKit\n" + (seesSwiftUI ? "import SwiftUI\n" : "")
        text += Self.resources("UIKit.ColorResource", colors) + Self.resources("UIKit.ImageResource", images)
        guard extendsTypes else { return text }
        let (colors, images) = (colors.filter(\.path.isEmpty).map(\.member), images.filter(\.path.isEmpty).map(\.member))
        text += Self.members("UIKit.UIColor", colors.filter { !Self.takenColors.contains($0) }, "UIKit.UIColor") {
            "UIKit.UIColor(resource: .\($0))"
        }
        text += Self.members("UIKit.UIImage", images.filter { !Self.takenImages.contains($0) }, "UIKit.UIImage") {
            "UIKit.UIImage(resource: .\($0))"
        }
        guard seesSwiftUI else { return text }
        let own = colors.filter { !Self.takenSwiftUIColors.contains($0) }
        let styles = own.filter { !Self.takenStyles.contains($0) }
        for (type, names) in [("SwiftUI.Color", own), ("SwiftUI.ShapeStyle where Self == SwiftUI.Color", styles)] {
            text += Self.members(type, names, "SwiftUI.Color") { "SwiftUI.Color(UIKit.ColorResource.\($0))" }
        }
        return text
    }

    private static func resources(_ type: String, _ assets: [Asset]) -> String {
        assets.isEmpty ? "" : "extension \(type) {\n\(resources(type, assets, depth: 0))}\n"
    }

    private static func resources(_ type: String, _ assets: [Asset], depth: Int) -> String {
        var text = ""
        for asset in assets where asset.path.count == depth {
            let name = (asset.path + [asset.name]).joined(separator: "/")
            text += "nonisolated static let \(asset.member) = \(type)(name: \(name.debugDescription), bundle: .main)\n"
        }
        let folders = Dictionary(grouping: assets.filter { $0.path.count > depth }) { $0.path[depth] }
        for (folder, inside) in folders.sorted(by: { $0.key < $1.key }) {
            text += "enum \(AssetSymbolName.type(folder)) {\n\(resources(type, inside, depth: depth + 1))}\n"
        }
        return text
    }

    private static func members(_ type: String, _ names: [String], _ result: String, _ value: (String) -> String) -> String {
        guard !names.isEmpty else { return "" }
        return "extension \(type) {\n" + names.map { "nonisolated static var \($0): \(result) { \(value($0)) }\n" }.joined() + "}\n"
    }

    /// Members that the types have: an asset of such a name gets none of its own, as in Xcode.
    private static let takenColors: Set<String> = [
        "red", "orange", "yellow", "green", "cyan", "blue", "purple", "brown", "white", "gray", "black", "clear", "magenta", "darkGray",
        "lightGray", "darkText", "lightText", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "link", "separator",
        "opaqueSeparator", "placeholderText", "tintColor", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
        "systemFill", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow", "systemPink", "systemPurple", "systemTeal",
        "systemIndigo", "systemBrown", "systemMint", "systemCyan", "systemGray", "systemGray2", "systemGray3", "systemGray4",
        "systemGray5", "systemGray6",
    ]
    private static let takenSwiftUIColors: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "white", "gray", "black",
        "clear", "primary", "secondary", "accentColor",
    ]
    private static let takenStyles: Set<String> = ["tertiary", "quaternary", "quinary"]
    private static let takenImages: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
}
