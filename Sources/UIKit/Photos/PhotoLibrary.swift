import DeviceProtocol
import DeviceRuntime

/// The device's photo library, as the app's pickers see it.
package enum PhotoLibrary {
    /// The photos, the oldest first; none where there is no device.
    package static var photos: [PhotoRecord] {
        guard let broker = DeviceRuntime.current.broker else { return [] }
        switch try? broker.answer(.photos) {
        case .photos(let photos): return photos
        case .refused(let reason): note(reason)
        default: note("the device does not answer")
        }
        return []
    }

    /// Returns the file of a photo; nil where it is gone. May be called on any thread.
    package static func file(of photo: PhotoRecord) -> Data? {
        switch try? DeviceRuntime.current.broker?.answer(.photo(name: photo.name)) {
        case .data(let data): return data
        case .refused(let reason): note(reason)
        default: note("the device does not answer")
        }
        return nil
    }

    package static func image(of photo: PhotoRecord) -> UIImage? { file(of: photo).flatMap { UIImage(data: $0) } }

    /// Why the device does not add a picture.
    struct Refusal: LocalizedError {
        let errorDescription: String?
    }

    static func add(_ image: UIImage) throws {
        guard let broker = DeviceRuntime.current.broker else { throw CocoaError(.fileNoSuchFile) }
        guard let data = image.jpegData(compressionQuality: 0.9) else { throw CocoaError(.fileWriteUnknown) }
        if case .refused(let reason) = try broker.answer(.addPhoto(data, date: Date())) { throw Refusal(errorDescription: reason) }
    }

    private static func note(_ reason: String) { FileHandle.standardError.write(Data("[Photos] \(reason)\n".utf8)) }

    /// Ends the app where its Info.plist does not say what it adds pictures for, as iOS does.
    @MainActor static func requireUsageDescription() {
        DeviceRuntime.current.permissions.requireUsageDescription(of: .photosAdd)
    }
}
