import SwiftUI

/// The member's pass, with a code that the club's door reads.
struct MemberPass: View {
    let membership: Membership
    let hasBadge: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            HStack {
                Image(systemName: "tennisball.fill").accessibilityHidden(true)
                Text("Quince Tennis Club")
                Spacer()
                if hasBadge { Image(systemName: "medal.fill").foregroundStyle(.yellow).accessibilityLabel("Founder’s badge") }
            }
            .font(.subheadline.weight(.semibold))
            HStack(alignment: .bottom) {
                VStack(alignment: .leading, spacing: 4) {
                    Text(membership.title).font(.title2.bold())
                    Text("No. \(number)").font(.headline).monospacedDigit()
                    Text(membership.termText).font(.footnote).opacity(0.85)
                }
                Spacer(minLength: 12)
                PassCode(text: "club-member-\(number)").frame(width: 92, height: 92)
            }
        }
        .foregroundStyle(.white)
        .padding(20)
        .background(gradient, in: .rect(cornerRadius: 22))
        .accessibilityElement(children: .combine)
    }

    private var number: String { String(format: "%05d", membership.number) }

    private var gradient: LinearGradient {
        let colors = membership.plan == .yearly ? [Color("PassGold"), Color("Clay")] : [Color("PassGreen"), Color("PassDeep")]
        return LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing)
    }
}

#Preview {
    VStack {
        MemberPass(membership: Membership(plan: .yearly, number: 24, expires: .now, renews: true), hasBadge: true)
        MemberPass(membership: Membership(plan: .monthly, number: 25, expires: .now, renews: false), hasBadge: false)
    }
    .padding()
}
