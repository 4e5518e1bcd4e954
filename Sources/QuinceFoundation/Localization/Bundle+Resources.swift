import Foundation

// Foundation on Linux returns `NSURL`s from these. What takes a text that is there is preferred to what takes one that may be missing.
extension Bundle {
    /// The files of a type in a folder of the bundle, in the user's languages.
    ///
    /// Source: Apple's documentation of `Bundle.urls(forResourcesWithExtension:subdirectory:)`.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?) -> [URL]? {
        let type: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: type, subdirectory: subpath)
        return found?.map { $0 as URL }
    }

    /// The files of a type in a folder of the bundle, in one language.
    public func urls(forResourcesWithExtension ext: String, subdirectory subpath: String?, localization localizationName: String?) -> [URL]?
    {
        let type: String? = ext
        let found: [NSURL]? = urls(forResourcesWithExtension: type, subdirectory: subpath, localization: localizationName)
        return found?.map { $0 as URL }
    }
}
