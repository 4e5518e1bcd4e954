extension UIImagePickerController {
    public enum SourceType: Int, Sendable {
        case photoLibrary = 0
        case camera = 1
        case savedPhotosAlbum = 2
    }

    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video = 1 }
    public enum CameraDevice: Int, Sendable { case rear = 0, front = 1 }
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto = 0, on = 1 }
    public enum ImageURLExportPreset: Int, Sendable { case compatible = 0, current = 1 }
    public enum QualityType: Int, Sendable {
        case typeHigh = 0
        case typeMedium = 1
        case typeLow = 2
        case type640x480 = 3
        case typeIFrame1280x720 = 4
        case typeIFrame960x540 = 5
    }

    /// A key of the information about a chosen picture.
    ///
    /// Source: Apple's “UIImagePickerController.InfoKey”. `mediaURL`, `mediaMetadata`, `livePhoto` and `phAsset` belong to movies, the
    /// camera, live photos and apps that may see the whole library; there is no value for them here.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// An `NSValue` of a rectangle in the original image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
        /// A file of the app's own with the photo.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }
}
