import UniformTypeIdentifiers

/// A value that can be dragged, copied and shared, in forms that other apps understand.
///
/// Source: Apple's documentation of `Transferable`.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    /// The forms, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form of values.
///
/// Source: Apple's documentation of `TransferRepresentation`.
public protocol TransferRepresentation: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    @TransferRepresentationBuilder<Item> var body: Body { get }
    /// Source of the kind: SwiftUI's interface has such requirements, too.
    var _forms: _TransferForms<Item> { get }
}

extension TransferRepresentation where Body.Item == Item {
    public var _forms: _TransferForms<Item> { body._forms }
}

/// The forms of values of a type. Source of the kind: SwiftUI's interface has such types, too.
public struct _TransferForms<Item>: @unchecked Sendable {
    struct Form {
        let type: UTType
        /// Makes the form of a value; nil for a form that is only read.
        var export: ((Item) async throws -> Data)?
        /// Makes a value of the form; nil for a form that is only written.
        var make: ((Data) async throws -> Item)?
        var isExported: (Item) -> Bool = { _ in true }
        var suggestedName: ((Item) -> String?)?
    }

    var forms: [Form]
    init(_ forms: [Form]) { self.forms = forms }
}

/// Makes representations out of closures that list them.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(_ content: repeat each Content) -> _SeveralRepresentations<Item> {
        var forms: [_TransferForms<Item>.Form] = []
        repeat forms += ((each content)._forms as? _TransferForms<Item>)?.forms ?? []
        return _SeveralRepresentations(forms: _TransferForms(forms))
    }
}

/// Several forms. Source of the kind: SwiftUI's interface has such types, too.
public struct _SeveralRepresentations<Item: Transferable>: TransferRepresentation {
    public var body: Self { return self }
    let forms: _TransferForms<Item>
    public var _forms: _TransferForms<Item> { forms }
}

/// Bytes that closures make and read.
///
/// Source: Apple's documentation of `DataRepresentation`.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public var body: Self { return self }
    public let _forms: _TransferForms<Item>

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { _forms = _TransferForms([.init(type: contentType, export: exporting, make: importing)]) }
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _forms = _TransferForms([.init(type: exportedContentType, export: exporting)])
    }
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _forms = _TransferForms([.init(type: importedContentType, make: importing)])
    }
}

/// A value's code, JSON unless said otherwise.
///
/// Source: Apple's documentation of `CodableRepresentation`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public var body: Self { return self }
    public let _forms: _TransferForms<Item>

    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _forms = _TransferForms([
            .init(
                type: contentType, export: { try JSONEncoder().encode($0) }, make: { try JSONDecoder().decode(Item.self, from: $0) })
        ])
    }
    public init<Encoder: TopLevelEncoder & Sendable, Decoder: TopLevelDecoder & Sendable>(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: Encoder, decoder: Decoder
    ) where Encoder.Output == Data, Decoder.Input == Data {
        _forms = _TransferForms([
            .init(type: contentType, export: { try encoder.encode($0) }, make: { try decoder.decode(Item.self, from: $0) })
        ])
    }
}

/// The forms of another value that stands for this one.
///
/// Source: Apple's documentation of `ProxyRepresentation`.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>: TransferRepresentation {
    public var body: Self { return self }
    public let _forms: _TransferForms<Item>

    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyType, importing: @escaping @Sendable (ProxyType) throws -> Item
    ) { self.init(export: { try exporting($0) }, make: { try importing($0) }) }
    @_disfavoredOverload public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyType, importing: @escaping @Sendable (ProxyType) async throws -> Item
    ) { self.init(export: exporting, make: importing) }
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) { self.init(export: { try exporting($0) }, make: nil) }
    @_disfavoredOverload public init(exporting: @escaping @Sendable (Item) async throws -> ProxyType) {
        self.init(export: exporting, make: nil)
    }
    public init(importing: @escaping @Sendable (ProxyType) throws -> Item) { self.init(export: nil, make: { try importing($0) }) }
    @_disfavoredOverload public init(importing: @escaping @Sendable (ProxyType) async throws -> Item) {
        self.init(export: nil, make: importing)
    }

    private init(export: ((Item) async throws -> ProxyType)?, make: ((ProxyType) async throws -> Item)?) {
        let proxies = ProxyType.transferForms.forms
        _forms = _TransferForms(
            proxies.map { form in
                var mine = _TransferForms<Item>.Form(type: form.type)
                if let export, let write = form.export { mine.export = { try await write(try await export($0)) } }
                if let make, let read = form.make { mine.make = { try await make(try await read($0)) } }
                return mine
            })
    }
}

/// A file that is handed out.
///
/// Source: Apple's documentation of `SentTransferredFile`.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that has come in; it is gone after it was read.
///
/// Source: Apple's documentation of `ReceivedTransferredFile`.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// Files that closures make and read.
///
/// Source: Apple's documentation of `FileRepresentation`.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public var body: Self { return self }
    public let _forms: _TransferForms<Item>

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { _forms = _TransferForms([.init(type: contentType, export: Self.export(exporting), make: Self.make(contentType, importing))]) }
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { _forms = _TransferForms([.init(type: exportedContentType, export: Self.export(exporting))]) }
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { _forms = _TransferForms([.init(type: importedContentType, make: Self.make(importedContentType, importing))]) }

    private static func export(_ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile) -> (Item) async throws -> Data {
        { try Data(contentsOf: try await exporting($0).file) }
    }

    private static func make(_ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item) -> (
        Data
    ) async throws -> Item {
        { data in
            let file = TransferFiles.url(extension: type.preferredFilenameExtension)
            try data.write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }
}

/// Files that stand for values for a while.
enum TransferFiles {
    static func url(named name: String? = nil, extension: String?) -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Transfer-\(UUID().uuidString)", isDirectory: true)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name ?? "Item")
        return `extension`.map { file.appendingPathExtension($0) } ?? file
    }
}

extension TransferRepresentation {
    /// Hands the form out only where a condition holds.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> _SeveralRepresentations<Item> {
        _SeveralRepresentations(forms: changed { $0.isExported = condition })
    }
    /// Names the file that is made of the form.
    public func suggestedFileName(_ fileName: String) -> _SeveralRepresentations<Item> {
        _SeveralRepresentations(forms: changed { $0.suggestedName = { _ in fileName } })
    }
    public func suggestedFileName(_ fileName: @escaping @Sendable (Item) -> String?) -> _SeveralRepresentations<Item> {
        _SeveralRepresentations(forms: changed { $0.suggestedName = fileName })
    }

    private func changed(_ change: (inout _TransferForms<Item>.Form) -> Void) -> _TransferForms<Item> {
        var result = _forms
        for index in result.forms.indices { change(&result.forms[index]) }
        return result
    }
}

extension Transferable {
    /// The forms of the type.
    static var transferForms: _TransferForms<Self> { transferRepresentation._forms as? _TransferForms<Self> ?? _TransferForms([]) }
}
