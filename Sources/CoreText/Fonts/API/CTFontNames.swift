import CoreGraphics
import QuinceFoundation
internal import CTextEngine

// Names, traits and attributes of fonts. Source: Apple's documentation of `CTFont`.

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.styling.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.styling.familyName }
/// The name of the font with its style; of the system's fonts the PostScript name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fullName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fullName }

/// A text that the font's file has; nil where it has none.
///
/// - Parameter nameKey: One of the `kCTFont…NameKey` constants.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    switch nameKey {
    case kCTFontPostScriptNameKey: font.styling.fontName
    case kCTFontFamilyNameKey: font.styling.familyName
    case kCTFontFullNameKey: font.fullName
    default: nameNumbers[nameKey].flatMap(font.setting.face.text)
    }
}

public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<NSString>?>?
) -> CFString? {
    guard let name = CTFontCopyName(font, nameKey) else { return nil }
    actualLanguage?.pointee = Unmanaged.passRetained(NSString(string: "en"))
    return name
}

/// The numbers of texts in OpenType's table of names.
private let nameNumbers: [CFString: Int] = [
    kCTFontCopyrightNameKey: 0, kCTFontSubFamilyNameKey: 2, kCTFontUniqueNameKey: 3, kCTFontVersionNameKey: 5,
    kCTFontTrademarkNameKey: 7, kCTFontManufacturerNameKey: 8, kCTFontDesignerNameKey: 9, kCTFontDescriptionNameKey: 10,
    kCTFontVendorURLNameKey: 11, kCTFontDesignerURLNameKey: 12, kCTFontLicenseNameKey: 13, kCTFontLicenseURLNameKey: 14,
    kCTFontSampleTextNameKey: 19,
]

/// A descriptor that describes the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(attributes: font.describedAttributes) }

/// An attribute of the font; nil for one that it has not.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? { font.attribute(attribute).map { $0 as AnyObject } }

/// The font's traits by their names.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary { font.traits }

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.symbolicTraitSet }

/// The characters that the font has glyphs for.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet { font.setting.face.characterSet as NSCharacterSet }

/// The encoding that holds the font's characters best: Mac OS Roman.
public func CTFontGetStringEncoding(_ font: CTFont) -> CFStringEncoding { CFStringBuiltInEncodings.macRoman.rawValue }

extension CTFont {
    fileprivate var fullName: String {
        let setting = setting
        guard !setting.isSystem else { return styling.fontName }
        return setting.face.text(4) ?? "\(setting.face.family) \(setting.face.style)"
    }

    var symbolicTraitSet: CTFontSymbolicTraits {
        let setting = setting
        var traits: CTFontSymbolicTraits = []
        if setting.isItalic || setting.face.isItalic { traits.insert(.traitItalic) }
        if SystemFontFiles.weight(ofFile: setting.face.weight) >= FontDefaults.boldFrom { traits.insert(.traitBold) }
        if setting.isMonospaced { traits.insert(.traitMonoSpace) }
        if setting.face.isColorBitmap { traits.insert(.traitColorGlyphs) }
        if setting.descriptor.width < 0 { traits.insert(.traitCondensed) }
        if setting.descriptor.width > 0 { traits.insert(.traitExpanded) }
        if setting.isSystem { traits.insert(.traitUIOptimized) }
        return traits
    }

    fileprivate var traits: [String: Any] {
        let setting = setting
        return [
            kCTFontSymbolicTrait: NSNumber(value: symbolicTraitSet.rawValue), kCTFontWeightTrait: NSNumber(value: Double(setting.weight)),
            kCTFontWidthTrait: NSNumber(value: Double(setting.descriptor.width)),
            kCTFontSlantTrait: NSNumber(value: symbolicTraitSet.contains(.traitItalic) ? 0.07 : 0),
        ]
    }

    fileprivate var describedAttributes: [String: Any] {
        [kCTFontNameAttribute: styling.fontName, kCTFontSizeAttribute: NSNumber(value: Double(setting.pointSize))]
    }

    fileprivate func attribute(_ name: String) -> Any? {
        switch name {
        case kCTFontFamilyNameAttribute: styling.familyName as NSString
        case kCTFontNameAttribute: styling.fontName as NSString
        case kCTFontDisplayNameAttribute: fullName as NSString
        case kCTFontStyleNameAttribute: setting.face.style as NSString
        case kCTFontTraitsAttribute: traits as NSDictionary
        case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(self)
        case kCTFontFeaturesAttribute: CTFontCopyFeatures(self)
        case kCTFontFeatureSettingsAttribute: CTFontCopyFeatureSettings(self)
        // The files that stand in for the system's fonts are none of the app's concern.
        case kCTFontURLAttribute: setting.isSystem ? nil : NSURL(fileURLWithPath: setting.face.path)
        default: describedAttributes[name]
        }
    }
}

extension FontFace {
    /// A text of the file's table of names.
    func text(_ number: Int) -> String? {
        TextEngine.locked {
            let length = Int(qt_face_text(handle, Int32(number), nil, 0))
            guard length > 0 else { return nil }
            var text = [CChar](repeating: 0, count: length + 1)
            _ = qt_face_text(handle, Int32(number), &text, Int32(text.count))
            return String(cString: text)
        }
    }

    var tables: QTFaceTables {
        TextEngine.locked {
            var tables = QTFaceTables()
            qt_face_tables(handle, &tables)
            return tables
        }
    }

    var characterSet: CharacterSet {
        final class Collection { var set = CharacterSet() }
        let collection = Collection()
        TextEngine.locked {
            qt_face_characters(
                handle,
                { first, last, context in
                    let collection = Unmanaged<Collection>.fromOpaque(context!).takeUnretainedValue()
                    if let first = Unicode.Scalar(first), let last = Unicode.Scalar(last) {
                        collection.set.insert(charactersIn: first...last)
                    }
                }, Unmanaged.passUnretained(collection).toOpaque())
        }
        return collection.set
    }
}
