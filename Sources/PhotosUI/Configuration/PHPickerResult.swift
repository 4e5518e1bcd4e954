import UniformTypeIdentifiers

/// A photo that the user has chosen.
///
/// Source: Apple's documentation of `PHPickerResult`.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
    /// Hands out the photo; empty for one that was chosen before the picker was shown.
    public let itemProvider: NSItemProvider
    /// The identifier of the asset; nil where the configuration has no photo library.
    public let assetIdentifier: String?
    let asset: PHAsset

    init(_ asset: PHAsset, _ configuration: PHPickerConfiguration, isPreselected: Bool = false) {
        self.asset = asset
        assetIdentifier = configuration.givesIdentifiers ? asset.localIdentifier : nil
        itemProvider =
            isPreselected ? NSItemProvider() : PhotoProviders.make(of: asset, configuration.preferredAssetRepresentationMode)
    }
}

/// Item providers of photos.
enum PhotoProviders {
    static func make(of asset: PHAsset, _ mode: PHPickerConfiguration.AssetRepresentationMode) -> NSItemProvider {
        let provider = NSItemProvider(), type = type(of: asset, mode)
        provider.suggestedName = (asset.fileName as NSString).deletingPathExtension
        provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
            do { done(try convert(asset.contents(), of: asset, to: type), nil) } catch { done(nil, error) }
            return nil
        }
        return provider
    }

    /// A provider of the photo in a type that it is not of.
    static func converted(_ asset: PHAsset, to type: UTType) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
            do { done(try convert(asset.contents(), of: asset, to: type), nil) } catch { done(nil, error) }
            return nil
        }
        return provider
    }

    static func type(of asset: PHAsset, _ mode: PHPickerConfiguration.AssetRepresentationMode) -> UTType {
        mode == .compatible && asset.contentType.conforms(to: .webP) ? .jpeg : asset.contentType
    }

    private static func convert(_ data: Data, of asset: PHAsset, to type: UTType) throws -> Data {
        guard type != asset.contentType else { return data }
        let image = UIImage(data: data)
        guard let converted = type == .png ? image?.pngData() : image?.jpegData(compressionQuality: 0.9) else {
            throw PHPhotosError(.invalidResource)
        }
        return converted
    }
}
