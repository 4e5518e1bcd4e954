import SwiftUI
import WidgetKit

/// A player under a heading: texts alone in a small widget, beside the picture in a medium one.
struct ProfileWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let heading: LocalizedStringKey
    let symbol: String
    /// Nil where the chosen one is gone.
    let profile: Profile?

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            WidgetHeading(heading, symbol: symbol)
            if let profile {
                Spacer(minLength: 0)
                switch family {
                case .systemSmall: ProfileTexts(profile: profile)
                default: ProfileCard(profile: profile)
                }
            } else {
                Text("Choose a player")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .widgetURL(profile.flatMap { ProfileLink(id: $0.id).url })
        .widgetGround()
    }
}

struct ProfileWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view.previewContext(WidgetPreviewContext(family: .systemSmall))
            view.previewContext(WidgetPreviewContext(family: .systemMedium))
            view.previewContext(WidgetPreviewContext(family: .systemMedium))
                .redacted(reason: .placeholder)
        }
    }

    private static var view: some View {
        ProfileWidgetView(heading: "Leader", symbol: "crown.fill", profile: .sample)
    }
}
