import SwiftUI

/// The journal's tabs, or its lock.
struct RootView: View {
    @Environment(JournalLock.self) private var lock
    @Environment(\.scenePhase) private var phase
    @AppStorage(JournalLock.settingKey) private var isLockWanted = false

    var body: some View {
        Group {
            if isLockWanted, !lock.isOpen {
                LockScreen()
            } else {
                tabs
            }
        }
        .onChange(of: phase) { if phase == .background { lock.close() } }
    }

    private var tabs: some View {
        TabView {
            Tab("Journal", systemImage: "book.fill") { EntryList() }
            Tab("Moods", systemImage: "chart.xyaxis.line") { MoodsView() }
            Tab("Settings", systemImage: "gearshape.fill") { SettingsView() }
        }
    }
}

#Preview {
    RootView()
        .environment(JournalLock(authenticator: DeviceOwnerAuthenticator()))
        .modelContainer(SampleJournal.container)
}
