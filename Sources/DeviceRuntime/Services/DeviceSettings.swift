import DeviceProtocol
@_spi(Quince) import QuinceFoundation

/// The device as its host describes it; the default phone until a host says otherwise, which is what tests and previews run on.
package final class DeviceSettings: @unchecked Sendable {
    /// The settings of the process's runtime.
    package static var current: DeviceSettings { DeviceRuntime.current.settings }

    package var description = DeviceDescription.defaultPhone
    package var state = DeviceState()
    /// Publishes settings once the process follows them.
    package let changes = DeviceEvents<DeviceState>()

    /// Takes over settings, and has localization follow them.
    package func apply(_ new: DeviceState) {
        state = new
        LocaleSettings.update(languages: new.languages, locale: new.locale)
        SessionHooks.isOffline = new.network == NetworkCondition.none
        DeviceKind.name = description.idiom == .pad ? "ipad" : "iphone"
        changes.publish(new)
    }

    /// Made from the device's home folder, so that it stays the same for it.
    package var vendorIdentifier: UUID? {
        var bytes = [UInt8](repeating: 0, count: 16)
        for (index, byte) in (description.identifier + NSHomeDirectory()).utf8.enumerated() {
            bytes[index % 16] = bytes[index % 16] &* 31 &+ byte
        }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return UUID(
            uuid: (
                bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9], bytes[10], bytes[11],
                bytes[12],
                bytes[13], bytes[14], bytes[15]
            ))
    }
}

extension DeviceDescription {
    /// iPhone 15.
    package static let defaultPhone = DeviceDescription(
        name: "iPhone 15", identifier: "iPhone15,4", idiom: .phone, width: 393, height: 852, scale: 3, safeAreaTop: 59, safeAreaBottom: 34,
        statusBarHeight: 54, displayCornerRadius: 55, hasHomeButton: false, isRegularWidthInLandscape: false)
}
