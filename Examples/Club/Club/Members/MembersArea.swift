import SwiftUI

/// The pass, the door code and the ladder.
struct MembersArea: View {
    let membership: Membership
    @Environment(ClubShop.self) private var shop
    @Environment(MemberLock.self) private var lock

    var body: some View {
        List {
            Section {
                MemberPass(membership: membership, hasBadge: shop.ownsBadge)
                    .listRowInsets(EdgeInsets())
                    .listRowBackground(Color.clear)
            }
            Section("Today") {
                LabeledContent("Door code") { Text(DoorCode.text(for: .now)).monospacedDigit() }
                LabeledContent("Locker") { Text("\(membership.number % 60 + 1)") }
            }
            Section("Ladder") {
                ForEach(Array(Ladder.names.enumerated()), id: \.offset) { rank, name in
                    LadderRow(rank: rank + 1, name: name)
                }
            }
        }
        .toolbar { Button("Lock", systemImage: "lock.open.fill") { lock.lock() } }
    }
}

private struct LadderRow: View {
    let rank: Int
    let name: String

    var body: some View {
        HStack {
            Text(rank, format: .number).font(.headline).foregroundStyle(.secondary).frame(minWidth: 28)
            Text(name)
            Spacer()
            if rank == 1 { Image(systemName: "crown.fill").foregroundStyle(.yellow).accessibilityLabel("Champion") }
        }
        .accessibilityElement(children: .combine)
    }
}

#Preview {
    NavigationStack {
        MembersArea(membership: Membership(plan: .yearly, number: 24, expires: .now.addingTimeInterval(9_000_000), renews: true))
    }
    .previewClub()
}
