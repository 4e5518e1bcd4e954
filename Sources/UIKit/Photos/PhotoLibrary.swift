import DeviceMedia

/// The device's photo library, as the app's pickers see it.
@MainActor enum PhotoLibrary {
    private static var folder: PhotoFolder? {
        DeviceSettings.dataFolder.map { PhotoFolder(dataFolder: URL(fileURLWithPath: $0, isDirectory: true)) }
    }

    /// The photos, the oldest first; none where there is no device.
    static var photos: [URL] {
        guard let folder else { return [] }
        do { return try folder.photos() } catch {
            FileHandle.standardError.write(Data("[Photos] The photo library cannot be read: \(error.localizedDescription)\n".utf8))
            return []
        }
    }

    static func add(_ image: UIImage) throws {
        guard let folder else { throw CocoaError(.fileNoSuchFile) }
        guard let data = image.jpegData(compressionQuality: 0.9) else { throw CocoaError(.fileWriteUnknown) }
        try folder.add(data)
    }

    /// Ends the app where its Info.plist does not say what it adds pictures for, as iOS does.
    static func requireUsageDescription() {
        let key = "NSPhotoLibraryAddUsageDescription"
        guard AppInformation.main.string(key) == nil else { return }
        uncaughtException(
            .generic,
            "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app uses this data."
        )
    }
}
