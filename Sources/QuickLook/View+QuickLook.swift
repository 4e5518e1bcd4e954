import SwiftUI

extension View {
    /// Presents a preview of a file where its address is not nil, which it becomes at the end.
    ///
    /// Source: Apple's documentation of `quickLookPreview(_:)`.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(QuickLookModifier(selection: item, items: { item.wrappedValue.map { [$0] } ?? [] }))
    }

    /// Presents a preview of files, one of which is shown first.
    ///
    /// Source: Apple's documentation of `quickLookPreview(_:in:)`.
    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(_ selection: Binding<Items.Element?>, in items: Items)
        -> some View
    where Items.Element == URL { modifier(QuickLookModifier(selection: selection, items: { Array(items) })) }
}

private struct QuickLookModifier: ViewModifier {
    @Binding var selection: URL?
    let items: () -> [URL]

    func body(content: Content) -> some View {
        let isPresented = Binding(get: { selection != nil }, set: { if !$0 { selection = nil } })
        content.sheet(isPresented: isPresented) { QuickLookView(urls: items(), first: selection).ignoresSafeArea() }
    }
}

private struct QuickLookView: UIViewControllerRepresentable {
    let urls: [URL]
    let first: URL?

    func makeCoordinator() -> QuickLookSource { QuickLookSource(urls) }

    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        controller.currentPreviewItemIndex = first.flatMap { urls.firstIndex(of: $0) } ?? 0
        return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) {}
}

@MainActor private final class QuickLookSource: QLPreviewControllerDataSource {
    private let urls: [URL]
    init(_ urls: [URL]) { self.urls = urls }
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { urls.count }
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem { urls[index] as NSURL }
}
