import QuinceFoundation

/// A kind of data: an identifier, the kinds it conforms to, and the filename extensions and MIME types that mean it.
///
/// Known are the types the system declares, those an app declares in its Info.plist (`UTExportedTypeDeclarations`,
/// `UTImportedTypeDeclarations`), and types made on the spot for an unknown extension. Behaviour: Apple's documentation of `UTType`.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    init(known identifier: String) { self.identifier = identifier }

    /// The type of an identifier; nil where nobody declares it.
    public init?(_ identifier: String) {
        guard TypeRegistry.shared.type(identifier) != nil else { return nil }
        self.identifier = identifier
    }

    /// The type of a filename extension that conforms to `supertype`; one made for it where none is declared.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        guard !filenameExtension.isEmpty else { return nil }
        self.init(
            known: TypeRegistry.shared.type(tag: filenameExtension, of: TypeRegistry.filenameExtension, conformingTo: supertype.identifier))
    }

    /// The type of a MIME type that conforms to `supertype`; one made for it where none is declared.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard mimeType.contains("/") else { return nil }
        self.init(known: TypeRegistry.shared.type(tag: mimeType, of: TypeRegistry.mimeType, conformingTo: supertype.identifier))
    }

    /// The type of a tag; nil where none is declared and none can be made.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard !tag.isEmpty else { return nil }
        self.init(known: TypeRegistry.shared.type(tag: tag, of: tagClass.rawValue, conformingTo: (supertype ?? .data).identifier))
    }

    /// A type the app declares as its own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(known: identifier)
        TypeRegistry.shared.declare(identifier, conformingTo: parentType?.identifier)
    }

    /// A type the app uses that another one declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The extension files of the type usually have.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The MIME type data of the type usually has.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// Filename extensions and MIME types of the type.
    public var tags: [UTTagClass: [String]] {
        let tags = TypeRegistry.shared.type(identifier)?.tags ?? [:]
        return Dictionary(uniqueKeysWithValues: tags.map { (UTTagClass(rawValue: $0.key), $0.value) })
    }

    /// The localized description of the type; nil if it has none.
    public var localizedDescription: String? { TypeRegistry.shared.type(identifier)?.description }

    public var description: String { identifier }

    /// Whether the type was made on the spot and nobody declares it.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether somebody declares the type.
    public var isDeclared: Bool { !isDynamic && TypeRegistry.shared.type(identifier) != nil }

    /// Whether the type is one of the system's general ones.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types this one conforms to, directly or not.
    public var supertypes: Set<UTType> { Set(TypeRegistry.shared.ancestors(of: identifier).map(UTType.init(known:))) }

    /// Whether the type is `type` or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is a kind of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { TypeRegistry.shared.ancestors(of: identifier).contains(type.identifier) }

    /// Whether `type` is a kind of this one, and not this one itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    public init(from decoder: any Decoder) throws { identifier = try decoder.singleValueContainer().decode(String.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

/// The class of a type's tag.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let filenameExtension = UTTagClass(rawValue: TypeRegistry.filenameExtension)
    public static let mimeType = UTTagClass(rawValue: TypeRegistry.mimeType)
}

extension URL {
    /// The address with a name of a type added to its path.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// The address with the type's extension, unless it has an extension of the type already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let preferred = contentType.preferredFilenameExtension,
            !(contentType.tags[.filenameExtension] ?? []).contains(pathExtension.lowercased())
        else { return self }
        return appendingPathExtension(preferred)
    }
}
