import SwiftUI

/// The picker that a view shows, and the selection that it changes.
struct PickerContent {
    let configuration: PHPickerConfiguration
    let encoding: PhotosPickerItem.EncodingDisambiguationPolicy
    /// Identifiers of what is chosen.
    let selected: () -> [String]
    let select: ([PhotosPickerItem]) -> Void

    /// A picker of one photo.
    init(
        _ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy,
        _ library: PHPhotoLibrary?
    ) {
        self.encoding = encoding
        configuration = Self.configuration(library, filter, encoding)
        selected = { [] }
        // As iOS: nothing chosen leaves the selection as it is.
        select = { if let item = $0.first { selection.wrappedValue = item } }
    }

    /// A picker of several photos.
    init(
        _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior, _ filter: PHPickerFilter?,
        _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy, _ library: PHPhotoLibrary?
    ) {
        self.encoding = encoding
        var configuration = Self.configuration(library, filter, encoding)
        configuration.selectionLimit = limit.map { max($0, 1) } ?? 0
        configuration.selection = behavior.selection
        self.configuration = configuration
        selected = { selection.wrappedValue.map(\.assetIdentifier) }
        select = { selection.wrappedValue = $0 }
    }

    private static func configuration(
        _ library: PHPhotoLibrary?, _ filter: PHPickerFilter?, _ encoding: PhotosPickerItem.EncodingDisambiguationPolicy
    ) -> PHPickerConfiguration {
        var configuration = library.map { PHPickerConfiguration(photoLibrary: $0) } ?? PHPickerConfiguration()
        (configuration.filter, configuration.preferredAssetRepresentationMode) = (filter, encoding.mode)
        return configuration
    }

    @MainActor func makeController(onEnd: @escaping @MainActor () -> Void) -> PHPickerViewController {
        let controller = PHPickerViewController(configuration, preselected: selected())
        controller.onFinish = { results in
            select(results.map { PhotosPickerItem($0, encoding) })
            if !configuration.isContinuous { onEnd() }
        }
        controller.onCancel = { onEnd() }
        return controller
    }
}

/// A picker as a view.
struct PickerView: UIViewControllerRepresentable {
    let content: PickerContent
    let onEnd: @MainActor () -> Void

    func makeUIViewController(context: Context) -> PHPickerViewController { content.makeController(onEnd: onEnd) }
    func updateUIViewController(_ controller: PHPickerViewController, context: Context) {}
}

/// Presents a picker as a sheet.
struct PickerModifier: ViewModifier {
    @Binding var isPresented: Bool
    let content: PickerContent

    func body(content view: Content) -> some View {
        view.sheet(isPresented: $isPresented) { PickerView(content: content) { isPresented = false }.ignoresSafeArea() }
    }
}
