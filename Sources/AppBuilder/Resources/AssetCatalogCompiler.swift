import BundleFormat
import FileFormats
import Foundation

/// Compiles a target's asset catalogs into one, its icons of Icon Composer included.
struct AssetCatalogCompiler {
    let bundle: URL
    /// The folders that links may lead to.
    let boundary: ProjectBoundary
    /// The system's colours among the app's own, by the names they have in the catalog: `AccentColor`, `systemTealColor`.
    var systemColors: [String: String] = [:]

    /// - Parameter icons: Folders `Name.icon`; each stands in the place of a catalog's icon of its name.
    /// - Returns: warnings.
    func compile(_ catalogs: [URL], icons: [URL] = []) throws -> [BuildDiagnostic] {
        let folder = bundle.appendingPathComponent(CompiledAssetCatalog.folderName, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var walk = AssetCatalogWalk(output: folder, boundary: boundary)
        for catalog in catalogs { try walk.visit(catalog, namespace: "") }
        for icon in icons { try walk.add(icon) }
        guard walk.problems.isEmpty else { throw BuildFailure(walk.problems) }
        for (name, system) in systemColors where walk.catalog.colors[name] == nil {
            walk.catalog.colors[name] = [.init(appearance: nil, components: [], systemName: system)]
        }
        let data = try PropertyListEncoder.binary.encode(walk.catalog)
        try data.write(to: folder.appendingPathComponent(CompiledAssetCatalog.fileName))
        return walk.warnings
    }
}

/// One pass over catalogs, collecting their content.
struct AssetCatalogWalk {
    let output: URL
    private let boundary: ProjectBoundary
    var catalog = CompiledAssetCatalog()
    var problems: [BuildDiagnostic] = []
    var warnings: [BuildDiagnostic] = []
    private var fileNumber = 0

    init(output: URL, boundary: ProjectBoundary) { (self.output, self.boundary) = (output, boundary) }

    mutating func visit(_ folder: URL, namespace: String) throws {
        var walk = FolderWalk()
        try visit(folder, &walk, namespace: namespace)
    }

    private mutating func visit(_ folder: URL, _ walk: inout FolderWalk, namespace: String) throws {
        try ProjectLocator.visit(folder, &walk) { walk, children, warnings in
            self.warnings += warnings
            try read(children, &walk, namespace: namespace)
        }
    }

    private mutating func read(_ children: [URL], _ walk: inout FolderWalk, namespace: String) throws {
        for child in children {
            let base = child.deletingPathExtension().lastPathComponent
            let name = namespace.isEmpty ? base : namespace + "/" + base
            do {
                switch child.pathExtension {
                case "imageset": try readImageSet(child, name: name)
                case "colorset": try readColorSet(child, name: name)
                case "dataset": try readDataSet(child, name: name)
                case "appiconset": try readIcon(child, name: base)
                case "spriteatlas": try readAtlas(child, &walk, name: base, namespace: namespace)
                case "json": break
                case let type where !FolderPackages.assetExtensions.contains(type):
                    if ProjectLocator.isPlainFolder(child) { try readFolder(child, &walk, namespace: namespace) }
                default: warnings.append(.warning("assets of kind '.\(child.pathExtension)' are not in Quince yet", at: child))
                }
            } catch let failure as BuildFailure { problems += failure.diagnostics }
        }
    }

    private mutating func readFolder(_ folder: URL, _ walk: inout FolderWalk, namespace: String) throws {
        let name = folder.lastPathComponent
        try visit(
            folder, &walk, namespace: try Self.providesNamespace(folder) ? (namespace.isEmpty ? name : namespace + "/" + name) : namespace)
    }

    /// The images of a sprite atlas are images of the catalog, too.
    private mutating func readAtlas(_ folder: URL, _ walk: inout FolderWalk, name: String, namespace: String) throws {
        let known = Set(catalog.images.keys)
        let full = namespace.isEmpty ? name : namespace + "/" + name
        try visit(folder, &walk, namespace: try Self.providesNamespace(folder) ? full : namespace)
        catalog.atlases = (catalog.atlases ?? [:]).merging([name: catalog.images.keys.filter { !known.contains($0) }.sorted()]) { $0 + $1 }
    }

