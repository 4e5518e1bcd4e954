@_spi(Quince) import QuinceFoundation
import UniformTypeIdentifiers

// MARK: Classes of tags

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

private func type(_ identifier: CFString) -> UTType? { UTType(identifier) }

/// The identifier of the type of a filename extension or a MIME type; one made for it where none is declared.
///
/// - Parameter inConformingToUTI: A type that the result conforms to; nil = any data.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> CFUnmanaged<CFString>? {
    let parent = inConformingToUTI.flatMap(type)
    return UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent).map { CFUnmanaged($0.identifier) }
}

/// The filename extension or the MIME type of a type that is written first; nil where it has none.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> CFUnmanaged<CFString>? {
    let found = type(inUTI)
    let tag = inTagClass == kUTTagClassMIMEType ? found?.preferredMIMEType : found?.preferredFilenameExtension
    return tag.map { CFUnmanaged($0) }
}

/// Whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if UTTypeEqual(inUTI, inConformsToUTI) { return true }
    guard let first = type(inUTI), let second = type(inConformsToUTI) else { return false }
    return first.conforms(to: second)
}

/// Whether two identifiers are of one type. Letter case makes no difference.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool { inUTI1.lowercased() == inUTI2.lowercased() }

/// The words for a type; nil for an unknown one.
public func UTTypeCopyDescription(_ inUTI: CFString) -> CFUnmanaged<CFString>? {
    type(inUTI)?.localizedDescription.map { CFUnmanaged($0) }
}

/// Whether a type was made for a tag that none was declared for.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { inUTI.hasPrefix("dyn.") }

/// Whether a type is declared.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { type(inUTI)?.isDeclared ?? false }
