import SwiftData
import SwiftUI

/// The lock, and the export of everything.
struct SettingsView: View {
    @Query(sort: \Entry.date) private var entries: [Entry]
    @AppStorage(JournalLock.settingKey) private var isLockWanted = false
    @Environment(JournalLock.self) private var lock

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    Toggle(
                        "Lock with Face ID",
                        isOn: Binding {
                            isLockWanted
                        } set: { isOn in
                            Task { await setLock(isOn) }
                        })
                } footer: {
                    if let refusal = lock.refusal {
                        Text(refusal).foregroundStyle(.red)
                    } else {
                        Text("The journal closes whenever you leave it.")
                    }
                }
                Section {
                    LabeledContent("Entries", value: entries.count, format: .number)
                    ShareLink(
                        "Export as Markdown", item: JournalExport(entries),
                        preview: SharePreview("Journal", image: Image(systemName: "book.fill"))
                    )
                    .disabled(entries.isEmpty)
                }
            }
            .navigationTitle("Settings")
        }
    }

    /// Only the owner turns the lock on, so that nobody locks themselves out.
    private func setLock(_ isOn: Bool) async {
        if isOn { await lock.open() }
        isLockWanted = isOn && lock.isOpen
    }
}

#Preview {
    SettingsView()
        .environment(JournalLock(authenticator: DeviceOwnerAuthenticator()))
        .modelContainer(SampleJournal.container)
}
