import SwiftUI
import UniformTypeIdentifiers

/// A photo that the user has chosen, of which values can be made.
///
/// Source: Apple's documentation of `PhotosPickerItem`.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
    /// Source: Apple's documentation of `PhotosPickerItem.EncodingDisambiguationPolicy`.
    public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
        let mode: PHPickerConfiguration.AssetRepresentationMode

        /// The form that the system finds best: here the file as it is.
        public static let automatic = EncodingDisambiguationPolicy(mode: .automatic)
        /// The file as it is.
        public static let current = EncodingDisambiguationPolicy(mode: .current)
        /// A form that most apps can read: JPEG in place of WebP.
        public static let compatible = EncodingDisambiguationPolicy(mode: .compatible)
    }

    /// The identifier of the asset; nil where the picker has no photo library.
    public let itemIdentifier: String?
    /// The identifier of the asset, whether or not the app may know it.
    let assetIdentifier: String
    private let encoding: EncodingDisambiguationPolicy

    /// Creates an item of an asset's identifier.
    public init(itemIdentifier: String) {
        (self.itemIdentifier, assetIdentifier, encoding) = (itemIdentifier, itemIdentifier, .automatic)
    }

    init(_ result: PHPickerResult, _ encoding: EncodingDisambiguationPolicy) {
        (itemIdentifier, assetIdentifier) = (result.assetIdentifier, result.asset.localIdentifier)
        self.encoding = encoding
    }

    private var asset: PHAsset? { PHAsset.allForPickers.first { $0.localIdentifier == assetIdentifier } }

    /// The types of the photo; none for one that is gone.
    public var supportedContentTypes: [UTType] { asset.map { [PhotoProviders.type(of: $0, encoding.mode)] } ?? [] }

    /// Makes a value of the photo.
    ///
    /// - Returns: nil where the photo is of no type that the value can be made of.
    /// - Throws: Where the photo cannot be read, or is not what the type needs.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        try await withCheckedThrowingContinuation { continuation in
            loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    /// Makes a value of the photo.
    ///
    /// - Parameter completionHandler: Called on any thread; with nil where the photo is of no type that the value can be made of.
    @discardableResult public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        guard let asset else {
            completionHandler(.success(nil))
            return Progress(totalUnitCount: 1)
        }
        let types = [asset.contentType, .png, .jpeg]
        return load(
            type, from: PhotoProviders.make(of: asset, encoding.mode), others: types.dropFirst().map { (asset, $0) }, completionHandler)
    }

    /// Loads from a provider; from pictures of other types where the value cannot be made of it.
    private func load<T: Transferable>(
        _ type: T.Type, from provider: NSItemProvider, others: [(PHAsset, UTType)],
        _ completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        nonisolated(unsafe) let others = others
        return provider.loadTransferable(type: type) { result in
            switch result {
            case .success(let value): completionHandler(.success(value))
            case .failure(let error) where Self.isUnavailable(error):
                guard let (asset, type) = others.first else { return completionHandler(.success(nil)) }
                _ = load(T.self, from: PhotoProviders.converted(asset, to: type), others: Array(others.dropFirst()), completionHandler)
            case .failure(let error): completionHandler(.failure(error))
            }
        }
    }

    /// Whether a provider has no form that was asked for.
    private static func isUnavailable(_ error: any Error) -> Bool {
        if let code = error as? NSItemProvider.ErrorCode { return code == .itemUnavailableError }
        let error = error as NSError
        return error.domain == NSItemProvider.errorDomain && error.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue
    }

    public static func == (left: PhotosPickerItem, right: PhotosPickerItem) -> Bool { left.assetIdentifier == right.assetIdentifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(assetIdentifier) }
}

/// The way in which photos are chosen in a picker.
///
/// Source: Apple's documentation of `PhotosPickerSelectionBehavior`.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
    let selection: PHPickerConfiguration.Selection

    public static let `default` = PhotosPickerSelectionBehavior(selection: .default)
    /// Numbers the chosen photos, and hands them over in that order.
    public static let ordered = PhotosPickerSelectionBehavior(selection: .ordered)
    /// Changes the selection with every choice.
    public static let continuous = PhotosPickerSelectionBehavior(selection: .continuous)
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(selection: .continuousAndOrdered)
}
