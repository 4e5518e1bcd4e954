/// Folders that count as one file.
enum FolderPackages {
    /// The extensions of their names, in lower case.
    static let extensions: Set<String> = [
        "app", "appex", "arresourcegroup", "atlas", "band", "bundle", "component", "docc", "docset", "dsym", "framework", "icon",
        "instrpkg", "key", "lproj", "mlmodelc", "mlpackage", "mlproj", "momd", "nib", "numbers", "pages", "photoslibrary", "playground",
        "playgroundbook", "plugin", "rcproject", "realitycomposerpro", "rkassets", "rtfd", "scnassets", "skstickerpack", "spriteatlas",
        "stickerpack", "storyboardc", "swiftpm", "systemextension", "xcappdata", "xcarchive", "xcassets", "xcbaseline", "xcdatamodel",
        "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcplaygroundpage", "xcproj", "xcresult", "xcstickers", "xctest",
        "xcworkspace", "xpc",
    ]

    /// The extensions of assets in a catalog. Other folders group assets, whatever their names.
    ///
    /// Source: Apple's “Asset Catalog Format Reference”.
    static let assetExtensions: Set<String> = [
        "appiconset", "arimageset", "arobject", "arreferenceimage", "arresourcegroup", "brandassets", "colorset", "complicationset",
        "cubetextureset", "dataset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imageset", "imagestack",
        "imagestacklayer", "launchimage", "mipmapset", "sidebariconset", "solidimagestack", "solidimagestacklayer", "spriteatlas",
        "sticker",
        "stickerpack", "stickersequence", "stickersiconset", "symbolset", "textureset", "watchfaceset",
    ]
}
