import BundleFormat
import QuinceFoundation

/// Compiled models in files and bundles.
enum ModelFile {
    /// The model of a file, or the current version of a folder.
    static func read(_ url: URL) -> CompiledDataModel? {
        guard let file = url.pathExtension == CompiledDataModel.folderExtension ? current(in: url) : url,
            let data = try? Data(contentsOf: file)
        else { return nil }
        do {
            return try PropertyListDecoder().decode(CompiledDataModel.self, from: data)
        } catch {
            let text = "Quince: The model \(file.path) cannot be read: \(error). Build the app again.\n"
            FileHandle.standardError.write(Data(text.utf8))
            return nil
        }
    }

    /// The file of the current version, by the folder's `VersionInfo.plist`.
    private static func current(in folder: URL) -> URL? {
        let information = try? Data(contentsOf: folder.appendingPathComponent(CompiledDataModel.versionsFileName))
        let list = information.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
        guard let name = list?["NSManagedObjectModel_CurrentVersionName"] as? String else { return files(in: folder).first }
        return folder.appendingPathComponent(name).appendingPathExtension(CompiledDataModel.fileExtension)
    }

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { ($0 as NSString).pathExtension == CompiledDataModel.fileExtension }.sorted()
            .map { folder.appendingPathComponent($0) }
    }

    /// The models of a bundle: files, and folders of versions.
    static func models(of bundle: Bundle) -> [URL] {
        urls(of: bundle, CompiledDataModel.folderExtension) + urls(of: bundle, CompiledDataModel.fileExtension)
    }

    /// All versions of all models of a bundle.
    static func versions(of bundle: Bundle) -> [URL] {
        urls(of: bundle, CompiledDataModel.folderExtension).flatMap(files) + urls(of: bundle, CompiledDataModel.fileExtension)
    }

    /// The versions of one model: a file, or those of a folder.
    static func versions(of model: URL) -> [URL] {
        model.pathExtension == CompiledDataModel.folderExtension
            ? files(in: model) : [model].filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// All versions of all models of a folder.
    static func versions(in folder: URL) -> [URL] {
        let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map {
            folder.appendingPathComponent($0)
        }
        return all.flatMap { url -> [URL] in
            switch url.pathExtension {
            case CompiledDataModel.folderExtension: files(in: url)
            case CompiledDataModel.fileExtension: [url]
            default: []
            }
        }
    }

    private static func urls(of bundle: Bundle, _ kind: String) -> [URL] {
        (bundle.urls(forResourcesWithExtension: kind, subdirectory: nil) ?? []).map { $0 as URL }.sorted { $0.path < $1.path }
    }
}
