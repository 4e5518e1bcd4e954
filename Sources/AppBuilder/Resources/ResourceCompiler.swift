import BundleFormat
import Foundation

/// Fills a bundle with everything but the executable.
struct ResourceCompiler {
    let target: AppTarget
    /// The bundle being made.
    let bundle: URL
    let toolchain: Toolchain

    /// - Returns: warnings.
    /// - Throws: `BuildFailure` with the problems of all resources.
    func compile() throws -> [BuildDiagnostic] {
        var problems: [BuildDiagnostic] = []
        var warnings: [BuildDiagnostic] = []
        let boundary = ProjectBoundary(of: target)
        let catalogs = target.resources.map(\.url).filter { $0.pathExtension == "xcassets" }
        let icons = target.resources.map(\.url).filter(Self.isIcon)
        func attempt(_ work: () throws -> Void) throws {
            do { try work() } catch let failure as BuildFailure { problems += failure.diagnostics }
        }
        for resource in target.resources where resource.url.pathExtension != "xcassets" && !Self.isIcon(resource.url) {
            try attempt { warnings += try compile(resource, within: boundary) }
        }
        if !catalogs.isEmpty || !icons.isEmpty || !systemColors.isEmpty {
            let compiler = AssetCatalogCompiler(bundle: bundle, boundary: boundary, systemColors: systemColors)
            try attempt { warnings += try compiler.compile(catalogs, icons: icons) }
        }
        try attempt { warnings += try StoreConfigurationCopy(target: target, bundle: bundle).copy(within: boundary) }
        try attempt {
            var plist = try InfoPlistCompiler(target: target).compile()
            nameIcon(in: &plist)
            let data = try PropertyListSerialization.data(fromPropertyList: plist, format: .binary, options: 0)
            try data.write(to: bundle.appendingPathComponent("Info.plist"))
        }
        guard problems.isEmpty else { throw BuildFailure(problems) }
        return warnings
    }

    /// The accent colour that the manifest of an app package chooses by name.
    private var systemColors: [String: String] {
        let name = target.settings.string(AppPackageSettings.preset, default: "")
        guard !target.isLibrary, AppPackageSettings.presetColors.contains(name) else { return [:] }
        return [AppPackageSettings.presetAccent: "system\(name.capitalized)Color"]
    }

    /// The resource's place in the bundle.
    private func destination(_ resource: AppTarget.Resource, name: String) throws -> URL {
        if !resource.folder.isEmpty {
            let folder = try bundle.placing(resource.folder, of: "the path of a Copy Files phase", at: resource.url)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try folder.placing(name, of: "the file's name", at: resource.url)
        }
        guard let language = resource.language else { return try bundle.placing(name, of: "the file's name", at: resource.url) }
        try SettingPlace.check(
            language, type: ".lproj", SettingPlace(setting: "the language", file: resource.url, line: resource.languageLine))
        let folder = try bundle.placing(language + ".lproj", of: "the language", at: resource.url)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return try folder.placing(name, of: "the file's name", at: resource.url)
    }

    /// Says which icon is the app's, as the compiler of asset catalogs does in Xcode.
    private func nameIcon(in plist: inout [String: Any]) {
        let name = target.settings.string("ASSETCATALOG_COMPILER_APPICON_NAME")
        let contents = bundle.appendingPathComponent(CompiledAssetCatalog.folderName + "/" + CompiledAssetCatalog.fileName)
        guard !target.isLibrary, !target.isExtension, !name.isEmpty, let data = try? Data(contentsOf: contents),
            let catalog = try? PropertyListDecoder().decode(CompiledAssetCatalog.self, from: data), catalog.icons[name] != nil
        else { return }
        var icons = plist["CFBundleIcons"] as? [String: Any] ?? [:]
        var primary = icons["CFBundlePrimaryIcon"] as? [String: Any] ?? [:]
        primary["CFBundleIconName"] = name
        icons["CFBundlePrimaryIcon"] = primary
        plist["CFBundleIcons"] = icons
    }

    /// Whether a folder is an icon of Icon Composer.
    private static func isIcon(_ url: URL) -> Bool {
        url.pathExtension.lowercased() == "icon" && url.appendingPathComponent("icon.json").isThere
    }

    private func compile(_ resource: AppTarget.Resource, within boundary: ProjectBoundary) throws -> [BuildDiagnostic] {
        let url = resource.url
        try boundary.check(url)
        let base = url.deletingPathExtension().lastPathComponent
        if resource.isFolderReference {
            return try ResourceCopy.copy(url, to: try destination(resource, name: url.lastPathComponent), within: boundary)
        }
        switch url.pathExtension.lowercased() {
        case "storyboard", "xib":
            let name = base + (url.pathExtension == "xib" ? ".nib" : ".storyboardc")
            let compiled = try InterfaceCompiler.compile(url)
            try PropertyListEncoder.binary.encode(compiled).write(to: try destination(resource, name: name))
        case "strings", "stringsdict":
            let strings = try StringsCompiler.read(url)
            let data = try PropertyListSerialization.data(fromPropertyList: strings, format: .binary, options: 0)
            try data.write(to: try destination(resource, name: url.lastPathComponent))
        case "xcstrings":
            for file in try StringsCompiler.compileCatalog(url) {
                let place = AppTarget.Resource(url: url, language: file.language, languageLine: file.line)
                let data = try PropertyListSerialization.data(fromPropertyList: file.content, format: .binary, options: 0)
                try data.write(to: try destination(place, name: file.name))
            }
        case "plist":
            _ = try StringsCompiler.readPlist(url)
            try ResourceCopy.copy(url, to: try destination(resource, name: url.lastPathComponent), within: boundary)
        // Its code is generated; what the extension needs of it is in there.
        case "intentdefinition":
            if target.isLibrary {
                return [
                    .warning("no classes are generated for \(url.lastPathComponent): Quince generates them in apps and extensions", at: url)
                ]
            }
        case DataModelFolder.groupType, DataModelFolder.versionType:
            return try DataModelCompiler(url: url, boundary: boundary, moduleName: target.moduleName).compile {
                try destination(resource, name: $0)
            }
        case MappingModelCompiler.sourceExtension:
            let compiled = try MappingModelCompiler(url: url, boundary: boundary).compile()
            let name = url.deletingPathExtension().lastPathComponent + "." + MappingModelCompiler.compiledExtension
            try compiled.write(to: try destination(resource, name: name))
        case CoreMLModelFile.fileType, CoreMLModelFile.packageType:
            return try CoreMLModelFile(url: url, boundary: boundary).compile { try destination(resource, name: $0) }
        case "scn":
            return [.warning("\(url.lastPathComponent) is not compiled: this kind of file is not in Quince yet", at: url)]
        default: return try ResourceCopy.copy(url, to: try destination(resource, name: url.lastPathComponent), within: boundary)
        }
        return []
    }
}
