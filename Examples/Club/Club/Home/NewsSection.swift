import SwiftUI

/// What is going on at the club.
struct NewsSection: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("At the Club").font(.title3.bold()).accessibilityAddTraits(.isHeader)
            VStack(spacing: 14) {
                ForEach(News.all) { news in
                    NewsRow(news: news)
                    if news.id != News.all.last?.id { Divider().padding(.leading, 44) }
                }
            }
            .card()
        }
    }
}

private struct NewsRow: View {
    let news: News

    var body: some View {
        HStack(alignment: .top, spacing: 14) {
            Image(systemName: news.symbol).font(.title3).foregroundStyle(.tint).frame(width: 30).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text(news.title).font(.headline)
                Text(news.text).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
        }
        .accessibilityElement(children: .combine)
    }
}
