import QuinceFoundation

// The attributes of fonts and their descriptors. Source: Apple's documentation of `CTFontDescriptor` and `CTFontTraits`.

/// The file's URL.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The PostScript name.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name to show to users.
public let kCTFontDisplayNameAttribute: CFString = "NSFontVisibleNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The style's name in its family.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// A dictionary of traits.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The size in points, as a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The characters that the font has glyphs for, as a character set.
public let kCTFontCharacterSetAttribute: CFString = "NSCTFontCharacterSetAttribute"
/// An array of dictionaries, each of a feature that the font has.
public let kCTFontFeaturesAttribute: CFString = "NSCTFontFeaturesAttribute"
/// An array of dictionaries, each of a feature and its setting.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"

@available(*, unavailable, message: "not yet in Quince: axes of variable fonts")
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
@available(*, unavailable, message: "not yet in Quince: fallback fonts of one's own")
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
@available(
    *, unavailable, message: "not yet in Quince: transforms among a descriptor's attributes; the functions that create fonts take one"
)
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
@available(*, unavailable, message: "not yet in Quince: glyphs of one advance; the attribute of kerning sets letters apart")
public let kCTFontFixedAdvanceAttribute: CFString = "NSCTFontFixedAdvanceAttribute"

// MARK: Traits

/// A set of *CTFontSymbolicTraits*, as a number.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// −1…1, as a number; 0 is regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// −1…1, as a number; 0 is standard.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// −1…1, as a number; 0 is upright.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"

// MARK: Features

/// A feature's type in Apple's registry, as a number.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The name of a feature's type in English.
public let kCTFontFeatureTypeNameKey: CFString = "CTFeatureTypeName"
/// Whether only one selector of the type can be on; absent where several can.
public let kCTFontFeatureTypeExclusiveKey: CFString = "CTFeatureTypeExclusive"
/// The selectors of a type, as an array of dictionaries.
public let kCTFontFeatureTypeSelectorsKey: CFString = "CTFeatureTypeSelectors"
/// A feature's selector in Apple's registry, as a number.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The name of a selector in English.
public let kCTFontFeatureSelectorNameKey: CFString = "CTFeatureSelectorName"
/// Whether a selector is on unless settings say otherwise; absent where it is not.
public let kCTFontFeatureSelectorDefaultKey: CFString = "CTFeatureSelectorDefault"
/// Whether a selector is on in the font; absent where it is not.
public let kCTFontFeatureSelectorSettingKey: CFString = "CTFeatureSelectorSetting"
/// A text that shows what a feature does; no font here has one.
public let kCTFontFeatureSampleTextKey: CFString = "CTFeatureSampleText"
/// A text that says what a feature does; no font here has one.
public let kCTFontFeatureTooltipTextKey: CFString = "CTFeatureTooltipText"
/// A feature's four-letter tag in OpenType.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The value of an OpenType feature, as a number; 0 turns it off.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"

// MARK: Names

public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"
public let kCTFontTrademarkNameKey: CFString = "CTFontTrademarkName"
public let kCTFontManufacturerNameKey: CFString = "CTFontManufacturerName"
public let kCTFontDesignerNameKey: CFString = "CTFontDesignerName"
public let kCTFontDescriptionNameKey: CFString = "CTFontDescriptionName"
public let kCTFontVendorURLNameKey: CFString = "CTFontVendorURLName"
public let kCTFontDesignerURLNameKey: CFString = "CTFontDesignerURLName"
public let kCTFontLicenseNameKey: CFString = "CTFontLicenseName"
public let kCTFontLicenseURLNameKey: CFString = "CTFontLicenseURLName"
public let kCTFontSampleTextNameKey: CFString = "CTFontSampleTextName"
