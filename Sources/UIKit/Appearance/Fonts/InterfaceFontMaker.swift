import CoreText

/// Makes Core Text's fonts as UIKit's, so that casts between both yield the same object.
struct InterfaceFontMaker: FontMaking {
    func makeFont(_ request: FontRequest) -> CTFont? {
        let size = request.size ?? UIFont.systemFontSize
        guard let name = request.name ?? request.family else {
            return UIFont(spec: .system(weight: .regular).with(request), size: size)
        }
        guard let spec = FontSpec(name: name) else { return nil }
        return UIFont(spec: spec.with(request), size: size)
    }

    func copy(of font: CTFont, _ request: FontRequest) -> CTFont {
        guard let font = font as? UIFont else { return font }
        var spec = font.spec
        if let name = request.name ?? request.family, let named = FontSpec(name: name) { spec = named }
        let copy = UIFont(spec: spec.with(request), size: request.size ?? font.pointSize)
        copy.matrix = font.matrix
        return copy
    }

    func makeFont(for textFont: TextFont) -> CTFont {
        let spec = FontSpec(family: .bundled(textFont.fontName), weight: UIFont.Weight(textFont.weight), isItalic: textFont.isItalic)
        let font = UIFont(spec: spec, size: textFont.pointSize)
        font.knownTextFont = .passUnretained(textFont)
        return font
    }
}

extension FontSpec {
    /// The font with the attributes that are asked for.
    fileprivate func with(_ request: FontRequest) -> FontSpec {
        var spec = self
        if let style = request.style { spec.apply(face: style) }
        if let isBold = request.isBold, isBold != (weight.rawValue >= UIFont.Weight.semibold.rawValue) {
            spec.weight = isBold ? .bold : .regular
        }
        if let weight = request.weight { spec.weight = UIFont.Weight(weight) }
        if let width = request.width { spec.width = UIFont.Width(width) }
        if let isItalic = request.isItalic { spec.isItalic = isItalic }
        if request.isMonospaced == true, case .system = family { spec.family = .system(.monospaced) }
        spec.features += request.settings.map { FontFeature(type: $0.type, selector: $0.selector) }
        if spec.weight != weight || spec.isItalic != isItalic { spec.findFace() }
        return spec
    }

    /// Names the face of the app's own family that has weight and slant, or is nearest to them.
    private mutating func findFace() {
        guard case .bundled(let name) = family, let font = TextFont.named(name, size: UIFont.systemFontSize) else { return }
        let face = font.withWeight(weight.rawValue).withItalic(isItalic).fontName
        guard let found = TextFont.named(face, size: UIFont.systemFontSize) else { return }
        (family, weight, isItalic) = (.bundled(face), UIFont.Weight(found.weight), found.isItalic)
    }
}

/// Makes UIKit's fonts those of Core Text.
@_cdecl("quinceRegisterInterfaceFonts") func registerInterfaceFonts() { FontMakers.register(InterfaceFontMaker()) }

extension UIColor: TextColoring {
    package var textColor: CGColor { cgColor }
}

extension NSParagraphStyle: ParagraphStyling {
    package var textParagraphStyle: TextParagraphStyle { TextSetting.paragraph(values) }
}

extension UIFontDescriptor: FontDescribing {
    package var describedAttributes: [String: Any] {
        var attributes: [String: Any] = [kCTFontNameAttribute: spec.fontName, kCTFontSizeAttribute: NSNumber(value: Double(pointSize))]
        attributes[kCTFontTraitsAttribute] =
            [
                kCTFontSymbolicTrait: NSNumber(value: symbolicTraits.rawValue),
                kCTFontWeightTrait: NSNumber(value: Double(spec.weight.rawValue)),
                kCTFontWidthTrait: NSNumber(value: Double(spec.width.rawValue)),
            ] as [String: Any]
        if !spec.features.isEmpty {
            attributes[kCTFontFeatureSettingsAttribute] = spec.features.map {
                [kCTFontFeatureTypeIdentifierKey: $0.type, kCTFontFeatureSelectorIdentifierKey: $0.selector] as [String: Any]
            }
        }
        return attributes
    }
}

// On iOS `font as UIFont` works for a font of Core Text's. Here it is a cast to a subclass, so lowering calls these functions instead.

/// The font itself.
@_spi(Quince) public func __quinceFont(_ font: UIFont) -> UIFont { font }
/// The same font as UIKit's; fonts are made as such wherever there is UIKit.
@_disfavoredOverload @_spi(Quince) public func __quinceFont(_ font: CTFont) -> UIFont {
    font as? UIFont ?? UIFont(name: CTFontCopyPostScriptName(font), size: CTFontGetSize(font)) ?? .systemFont(ofSize: CTFontGetSize(font))
}