    /// Whether the names of what is in a folder begin with the folder's.
    static func providesNamespace(_ folder: URL) throws -> Bool {
        let contents = folder.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: contents.path) else { return false }
        let properties = try JSONReader.object(contents)["properties"] as? [String: Any]
        return properties?["provides-namespace"] as? Bool == true
    }

    /// A file that an entry names.
    ///
    /// - Throws: `BuildFailure` where it is missing, no file, or not in the folder.
    private func source(_ name: String, in folder: URL, _ contents: URL) throws -> URL {
        let source = folder.appendingPathComponent(name).asOnMac
        let kind = RegularFile.kind(of: source)
        if (try? PlacedName(name)) != nil, kind == nil, FileManager.default.fileExists(atPath: source.path) {
            try boundary.check(source)
            return source
        }
        let line = Self.line(of: name, in: contents)
        try SettingPlace.check(name, SettingPlace(setting: "filename", file: contents, line: line))
        throw BuildFailure(
            kind.map { "'\(name)' is \($0), not a file" } ?? "'\(name)' is missing", at: contents, line: line,
            nextStep: "Add the file to \(folder.lastPathComponent), or remove its entry.")
    }

    /// The file that an entry names; nil, with a warning as Xcode's, where it is missing: secrets are often kept out of a repository.
    ///
    /// - Throws: `BuildFailure` where it is no file, or not in the folder.
    private mutating func presentSource(_ name: String, in folder: URL, _ contents: URL) throws -> URL? {
        if (try? PlacedName(name)) != nil, !FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).asOnMac.path) {
            warnings.append(
                .warning(
                    "'\(name)' is missing; \(folder.lastPathComponent) is without it", at: contents,
                    line: Self.line(of: name, in: contents),
                    nextStep: "Add the file to \(folder.lastPathComponent), or remove its entry."))
            return nil
        }
        return try source(name, in: folder, contents)
    }

    // MARK: Images

    private mutating func readImageSet(_ folder: URL, name: String) throws {
        let contents = folder.appendingPathComponent("Contents.json")
        let object = try JSONReader.object(contents)
        let properties = object["properties"] as? [String: Any] ?? [:]
        let intent =
            (properties["template-rendering-intent"] as? String).flatMap { CompiledAssetCatalog.RenderingIntent(rawValue: $0) }
            ?? .automatic
        var set = CompiledAssetCatalog.ImageSet(intent: intent, variants: [])
        for image in object["images"] as? [[String: Any]] ?? [] {
            guard let file = image["filename"] as? String, isForPhone(image), let source = try presentSource(file, in: folder, contents)
            else {
                continue
            }
            set.variants += try variants(of: source, image, contents: contents)
        }
        catalog.images[name] = set
    }

    private func isForPhone(_ entry: [String: Any]) -> Bool {
        let idiom = entry["idiom"] as? String ?? "universal"
        return ["universal", "iphone", "ipad"].contains(idiom) && entry["screen-width"] == nil
    }

    private mutating func variants(of source: URL, _ image: [String: Any], contents: URL) throws -> [CompiledAssetCatalog.ImageVariant] {
        let idiom = image["idiom"] as? String ?? "universal"
        let appearance = Self.appearance(image)
        let resizing = Self.resizing(image["resizing"] as? [String: Any])
        let direction = (image["language-direction"] as? String).flatMap { CompiledAssetCatalog.Direction(rawValue: $0) }
        let type = source.pathExtension.lowercased()
        if ["pdf", "svg"].contains(type) {
            return try [1.0, 2, 3].map { scale in
                let file = nextFile("png")
                try VectorRenderer.render(source, scale: scale, to: output.appendingPathComponent(file))
                let packed = try BitmapPacker.pack(file, in: output)
                return .init(file: packed, scale: scale, appearance: appearance, idiom: idiom, resizing: resizing, direction: direction)
            }
        }
        guard ["png", "jpg", "jpeg", "gif", "webp"].contains(type) else {
            // One picture less is no reason to have no app.
            warnings.append(
                .warning(
                    "images of type '.\(type)' are not in Quince yet; \(contents.deletingLastPathComponent().lastPathComponent) is without it",
                    at: source, nextStep: "Use png, jpeg, pdf or svg."))
            return []
        }
        try BitmapChecker.check(source)
        let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
        let file = nextFile(type)
        try ResourceCopy.copy(source, to: output.placing(file, of: "filename"), within: boundary)
        let packed = try BitmapPacker.pack(file, in: output)
        return [.init(file: packed, scale: scale, appearance: appearance, idiom: idiom, resizing: resizing, direction: direction)]
    }

    private mutating func nextFile(_ type: String) -> String {
        fileNumber += 1
        return "\(fileNumber).\(type)"
    }

    private static func appearance(_ entry: [String: Any]) -> CompiledAssetCatalog.Appearance? {
        for appearance in entry["appearances"] as? [[String: Any]] ?? [] where appearance["appearance"] as? String == "luminosity" {
            return (appearance["value"] as? String).flatMap { CompiledAssetCatalog.Appearance(rawValue: $0) }
        }
        return nil
    }

    private static func resizing(_ object: [String: Any]?) -> CompiledAssetCatalog.Resizing? {
        guard let object, let insets = object["cap-insets"] as? [String: Any] else { return nil }
        func inset(_ key: String) -> Double { (insets[key] as? NSNumber)?.doubleValue ?? 0 }
        let center = (object["center"] as? [String: Any])?["mode"] as? String
        return .init(top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"), tiles: center == "tile")
    }

    // MARK: Colours, data, icons

    private mutating func readColorSet(_ folder: URL, name: String) throws {
        let contents = folder.appendingPathComponent("Contents.json")
        var variants: [CompiledAssetCatalog.ColorVariant] = []
        for entry in try JSONReader.object(contents)["colors"] as? [[String: Any]] ?? [] {
            guard isForPhone(entry), let color = entry["color"] as? [String: Any] else { continue }
            variants.append(try ColorReader.variant(color, appearance: Self.appearance(entry), contents: contents))
        }
        // An empty AccentColor means the system's tint.
        if !variants.isEmpty { catalog.colors[name] = variants }
    }

    private mutating func readDataSet(_ folder: URL, name: String) throws {
        let contents = folder.appendingPathComponent("Contents.json")
        for entry in try JSONReader.object(contents)["data"] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String, let source = try presentSource(file, in: folder, contents) else { continue }
            let copy = nextFile((file as NSString).pathExtension)
            try ResourceCopy.copy(source, to: output.placing(copy, of: "filename", at: contents), within: boundary)
            catalog.data[name] = .init(file: copy, typeIdentifier: entry["universal-type-identifier"] as? String ?? "public.data")
        }
    }

    private mutating func readIcon(_ folder: URL, name: String) throws {
        let contents = folder.appendingPathComponent("Contents.json")
        var found: [(size: Double, file: String)] = []
        for entry in try JSONReader.object(contents)["images"] as? [[String: Any]] ?? [] {
            guard let file = entry["filename"] as? String, Self.appearance(entry) == nil,
                let source = try presentSource(file, in: folder, contents)
            else { continue }
            if source.pathExtension.lowercased() == "png" { try BitmapChecker.check(source) }
            let size = (entry["size"] as? String)?.split(separator: "x").first.flatMap { Double($0) } ?? 0
            let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            let copy = nextFile(source.pathExtension)
            try ResourceCopy.copy(source, to: output.placing(copy, of: "filename", at: contents), within: boundary)
            found.append((size * scale, copy))
        }
        catalog.icons[name] = found.sorted { $0.size > $1.size }.map(\.file)
    }

    /// Draws an icon of Icon Composer.
    mutating func add(_ icon: URL) throws {
        do {
            let (png, warnings) = try IconCompiler(icon: icon).draw()
            let file = nextFile("png")
            try png.write(to: output.appendingPathComponent(file))
            catalog.icons[icon.deletingPathExtension().lastPathComponent] = [file]
            self.warnings += warnings
        } catch let failure as BuildFailure { problems += failure.diagnostics }
    }

    /// Line of a file's entry in Contents.json.
    static func line(of text: String, in contents: URL) -> Int {
        let lines = ((try? ProjectFile.text(contents)) ?? "").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return (lines.firstIndex { $0.contains("\"\(text)\"") } ?? -1) + 1
    }
}
