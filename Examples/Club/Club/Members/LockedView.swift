import SwiftUI

/// The closed door of the members' area.
struct LockedView: View {
    let state: MemberLock.State
    @Environment(MemberLock.self) private var lock

    var body: some View {
        ContentUnavailableView {
            Label("Members’ Area", systemImage: "faceid")
        } description: {
            if case .refused(let reason) = state {
                Text(reason).foregroundStyle(.red)
            } else {
                Text("Your pass and the door code are for your eyes only.")
            }
        } actions: {
            Button("Unlock") { Task { await lock.unlock() } }
                .buttonStyle(.borderedProminent)
                .disabled(state == .asking)
        }
    }
}
