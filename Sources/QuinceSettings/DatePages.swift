import DeviceProtocol
import SwiftUI

/// The device's date, which follows the computer's or is set by hand, and its time zone.
struct DatePage: View {
    @ObservedObject var model: SettingsModel
    @State private var isByHand = false

    private static let speeds = [1.0, 10, 60, 600]

    private var isAutomatic: Bool { !isByHand && model.settings.clock == .computers }
    private var zone: String { model.settings.state.timeZone }

    var body: some View {
        List {
            Section {
                Toggle(systemText("Set Automatically"), isOn: automatic).accessibilityIdentifier("automatic-date")
                PageLink(title: systemText("Time Zone"), value: TimeZonesPage.city(zone), page: .timeZones)
                if isAutomatic {
                    ValueRow(title: systemText("Date & Time"), value: now)
                } else {
                    DatePicker(systemText("Date & Time"), selection: date)
                        .environment(\.timeZone, TimeZone(identifier: zone) ?? .gmt)
                        .accessibilityIdentifier("date")
                }
            } footer: {
                if !isAutomatic {
                    Text(
                        systemText("Apps follow a changed date when they are started again; the Home Screen and widgets follow at once."))
                }
            }
            if !isAutomatic {
                Section {
                    Button(systemText("One Day Later")) { model.setDate(model.date.addingTimeInterval(86_400)) }
                        .accessibilityIdentifier("one-day-later")
                }
                Section(systemText("Clock Speed")) {
                    ForEach(Self.speeds, id: \.self) { speed in
                        ChoiceRow(title: "\(Int(speed)) ×", isChosen: speed == model.settings.clock.speed) {
                            model.send(.setClockSpeed(speed))
                        }
                        .accessibilityIdentifier("clock-speed-\(Int(speed))")
                    }
                }
            }
        }
        .navigationTitle(systemText("Date & Time"))
        .navigationBarTitleDisplayMode(.inline)
    }

    private var automatic: Binding<Bool> {
        Binding(
            get: { isAutomatic },
            set: { isOn in
                isByHand = !isOn
                guard isOn else { return }
                model.send(.setClockSpeed(1))
                model.send(.setClock(ahead: 0))
            })
    }

    private var date: Binding<Date> { Binding(get: { model.date }, set: { model.setDate($0) }) }

    private var now: String {
        let formatter = DateFormatter()
        formatter.locale = .current
        formatter.timeZone = TimeZone(identifier: zone)
        (formatter.dateStyle, formatter.timeStyle) = (.medium, .short)
        return formatter.string(from: model.date)
    }
}

struct TimeZonesPage: View {
    @ObservedObject var model: SettingsModel

    private static let zones = [
        "UTC", "Europe/London", "Europe/Berlin", "Europe/Zagreb", "Europe/Belgrade", "Europe/Kyiv", "Europe/Moscow", "Asia/Dubai",
        "Asia/Kolkata", "Asia/Shanghai", "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "America/New_York", "America/Chicago",
        "America/Denver", "America/Los_Angeles",
    ]

    private var zone: String { model.settings.state.timeZone }

    var body: some View {
        List {
            Section {
                ForEach(Self.zones.contains(zone) ? Self.zones : [zone] + Self.zones, id: \.self) { name in
                    ChoiceRow(title: Self.city(name), isChosen: name == zone) { model.send(.setTimeZone(name)) }
                }
            }
        }
        .navigationTitle(systemText("Time Zone"))
        .navigationBarTitleDisplayMode(.inline)
    }

    static func city(_ zone: String) -> String {
        (zone.split(separator: "/").last.map(String.init) ?? zone).replacingOccurrences(of: "_", with: " ")
    }
}
