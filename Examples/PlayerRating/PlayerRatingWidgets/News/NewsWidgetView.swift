import SwiftUI
import WidgetKit

/// The latest headlines with their times, as many as the widget has room for.
struct NewsWidgetView: View {
    @Environment(\.widgetFamily) private var family
    let headlines: [Headline]

    var body: some View {
        VStack(alignment: .leading, spacing: family == .systemLarge ? 16 : 8) {
            WidgetHeading("News", symbol: "newspaper.fill")
            if headlines.isEmpty {
                Text("No news")
                    .foregroundStyle(.secondary)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                ForEach(headlines.prefix(count)) { headline in
                    row(headline)
                }
                Spacer(minLength: 0)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .widgetGround()
    }

    private var count: Int {
        switch family {
        case .systemSmall: return 1
        case .systemMedium: return 2
        default: return 4
        }
    }

    private func row(_ headline: Headline) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(headline.title)
                .font(family == .systemLarge ? .headline : .subheadline.weight(.semibold))
                .lineLimit(family == .systemSmall ? 4 : 2)
            Text(headline.date, style: .time)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
    }
}

struct NewsWidgetView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            view.previewContext(WidgetPreviewContext(family: .systemSmall))
            view.previewContext(WidgetPreviewContext(family: .systemMedium))
            view.previewContext(WidgetPreviewContext(family: .systemLarge))
            NewsWidgetView(headlines: []).previewContext(WidgetPreviewContext(family: .systemSmall))
        }
    }

    private static var view: some View {
        NewsWidgetView(headlines: Headline.samples(before: Date()))
    }
}
