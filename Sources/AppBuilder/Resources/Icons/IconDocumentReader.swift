import FileFormats
import Foundation

/// Reads the `icon.json` of an icon, in its light appearance on a phone.
struct IconDocumentReader {
    let file: URL
    private(set) var warnings: [BuildDiagnostic] = []

    /// The most layers of an icon.
    static let maximumLayers = 256

    /// Reads the document in an icon's folder.
    ///
    /// - Throws: `BuildFailure` naming the file, the line and the member.
    static func read(_ icon: URL) throws -> (document: IconDocument, warnings: [BuildDiagnostic]) {
        var reader = IconDocumentReader(file: icon.appendingPathComponent("icon.json"))
        let document = try reader.document(try JSONReader.object(reader.file))
        return (document, reader.warnings)
    }

    private init(file: URL) { self.file = file }

    // MARK: Members

    private static let documentMembers: Set<String> = [
        "fill", "groups", "supported-platforms", "color-space-for-untagged-svg-colors", "implicit-asset-mirroring",
    ]
    private static let groupMembers: Set<String> = [
        "name", "layers", "opacity", "blend-mode", "lighting", "specular", "blur-material", "translucency", "shadow", "position", "hidden",
        "is-hidden", "asset-mirroring",
    ]
    private static let layerMembers: Set<String> = [
        "name", "image-name", "fill", "opacity", "blend-mode", "position", "hidden", "is-hidden", "glass", "is-glass", "asset-mirroring",
        "kind", "material",
    ]

    private mutating func document(_ object: [String: Any]) throws -> IconDocument {
        warnOfUnknown(object, Self.documentMembers)
        var result = IconDocument()
        if let value = value("fill", in: object), let fill = try fill(value), fill != .automatic { result.fill = fill }
        var count = 0
        for case let group as [String: Any] in object["groups"] as? [Any] ?? [] {
            result.groups.append(try self.group(group))
            count += result.groups.last?.layers.count ?? 0
            guard count <= Self.maximumLayers, result.groups.count <= Self.maximumLayers else {
                throw failure("the icon has more than \(Self.maximumLayers) layers", "groups", "Combine layers into pictures.")
            }
        }
        return result
    }

    private mutating func group(_ object: [String: Any]) throws -> IconDocument.Group {
        warnOfUnknown(object, Self.groupMembers)
        var result = IconDocument.Group()
        result.opacity = try number("opacity", in: object, 0...1) ?? 1
        result.blendMode = try blendMode(object)
        result.position = try position(object)
        result.isHidden = flag("hidden", in: object) ?? false
        result.isSpecular = flag("specular", in: object) ?? true
        result.blur = try number("blur-material", in: object, 0...1) ?? 0
        result.isCombined = value("lighting", in: object) as? String == "combined"
        result.shadow = try shadow(object)
        if let value = value("translucency", in: object) as? [String: Any], value["enabled"] as? Bool != false {
            result.translucency = try number("value", in: value, 0...1) ?? 0.5
        }
        for case let layer as [String: Any] in object["layers"] as? [Any] ?? [] {
            if let layer = try self.layer(layer) { result.layers.append(layer) }
        }
        return result
    }

    /// - Returns: nil for a layer without a picture.
    private mutating func layer(_ object: [String: Any]) throws -> IconDocument.Layer? {
        warnOfUnknown(object, Self.layerMembers)
        guard let image = value("image-name", in: object) as? String else { return nil }
        var result = IconDocument.Layer(image: image)
        if let value = value("fill", in: object) { result.fill = try fill(value).flatMap { $0 == .automatic ? nil : $0 } }
        result.opacity = try number("opacity", in: object, 0...1) ?? 1
        result.blendMode = try blendMode(object)
        result.position = try position(object)
        result.isHidden = flag("hidden", in: object) ?? false
        result.isGlass = flag("glass", in: object) ?? true
        return result
    }

    private mutating func warnOfUnknown(_ object: [String: Any], _ known: Set<String>) {
        let suffix = "-specializations"
        for key in object.keys.sorted() {
            let base = key.hasSuffix(suffix) ? String(key.dropLast(suffix.count)) : key
            if known.contains(base) { continue }
            let message = "'\(key.prefix(60))' in an icon is not known to Quince"
            guard !warnings.contains(where: { $0.message == message }) else { continue }
            warnings.append(
                .warning(message, at: file, line: line(of: key), nextStep: "The icon is drawn without it; compare it with Icon Composer's.")
            )
        }
    }

    // MARK: Specializations

