import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<String>(
            contentType: .utf8PlainText, exporting: { Data($0.utf8) }, importing: { String(decoding: $0, as: UTF8.self) })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<URL>(contentType: .url, exporting: { Data($0.absoluteString.utf8) }) { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
            return url
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Data>(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<AttributedString>(
            contentType: .utf8PlainText, exporting: { Data(String($0.characters).utf8) },
            importing: { AttributedString(String(decoding: $0, as: UTF8.self)) })
    }
}

/// No value at all: what a preview without a picture has in its place.
extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Never>(exportedContentType: .data) { _ in Data() }
    }
}

extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(
            contentType: .png, exporting: { try await TransferredImage.data($0) }, importing: { try await TransferredImage.image($0) })
    }
}

@MainActor private enum TransferredImage {
    static func data(_ image: Image) throws -> Data {
        guard let data = image.resolve(in: EnvironmentValues())?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        return data
    }
    static func image(_ data: Data) throws -> Image {
        guard let image = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
        return Image(uiImage: image)
    }
}

/// Values as drags, pasteboards and share sheets carry them.
@MainActor enum TransferProviders {
    /// A provider of all forms of a value.
    static func provider<Item: Transferable>(_ item: Item) -> NSItemProvider {
        let provider = NSItemProvider()
        for form in Item.transferForms.forms where form.isExported(item) {
            guard let export = form.export else { continue }
            if provider.suggestedName == nil { provider.suggestedName = form.suggestedName?(item) }
            nonisolated(unsafe) let item = item
            nonisolated(unsafe) let write = export
            provider.registerDataRepresentation(forTypeIdentifier: form.type.identifier, visibility: .all) { done in
                nonisolated(unsafe) let done = done
                Task { @MainActor in
                    do { done(try await write(item), nil) } catch { done(nil, error) }
                }
                return nil
            }
        }
        return provider
    }

    /// Whether a value can be made of what a provider has.
    static func canLoad<Item: Transferable>(_ type: Item.Type, from provider: NSItemProvider) -> Bool { form(type, provider) != nil }

    private static func form<Item: Transferable>(_ type: Item.Type, _ provider: NSItemProvider) -> _TransferForms<Item>.Form? {
        Item.transferForms.forms.first { $0.make != nil && provider.hasItemConformingToTypeIdentifier($0.type.identifier) }
    }

    /// Makes values of what providers have, in their order; those that fail are left out.
    static func load<Item: Transferable>(_ type: Item.Type, from providers: [NSItemProvider], _ done: @escaping @MainActor ([Item]) -> Void)
    {
        let loading = providers.compactMap { provider in form(type, provider).map { (provider, $0) } }
        guard !loading.isEmpty else { return done([]) }
        let box = LoadedItems<Item>(loading.count, done)
        for (index, (provider, form)) in loading.enumerated() {
            nonisolated(unsafe) let make = form.make
            provider.loadDataRepresentation(forTypeIdentifier: form.type.identifier) { data, _ in
                Task { @MainActor in
                    guard let data, let make else { return box.store(nil, at: index) }
                    box.store(try? await make(data), at: index)
                }
            }
        }
    }

    /// Returns the item that a share sheet displays for a value of one of the system's types; nil for other types.
    static func known<Item: Transferable>(_ item: Item) -> Any? {
        switch item {
        case is String, is URL, is Data: item
        case let text as AttributedString: String(text.characters)
        case let image as Image: image.resolve(in: EnvironmentValues()) ?? UIImage()
        default: nil
        }
    }

    /// Returns the item that a share sheet displays for a value, exported where its type requires it; nil if the export fails.
    static func shared<Item: Transferable>(_ item: Item) async -> Any? {
        if let known = known(item) { return known }
        guard let form = Item.transferForms.forms.first(where: { $0.export != nil && $0.isExported(item) }) else { return nil }
        nonisolated(unsafe) let export = form.export
        nonisolated(unsafe) let value = item
        guard let data = try? await export?(value) else { return nil }
        if form.type.conforms(to: .plainText) { return String(decoding: data, as: UTF8.self) }
        if form.type.conforms(to: .image), let image = UIImage(data: data) { return image }
        let file = TransferFiles.url(named: form.suggestedName?(item), extension: form.type.preferredFilenameExtension)
        return (try? data.write(to: file)).map { file }
    }
}

/// Collects values that come one by one.
@MainActor private final class LoadedItems<Item> {
    private var items: [Item?]
    private var missing: Int
    private let done: @MainActor ([Item]) -> Void

    init(_ count: Int, _ done: @escaping @MainActor ([Item]) -> Void) {
        (items, missing, self.done) = (Array(repeating: nil, count: count), count, done)
    }

    func store(_ item: Item?, at index: Int) {
        items[index] = item
        missing -= 1
        if missing == 0 { done(items.compactMap { $0 }) }
    }
}
