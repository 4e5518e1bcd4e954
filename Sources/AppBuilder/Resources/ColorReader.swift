import BundleFormat
import Foundation

/// Reads colours of asset catalogs in every notation Xcode writes.
enum ColorReader {
    static func variant(_ color: [String: Any], appearance: CompiledAssetCatalog.Appearance?, contents: URL) throws
        -> CompiledAssetCatalog.ColorVariant
    {
        if let reference = color["reference"] as? String { return .init(appearance: appearance, components: [], systemName: reference) }
        let components = color["components"] as? [String: Any] ?? [:]
        func value(_ name: String) throws -> Double { try component(components[name], name: name, contents: contents) }
        let alpha = components["alpha"] == nil ? 1 : try value("alpha")
        if components["white"] != nil {
            let white = try value("white")
            return .init(appearance: appearance, components: [white, white, white, alpha])
        }
        var rgb = [try value("red"), try value("green"), try value("blue")]
        if color["color-space"] as? String == "display-p3" { rgb = sRGB(displayP3: rgb) }
        return .init(appearance: appearance, components: rgb + [alpha])
    }

    /// `0.5`, `128` or `0x80`.
    private static func component(_ value: Any?, name: String, contents: URL) throws -> Double {
        if let number = value as? NSNumber, !(value is String) { return number.doubleValue }
        let text = value as? String ?? ""
        if text.lowercased().hasPrefix("0x"), let number = Int(text.dropFirst(2), radix: 16) { return Double(number) / 255 }
        if text.contains("."), let number = Double(text) { return number }
        if let number = Double(text) { return name == "alpha" ? number : number / 255 }
        throw BuildFailure(
            "'\(text)' is no colour component", at: contents, line: AssetCatalogWalk.line(of: name, in: contents),
            nextStep: "Write 0.5, 128 or 0x80.")
    }

    /// Display P3 has sRGB's transfer function and D65; only the primaries differ.
    static func sRGB(displayP3 color: [Double]) -> [Double] {
        let p3 = color.map(linear)
        let matrix = [
            [1.2249401762805598, -0.22494017628055996, 0], [-0.042056954709688163, 1.0420569547096881, 0],
            [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
        ]
        return matrix.map { row in encoded(row[0] * p3[0] + row[1] * p3[1] + row[2] * p3[2]) }
    }

    private static func linear(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: Double) -> Double {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
