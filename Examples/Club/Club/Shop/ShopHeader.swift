import SwiftUI

/// The picture above the shop, with what the club offers or the user's membership.
struct ShopHeader: View {
    let membership: Membership?

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: membership == nil ? "tennisball.fill" : "checkmark.seal.fill")
                .font(.system(size: 52))
                .foregroundStyle(membership == nil ? AnyShapeStyle(Color("Ball")) : AnyShapeStyle(.tint))
                .accessibilityHidden(true)
            Text(title).font(.title2.bold())
            Text(subtitle).font(.subheadline).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(.vertical, 8)
        .accessibilityElement(children: .combine)
    }

    private var title: String { membership?.title ?? String(localized: "Join the Club") }

    private var subtitle: String {
        membership?.termText ?? String(localized: "All courts, every day, and a locker of your own.")
    }
}
