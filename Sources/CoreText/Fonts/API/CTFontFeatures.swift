import QuinceFoundation
internal import CTextEngine

/// The typographic features of the font's file, an array with a dictionary for each type; nil where it has none that Apple's registry knows.
///
/// Source: Apple's documentation of `CTFontCopyFeatures(_:)`.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    let features = font.featureTypes
    return features.isEmpty ? nil : features
}

/// The features that are set in the font otherwise than by default, an array with a dictionary for each; nil where there are none.
///
/// Source: Apple's documentation of `CTFontCopyFeatureSettings(_:)`.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    let settings = font.featureSettings
    return settings.isEmpty ? nil : settings
}

extension CTFont {
    private var features: [String: Int] { setting.descriptor.features }

    /// A dictionary for each type of features that the font's file has.
    var featureTypes: [[String: Any]] {
        let tags = setting.face.featureTags, features = features
        return FontFeatureNames.kinds.sorted { $0.key < $1.key }.compactMap { type, kind in
            let selectors = kind.selectors.sorted { $0.key < $1.key }.compactMap { selector, name -> [String: Any]? in
                let wanted = FontFeature(type: type, selector: selector).openType
                guard let tag = wanted.first(where: { $0.value != 0 })?.key, tags.contains(tag) else { return nil }
                return Self.selector(selector, name, isDefault: FontFeatureNames.defaults.contains(tag), value: features[tag])
            }
            guard !selectors.isEmpty else { return nil }
            var result: [String: Any] = [
                kCTFontFeatureTypeIdentifierKey: NSNumber(value: type), kCTFontFeatureTypeNameKey: kind.name,
                kCTFontFeatureTypeSelectorsKey: selectors,
            ]
            if kind.isExclusive { result[kCTFontFeatureTypeExclusiveKey] = NSNumber(value: true) }
            return result
        }
    }

    private static func selector(_ selector: Int, _ name: String, isDefault: Bool, value: Int?) -> [String: Any] {
        var result: [String: Any] = [
            kCTFontFeatureSelectorIdentifierKey: NSNumber(value: selector), kCTFontFeatureSelectorNameKey: name,
        ]
        if isDefault { result[kCTFontFeatureSelectorDefaultKey] = NSNumber(value: true) }
        if value.map({ $0 != 0 }) ?? isDefault { result[kCTFontFeatureSelectorSettingKey] = NSNumber(value: true) }
        return result
    }

    /// A dictionary for each feature that is set: Apple's numbers where its registry has the feature, and OpenType's tag where not.
    var featureSettings: [[String: Any]] {
        var left = features
        let sets = (2...41).map { FontFeature(type: kStylisticAlternativesType, selector: $0) }
        // Those of several tags come first, and the registry's types before the one that it keeps for old fonts.
        let known = (Array(FontFeature.known.keys) + sets).filter { $0.type != kLetterCaseType }.sorted {
            let counts = ($0.openType.count, $1.openType.count)
            return counts.0 != counts.1 ? counts.0 > counts.1 : ($0.type, $0.selector) < ($1.type, $1.selector)
        }
        var found: [FontFeature] = []
        for feature in known {
            let wanted = feature.openType
            guard !wanted.isEmpty, wanted.allSatisfy({ left[$0.key] == $0.value }) else { continue }
            found.append(feature)
            for tag in wanted.keys { left[tag] = nil }
        }
        let numbered = found.sorted { ($0.type, $0.selector) < ($1.type, $1.selector) }.map {
            [
                kCTFontFeatureTypeIdentifierKey: NSNumber(value: $0.type),
                kCTFontFeatureSelectorIdentifierKey: NSNumber(value: $0.selector),
            ] as [String: Any]
        }
        return numbered
            + left.sorted { $0.key < $1.key }.map {
                [kCTFontOpenTypeFeatureTag: $0.key, kCTFontOpenTypeFeatureValue: NSNumber(value: $0.value)]
            }
    }
}

extension FontFace {
    /// The tags of the OpenType features that the file has.
    fileprivate var featureTags: Set<String> {
        final class Collection { var tags: Set<String> = [] }
        let collection = Collection()
        TextEngine.locked {
            qt_face_features(
                handle,
                { tag, context in
                    let bytes = (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }
                    Unmanaged<Collection>.fromOpaque(context!).takeUnretainedValue().tags.insert(String(decoding: bytes, as: UTF8.self))
                }, Unmanaged.passUnretained(collection).toOpaque())
        }
        return collection.tags
    }
}
