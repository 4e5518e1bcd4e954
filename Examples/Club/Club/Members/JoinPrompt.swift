import SwiftUI

/// What users see who are no members.
struct JoinPrompt: View {
    @Environment(Router.self) private var router

    var body: some View {
        ContentUnavailableView {
            Label("For Members Only", systemImage: "lock.fill")
        } description: {
            Text("Members have their pass, the door code and the ladder here.")
        } actions: {
            Button("See Memberships") { router.isShopShown = true }.buttonStyle(.borderedProminent)
        }
    }
}
