import SwiftUI

extension View {
    /// Presents a picker of one photo.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PickerModifier(isPresented: isPresented, content: PickerContent(selection, filter, preferredItemEncoding, nil)))
    }

    /// Presents a picker of one photo, whose item has the identifier of the asset.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        modifier(PickerModifier(isPresented: isPresented, content: PickerContent(selection, filter, preferredItemEncoding, photoLibrary)))
    }

    /// Presents a picker of several photos.
    ///
    /// - Parameter maxSelectionCount: The largest number that can be chosen; nil = any.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        let content = PickerContent(selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, nil)
        return modifier(PickerModifier(isPresented: isPresented, content: content))
    }

    /// Presents a picker of several photos, whose items have the identifiers of the assets.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        let content = PickerContent(selection, maxSelectionCount, selectionBehavior, filter, preferredItemEncoding, photoLibrary)
        return modifier(PickerModifier(isPresented: isPresented, content: content))
    }
}

extension View {
    @available(*, unavailable, message: "not yet in Quince: inline and compact photo pickers")
    nonisolated public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: hiding parts of photo pickers")
    nonisolated public func photosPickerDisabledCapabilities(_ disabledCapabilities: Any) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: hiding parts of photo pickers")
    nonisolated public func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
}

@available(*, unavailable, message: "not yet in Quince: inline and compact photo pickers")
public enum PhotosPickerStyle {
    case presentation, inline, compact
}
