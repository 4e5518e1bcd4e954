import CoreGraphics
import QuinceFoundation

// Functions of font descriptors. Source: Apple's documentation of `CTFontDescriptor`.

/// Describes a font by its PostScript name.
///
/// - Parameter size: In points; 0 leaves it open.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
    var attributes: [String: Any] = [kCTFontNameAttribute: name]
    if size > 0 { attributes[kCTFontSizeAttribute] = NSNumber(value: Double(size)) }
    return CTFontDescriptor(attributes: attributes)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: attributes)
}

/// Makes a copy of a descriptor with attributes added or replaced.
public func CTFontDescriptorCreateCopyWithAttributes(_ original: CTFontDescriptor, _ attributes: CFDictionary) -> CTFontDescriptor {
    CTFontDescriptor(attributes: original.all.merging(attributes) { _, new in new })
}

public func CTFontDescriptorCreateCopyWithFamily(_ original: CTFontDescriptor, _ family: CFString) -> CTFontDescriptor? {
    guard FontMakers.current.makeFont(.family(family)) != nil else { return nil }
    var attributes = original.all
    attributes[kCTFontNameAttribute] = nil
    attributes[kCTFontFamilyNameAttribute] = family
    return CTFontDescriptor(attributes: attributes)
}

/// Makes a copy of a descriptor with other traits; nil where its family has no such font.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
    _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
    let font = CTFontCreateWithFontDescriptor(original, 0, nil)
    guard let copy = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, symTraitValue, symTraitMask) else { return nil }
    return CTFontCopyFontDescriptor(copy)
}

/// Makes a copy of a descriptor with a typographic feature set.
public func CTFontDescriptorCreateCopyWithFeature(
    _ original: CTFontDescriptor, _ featureTypeIdentifier: CFNumber, _ featureSelectorIdentifier: CFNumber
) -> CTFontDescriptor {
    var attributes = original.all
    let setting: [String: Any] = [
        kCTFontFeatureTypeIdentifierKey: featureTypeIdentifier, kCTFontFeatureSelectorIdentifierKey: featureSelectorIdentifier,
    ]
    attributes[kCTFontFeatureSettingsAttribute] = (attributes[kCTFontFeatureSettingsAttribute] as? [[String: Any]] ?? []) + [setting]
    return CTFontDescriptor(attributes: attributes)
}

/// The attributes that the descriptor was made with.
public func CTFontDescriptorCopyAttributes(_ descriptor: CTFontDescriptor) -> CFDictionary { descriptor.all }

/// An attribute of the descriptor or, where it has not been given, of the font that it describes.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
    if let given = descriptor.all[attribute] { return given as AnyObject }
    guard attribute != kCTFontSizeAttribute else { return nil }
    return CTFontCopyAttribute(CTFontCreateWithFontDescriptor(descriptor, 0, nil), attribute)
}

/// The fonts that have all of the descriptor's attributes: at most one here. Nil where no font has the name or family.
public func CTFontDescriptorCreateMatchingFontDescriptors(_ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?) -> CFArray? {
    CTFontDescriptorCreateMatchingFontDescriptor(descriptor, mandatoryAttributes).map { [$0] }
}

/// The descriptor of the font that has the descriptor's attributes; nil where no font has the name or family.
public func CTFontDescriptorCreateMatchingFontDescriptor(
    _ descriptor: CTFontDescriptor, _ mandatoryAttributes: CFSet?
) -> CTFontDescriptor? {
    FontMakers.current.makeFont(FontRequest(attributes: descriptor.all)).map(CTFontCopyFontDescriptor)
}

/// The descriptors of the fonts in a file; nil where it cannot be read. The fonts need not be registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let path = fileURL.path, let face = FontFace.open(path) else { return nil }
    let attributes: [String: Any] = [
        kCTFontURLAttribute: fileURL, kCTFontNameAttribute: face.postScriptName, kCTFontFamilyNameAttribute: face.family,
        kCTFontStyleNameAttribute: face.style,
        kCTFontDisplayNameAttribute: face.text(4) ?? "\(face.family) \(face.style)",
    ]
    return [CTFontDescriptor(attributes: attributes)]
}

extension FontRequest {
    fileprivate static func family(_ name: String) -> FontRequest {
        var request = FontRequest(size: FontDefaults.size)
        request.family = name
        return request
    }
}
