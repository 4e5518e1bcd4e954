import DeviceProtocol
import DeviceRuntime
import SwiftUI

struct GeneralPage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section { PageLink(title: systemText("About"), page: .about) }
            Section { PageLink(title: systemText("\(UIDevice.current.model) Storage"), page: .storage) }
            Section {
                PageLink(title: systemText("Date & Time"), page: .dateAndTime)
                PageLink(title: systemText("Language & Region"), page: .language)
            }
        }
        .navigationTitle(systemText("General"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct AboutPage: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        List {
            Section {
                ValueRow(title: systemText("Name"), value: model.settings.deviceName)
                ValueRow(title: systemText("iOS Version"), value: UIDevice.current.systemVersion)
                ValueRow(title: systemText("Model Name"), value: DeviceSettings.current.description.name)
            }
            Section {
                ValueRow(title: systemText("Applications"), value: "\(model.settings.apps.count)")
                ValueRow(title: systemText("Capacity"), value: Storage.text(model.settings.capacity))
                ValueRow(title: systemText("Available"), value: Storage.text(model.settings.free))
            }
        }
        .navigationTitle(systemText("About"))
        .navigationBarTitleDisplayMode(.inline)
    }
}
