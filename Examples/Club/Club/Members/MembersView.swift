import SwiftUI

/// The members' area: for members only, and locked.
struct MembersView: View {
    @Environment(ClubShop.self) private var shop
    @Environment(MemberLock.self) private var lock
    @Environment(\.scenePhase) private var phase

    var body: some View {
        NavigationStack {
            Group {
                switch (shop.membership, lock.state) {
                case (nil, _): JoinPrompt()
                case (let membership?, .open): MembersArea(membership: membership)
                case (_?, let state): LockedView(state: state)
                }
            }
            .navigationTitle("Members")
        }
        .onChange(of: phase) { if phase == .background { lock.lock() } }
    }
}

#Preview {
    MembersView().previewClub()
}
