import Foundation

/// The app's folders: *URL.documentsDirectory* and its like.
extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
    public static var applicationDirectory: URL { folder(.applicationDirectory) }
    public static var userDirectory: URL { folder(.userDirectory) }
    public static var trashDirectory: URL { folder(.trashDirectory) }
    public static var desktopDirectory: URL { folder(.desktopDirectory) }
    public static var moviesDirectory: URL { folder(.moviesDirectory) }
    public static var musicDirectory: URL { folder(.musicDirectory) }
    public static var picturesDirectory: URL { folder(.picturesDirectory) }
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    /// A folder of the user; *FileManager.url(for:in:appropriateFor:create:)* says how the arguments are meant.
    ///
    /// - Throws: An error if there is no such folder, or it cannot be created.
    public init(
        for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask, appropriateFor url: URL? = nil,
        create shouldCreate: Bool = false
    ) throws {
        self = try FileManager.default.url(for: directory, in: domain, appropriateFor: url, create: shouldCreate)
    }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        // The user has all of these folders, even where they are not made yet.
        FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .homeDirectory
    }
}
