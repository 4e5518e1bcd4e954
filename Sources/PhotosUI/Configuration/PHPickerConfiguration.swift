/// What a picker shows, and how photos are chosen in it.
///
/// Source: Apple's documentation of `PHPickerConfiguration`.
public struct PHPickerConfiguration: Equatable, Hashable {
    /// Source: Apple's documentation of `PHPickerConfiguration.AssetRepresentationMode`.
    public enum AssetRepresentationMode: Int, Sendable {
        /// The form that the system finds best: here the file as it is.
        case automatic = 0
        /// The file as it is.
        case current = 1
        /// A form that most apps can read: JPEG in place of WebP.
        case compatible = 2
    }

    /// Source: Apple's documentation of `PHPickerConfiguration.Selection`.
    public enum Selection: Int, Sendable {
        case `default` = 0
        /// Numbers the chosen photos, and hands them over in that order.
        case ordered = 1
        /// Hands over every change.
        case continuous = 2
        case continuousAndOrdered = 3
    }

    /// Changes of a picker on the screen.
    ///
    /// Source: Apple's documentation of `PHPickerConfiguration.Update`.
    public struct Update: Equatable, Hashable {
        /// The new limit; nil = as it is.
        public var selectionLimit: Int?
        public init() {}
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// The largest number of photos that can be chosen; 0 = any.
    public var selectionLimit = 1
    /// nil = all assets.
    public var filter: PHPickerFilter?
    /// Identifiers of photos that are chosen already; only with a photo library.
    public var preselectedAssetIdentifiers: [String] = []
    let givesIdentifiers: Bool

    /// Creates a configuration without identifiers of what is chosen.
    public init() { givesIdentifiers = false }

    /// Creates a configuration whose results have the identifiers of assets. The app needs no permission for it.
    public init(photoLibrary: PHPhotoLibrary) { givesIdentifiers = true }

    var isOrdered: Bool { selection == .ordered || selection == .continuousAndOrdered }
    var isContinuous: Bool { selection == .continuous || selection == .continuousAndOrdered }
}

extension PHPickerConfiguration {
    @available(*, unavailable, message: "not yet in Quince: compact photo pickers")
    public var mode: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: hiding parts of photo pickers")
    public var disabledCapabilities: Never { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: margins of photo pickers")
    public var edgesWithoutContentMargins: Never { fatalError() }
}

@available(*, unavailable, message: "not yet in Quince: compact photo pickers")
public enum PHPickerMode {}
@available(*, unavailable, message: "not yet in Quince: hiding parts of photo pickers")
public enum PHPickerCapabilities {}
@available(*, unavailable, message: "not yet in Quince: extensions that edit photos")
public enum PHContentEditingController {}
