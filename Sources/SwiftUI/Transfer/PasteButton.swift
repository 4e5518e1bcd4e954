import UniformTypeIdentifiers

/// A button that gives an app what is on the pasteboard.
///
/// Source: Apple's documentation of `PasteButton`.
@MainActor @preconcurrency public struct PasteButton: View {
    private let types: [UTType]
    nonisolated(unsafe) private let paste: @MainActor ([NSItemProvider]) -> Void

    /// - Parameter payloadAction: Gets the values.
    nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        types = T.transferForms.forms.filter { $0.make != nil }.map(\.type)
        paste = { TransferProviders.load(T.self, from: $0) { if !$0.isEmpty { onPaste($0) } } }
    }
    /// - Parameter payloadAction: Gets the items.
    nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        types = supportedContentTypes
        paste = { payloadAction($0) }
    }

    public var body: some View {
        Button {
            let items = Self.providers.filter { item in
                types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
            }
            if !items.isEmpty { paste(items) }
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        .buttonStyle(.borderedProminent)
    }

    /// The contents of the general pasteboard as item providers: an image, else a URL, else the strings.
    private static var providers: [NSItemProvider] {
        let board = UIPasteboard.general
        if let image = board.image { return [NSItemProvider(object: image)] }
        if let url = board.url { return [NSItemProvider(object: url as NSURL)] }
        return (board.strings ?? []).map { NSItemProvider(object: $0 as NSString) }
    }
}
