import DeviceProtocol
import DeviceRuntime
import SwiftUI

/// Settings: the first page with the ways to the others, which open above it, or beside it on an iPad.
struct SettingsView: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        if DeviceSettings.current.description.idiom == .pad {
            SettingsColumns(model: model)
        } else {
            NavigationStack(path: $model.path) {
                List { SettingsRows(model: model) }
                    .navigationTitle(systemText("Settings"))
                    .navigationDestination(for: SettingsPage.self) { page in SettingsPageView(model: model, page: page) }
            }
        }
    }
}

/// Settings on an iPad, where something is always chosen.
private struct SettingsColumns: View {
    @ObservedObject var model: SettingsModel

    private var page: SettingsPage { model.path.first ?? .general }

    var body: some View {
        NavigationSplitView(columnVisibility: .constant(.all)) {
            List(selection: chosen) { SettingsRows(model: model) }
                .navigationTitle(systemText("Settings"))
                .toolbar(removing: .sidebarToggle)
        } detail: {
            NavigationStack(path: pagesAbove) {
                SettingsPageView(model: model, page: page)
                    .id(page)
                    .navigationDestination(for: SettingsPage.self) { page in SettingsPageView(model: model, page: page) }
            }
        }
        .navigationSplitViewStyle(.balanced)
    }

    private var chosen: Binding<SettingsPage?> {
        Binding(get: { page }, set: { new in if let new { model.path = [new] } })
    }

    private var pagesAbove: Binding<[SettingsPage]> {
        Binding(get: { Array(model.path.dropFirst()) }, set: { model.path = [page] + $0 })
    }
}

/// The rows of the first page.
private struct SettingsRows: View {
    @ObservedObject var model: SettingsModel

    var body: some View {
        Section {
            SettingsLink(systemText("Notifications"), "bell.badge.fill", .red, .notifications)
        }
        Section {
            SettingsLink(systemText("General"), "gear", .gray, .general)
            SettingsLink(systemText("Display & Brightness"), "sun.max.fill", .blue, .display)
            SettingsLink(systemText("Privacy & Security"), "hand.raised.fill", .blue, .privacy)
            SettingsLink(systemText("Developer"), "hammer.fill", .gray, .developer)
        }
        if !model.settings.apps.isEmpty {
            Section { ForEach(model.settings.apps, id: \.identifier) { AppLink(app: $0, page: .app($0.identifier)) } }
        }
    }
}

/// The page of a place in Settings.
struct SettingsPageView: View {
    @ObservedObject var model: SettingsModel
    let page: SettingsPage

    var body: some View {
        switch page {
        case .notifications: NotificationsPage(model: model)
        case .notificationsOf(let app): NotificationsOfAppPage(model: model, identifier: app)
        case .general: GeneralPage(model: model)
        case .about: AboutPage(model: model)
        case .language: LanguagePage(model: model)
        case .languages: LanguagesPage(model: model)
        case .regions: RegionsPage(model: model)
        case .dateAndTime: DatePage(model: model)
        case .timeZones: TimeZonesPage(model: model)
        case .storage: StoragePage(model: model)
        case .storageOf(let app): StorageOfAppPage(model: model, identifier: app)
        case .display: DisplayPage(model: model)
        case .textSize: TextSizePage(model: model)
        case .privacy: PrivacyPage()
        case .privacyOf(let service): if let topic = PrivacyTopic.topic(service) { PermissionPage(model: model, topic: topic) }
        case .developer: DeveloperPage(model: model)
        case .app(let app): AppPage(model: model, identifier: app)
        }
    }
}

/// A row with a white symbol on a coloured square, which leads to a page.
struct SettingsLink: View {
    let title: String
    let symbol: String
    let color: Color
    let page: SettingsPage

    init(_ title: String, _ symbol: String, _ color: Color, _ page: SettingsPage) {
        (self.title, self.symbol, self.color, self.page) = (title, symbol, color, page)
    }

    var body: some View {
        NavigationLink(value: page) {
            HStack(spacing: 14) {
                Image(systemName: symbol)
                    .font(.system(size: 17))
                    .foregroundColor(.white)
                    .frame(width: 29, height: 29)
                    .background(RoundedRectangle(cornerRadius: 6.5, style: .continuous).fill(color))
                Text(title)
            }
        }
        .accessibilityIdentifier("settings.\(page.name)")
    }
}

/// A row with an app's icon and name.
struct AppLink: View {
    let app: SystemSettings.App
    var detail: String?
    let page: SettingsPage

    var body: some View {
        NavigationLink(value: page) {
            HStack(spacing: 14) {
                AppIcon(app: app, size: 29)
                VStack(alignment: .leading, spacing: 2) {
                    Text(app.name)
                    if let detail { Text(detail).font(.footnote).foregroundColor(.secondary) }
                }
            }
        }
        .accessibilityIdentifier("app." + app.identifier)
    }
}

/// An app's icon, or its first letter.
struct AppIcon: View {
    let app: SystemSettings.App
    let size: CGFloat

    var body: some View {
        picture
            .frame(width: size, height: size)
            .clipShape(RoundedRectangle(cornerRadius: size * 0.2237, style: .continuous))
    }

    @ViewBuilder private var picture: some View {
        if let path = app.icon, let image = UIImage(contentsOfFile: path) {
            Image(uiImage: image).resizable()
        } else {
            ZStack {
                Color.gray
                Text(app.name.prefix(1)).font(.system(size: size * 0.5, weight: .semibold)).foregroundColor(.white)
            }
        }
    }
}

/// A row with a title and a value at the right; below it where text is very large.
struct ValueRow: View {
    let title: String
    let value: String
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if textSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 4) {
                Text(title)
                if !value.isEmpty { Text(value).foregroundColor(.secondary) }
            }
        } else {
            HStack {
                Text(title)
                Spacer()
                Text(value).foregroundColor(.secondary)
            }
        }
    }
}

/// A row that leads to a page; at the right what is chosen there.
struct PageLink: View {
    let title: String
    var value = ""
    let page: SettingsPage

    var body: some View {
        NavigationLink(value: page) { ValueRow(title: title, value: value) }.accessibilityIdentifier("settings.\(page.name)")
    }
}

/// A row of which one of several is chosen.
struct ChoiceRow: View {
    let title: String
    var detail: String?
    let isChosen: Bool
    let choose: () -> Void

    var body: some View {
        Button(action: choose) {
            HStack {
                VStack(alignment: .leading, spacing: 2) {
                    Text(title).foregroundColor(.primary)
                    if let detail, detail != title { Text(detail).font(.subheadline).foregroundColor(.secondary) }
                }
                Spacer()
                if isChosen { Image(systemName: "checkmark").foregroundColor(.accentColor).font(.body.weight(.semibold)) }
            }
        }
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}
