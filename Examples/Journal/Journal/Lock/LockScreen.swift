import SwiftUI

/// The cover of the closed journal.
struct LockScreen: View {
    @Environment(JournalLock.self) private var lock

    var body: some View {
        ContentUnavailableView {
            Label("Your Journal Is Locked", systemImage: "lock.fill")
        } description: {
            if let refusal = lock.refusal { Text(refusal).foregroundStyle(.red) }
        } actions: {
            Button("Unlock") { Task { await lock.open() } }
                .buttonStyle(.borderedProminent)
                .disabled(lock.isAsking)
        }
        .background(Color(.systemBackground))
        .task { await lock.open() }
    }
}