    /// A member's value on a phone in the light appearance: a specialization for that, one for everything, or the member itself.
    private func value(_ name: String, in object: [String: Any]) -> Any? {
        let entries = (object[name + "-specializations"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
        let axes = ["appearance", "idiom", "localization", "languageDirection", "language-direction"]
        func matches(_ entry: [String: Any]) -> Int? {
            let chosen = axes.filter { entry[$0] != nil }
            let appearance = entry["appearance"] as? String ?? "base"
            let idiom = entry["idiom"] as? String ?? "iOS"
            guard ["base", "light"].contains(appearance), ["iOS", "square", "squares", "shared"].contains(idiom),
                chosen.allSatisfy({ $0 == "appearance" || $0 == "idiom" })
            else { return nil }
            return chosen.count
        }
        var best: (count: Int, value: Any)?
        for entry in entries {
            guard let count = matches(entry), let value = entry["value"], count >= best?.count ?? 0 else { continue }
            best = (count, value)
        }
        return best?.value ?? object[name]
    }

    /// `hidden` and `glass` are written `is-hidden` and `is-glass` by some versions.
    private func flag(_ name: String, in object: [String: Any]) -> Bool? {
        (value(name, in: object) ?? object["is-" + name]) as? Bool
    }

    // MARK: Values

    private func number(_ name: String, in object: [String: Any], _ range: ClosedRange<Double>) throws -> Double? {
        guard let value = value(name, in: object), !(value is NSNull) else { return nil }
        guard let number = value as? NSNumber, !(value is String) else {
            throw failure("'\(name)' of an icon is no number", name, "Write a number from \(range.lowerBound) to \(range.upperBound).")
        }
        let double = number.doubleValue
        return double.isFinite ? min(max(double, range.lowerBound), range.upperBound) : nil
    }

    private static let blendModes: [String: IconDocument.BlendMode] = [
        "normal": "normal", "overlay": "overlay", "multiply": "multiply", "soft-light": "soft-light", "hard-light": "hard-light",
        "darken": "darken", "lighten": "lighten", "screen": "screen",
        // CSS has none of these; the nearest ones.
        "plus-lighter": "screen", "plus-darker": "multiply",
    ]

    private mutating func blendMode(_ object: [String: Any]) throws -> IconDocument.BlendMode {
        guard let name = value("blend-mode", in: object) as? String else { return "normal" }
        if let mode = Self.blendModes[name] { return mode }
        warnings.append(
            .warning(
                "the blend mode '\(name.prefix(60))' of an icon is not known to Quince", at: file, line: line(of: name),
                nextStep: "The layer is drawn as with 'normal'."))
        return "normal"
    }

    private func position(_ object: [String: Any]) throws -> IconDocument.Position {
        guard let value = value("position", in: object) as? [String: Any] else { return IconDocument.Position() }
        let offset = (value["translation-in-points"] as? [Any] ?? []).map { ($0 as? NSNumber)?.doubleValue ?? 0 }
        func clamped(_ index: Int) -> Double {
            index < offset.count && offset[index].isFinite ? min(max(offset[index], -4096), 4096) : 0
        }
        return IconDocument.Position(scale: try number("scale", in: value, 0...100) ?? 1, x: clamped(0), y: clamped(1))
    }

    private func shadow(_ object: [String: Any]) throws -> IconDocument.Shadow? {
        guard let value = value("shadow", in: object) as? [String: Any] else { return nil }
        let opacity = try number("opacity", in: value, 0...1) ?? 0.5
        switch value["kind"] as? String {
        case "none": return nil
        case "layer-color": return IconDocument.Shadow(kind: .layerColor, opacity: opacity)
        default: return IconDocument.Shadow(kind: .neutral, opacity: opacity)
        }
    }

    // MARK: Fills

    /// - Returns: nil for a fill of a kind that is not known, of which a warning tells.
    private mutating func fill(_ value: Any) throws -> IconFill? {
        if let name = value as? String {
            switch name {
            case "automatic", "none": return .automatic
            case "system-light": return .systemLight
            case "system-dark": return .systemDark
            default: return unknownFill(name)
            }
        }
        guard let object = value as? [String: Any] else { return nil }
        if let text = object["solid"] as? String { return .solid(try color(text)) }
        if let text = object["automatic-gradient"] as? String { return .automaticGradient(try color(text)) }
        guard let colors = object["linear-gradient"] as? [Any] else { return unknownFill(object.keys.sorted().first ?? "fill") }
        let read = try colors.compactMap { try ($0 as? String).map(color) }
        guard read.count == 2 else {
            throw failure("a gradient of an icon has \(read.count) colours", "linear-gradient", "Give it two colours.")
        }
        let orientation = object["orientation"] as? [String: Any]
        return .gradient(
            read[0], read[1], from: point(orientation?["start"]) ?? IconFill.top, to: point(orientation?["stop"]) ?? IconFill.bottom)
    }

    private mutating func unknownFill(_ name: String) -> IconFill? {
        warnings.append(
            .warning(
                "the fill '\(name.prefix(60))' of an icon is not known to Quince", at: file, line: line(of: name),
                nextStep: "The icon is drawn with the picture's own colours there."))
        return nil
    }

    private func point(_ value: Any?) -> IconFill.Point? {
        guard let object = value as? [String: Any] else { return nil }
        func coordinate(_ key: String) -> Double {
            let number = (object[key] as? NSNumber)?.doubleValue ?? 0
            return number.isFinite ? min(max(number, -100), 100) : 0
        }
        return IconFill.Point(x: coordinate("x"), y: coordinate("y"))
    }

    private func color(_ text: String) throws -> IconColor {
        if let color = IconColor(text) { return color }
        throw failure(
            "'\(text.prefix(60))' is no colour of an icon", text, "Write it as Icon Composer does: srgb:1.0,0.5,0.0,1.0.")
    }

    // MARK: Places

    private func line(of text: String) -> Int { AssetCatalogWalk.line(of: text, in: file) }

    private func failure(_ message: String, _ text: String, _ nextStep: String) -> BuildFailure {
        BuildFailure(message, at: file, line: line(of: text), nextStep: nextStep)
    }
}
