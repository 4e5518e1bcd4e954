import DeviceProtocol
import Foundation

/// The surroundings previews are shown in.
public struct PreviewVariant: Hashable, Codable, Sendable {
    /// The model's name; a preview that asks for a device of its own has that.
    public var device: String
    public var appearance: Appearance
    public var contentSize: ContentSize
    public var locale: String

    public init(
        device: String = DeviceCatalogue.defaultModel, appearance: Appearance = .light, contentSize: ContentSize = .large,
        locale: String = "en_US"
    ) {
        (self.device, self.appearance, self.contentSize, self.locale) = (device, appearance, contentSize, locale)
    }

    /// Every combination; none given of a kind is the usual one.
    public static func all(devices: [String], appearances: [Appearance], contentSizes: [ContentSize], locales: [String])
        -> [PreviewVariant]
    {
        let usual = PreviewVariant()
        var variants: [PreviewVariant] = []
        for device in devices.isEmpty ? [usual.device] : devices {
            for locale in locales.isEmpty ? [usual.locale] : locales {
                for size in contentSizes.isEmpty ? [usual.contentSize] : contentSizes {
                    for appearance in appearances.isEmpty ? [usual.appearance] : appearances {
                        variants.append(PreviewVariant(device: device, appearance: appearance, contentSize: size, locale: locale))
                    }
                }
            }
        }
        return variants
    }

    /// Returns the names of the traits that differ from `usual`, for display and for file names: `iPhone SE (3rd generation) · dark`.
    func parts(besides usual: PreviewVariant = PreviewVariant()) -> [String] {
        var parts: [String] = []
        if device != usual.device { parts.append(device) }
        if appearance != usual.appearance { parts.append(appearance.rawValue) }
        if contentSize != usual.contentSize { parts.append(contentSize.rawValue) }
        if locale != usual.locale { parts.append(locale) }
        return parts
    }

    /// The settings of a device in these surroundings.
    func state(timeZone: String) -> DeviceState {
        DeviceState(
            appearance: appearance, contentSize: contentSize,
            languages: [locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")], locale: locale, timeZone: timeZone,
            statusBarTime: "9:41")
    }
}
