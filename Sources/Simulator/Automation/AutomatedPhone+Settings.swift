import DeviceProtocol
import Foundation

/// Settings of the phone that an agent changes; nil = as it is.
public struct PhoneSettings: Sendable {
    public var appearance: Appearance?
    public var contentSize: ContentSize?
    public var orientation: DeviceOrientation?
    /// `de_DE`
    public var locale: String?
    public var timeZone: String?
    public var location: DeviceLocation?
    /// Whether the device is to forget where it is.
    public var forgetsLocation = false
    public var network: NetworkCondition?
    public var biometry: Biometry?
    public var permissions: [(service: PrivacyService, status: PermissionStatus)] = []

    public init() {}

    /// Whether apps that run may follow it only after they are launched again.
    public var needsLaunch: Bool { locale != nil || timeZone != nil }
}

extension AutomatedPhone {
    /// Changes settings.
    ///
    /// - Throws: `StepFailure` for values that there are not.
    public func change(_ settings: PhoneSettings) throws -> ScreenDifference? {
        if let zone = settings.timeZone, TimeZone(identifier: zone) == nil {
            throw StepFailure(message: "there is no time zone “\(zone)”", details: ["Use a name such as Europe/Berlin."])
        }
        let language = try settings.locale.map(Self.language(of:))
        let body: (PhoneDriver) throws -> Void = { driver in
            for (service, status) in settings.permissions { try driver.setPermission(status, of: service) }
            try driver.update { state in
                state.appearance = settings.appearance ?? state.appearance
                state.contentSize = settings.contentSize ?? state.contentSize
                state.orientation = settings.orientation ?? state.orientation
                state.timeZone = settings.timeZone ?? state.timeZone
                if let locale = settings.locale, let language { (state.locale, state.languages) = (locale, [language]) }
                if settings.forgetsLocation { state.location = nil }
                state.location = settings.location ?? state.location
                state.network = settings.network ?? state.network
                state.biometry = settings.biometry ?? state.biometry
            }
        }
        guard driver.session.isRunning else {
            try body(driver)
            return nil
        }
        return try perform("changing settings", body)
    }

    /// The language of a locale: `de-DE` of `de_DE`.
    static func language(of locale: String) throws -> String {
        let parts = locale.split(whereSeparator: { "_-@".contains($0) })
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isLetter), locale.utf8.count < 64 else {
            throw StepFailure(message: "“\(locale)” is no locale", details: ["Use a form such as de_DE."])
        }
        return locale.prefix { $0 != "@" }.replacingOccurrences(of: "_", with: "-")
    }

    /// The present settings, one a line.
    public var settingsText: String {
        let state = app.state
        var lines = [
            "appearance: \(state.appearance.rawValue)", "text_size: \(state.contentSize.rawValue)",
            "orientation: \(state.orientation.rawValue)", "locale: \(state.locale)", "time_zone: \(state.timeZone)",
            "location: " + (state.location.map { "\($0.latitude),\($0.longitude)" } ?? "unknown"),
            "network: \((state.network ?? .wifi).rawValue)", "biometry: \(state.biometry?.rawValue ?? "not enrolled")",
        ]
        let granted = PrivacyService.allCases.compactMap { service -> String? in
            let status = app.permissions.status(of: service, for: app.bundle.identifier)
            return status == .notDetermined ? nil : "\(service.rawValue) \(status.rawValue)"
        }
        lines.append("permissions: " + (granted.isEmpty ? "the app has not been given or refused any" : granted.joined(separator: ", ")))
        return lines.joined(separator: "\n")
    }
}
