import SwiftUI

/// A side's line of the score board: name, sets, games and points.
struct ScoreRow: View {
    let side: Side
    let name: String
    let score: TennisScore
    @ScaledMetric(relativeTo: .headline) private var column: CGFloat = 30

    private var isWinner: Bool { score.winner == side }

    var body: some View {
        HStack(spacing: 4) {
            Text(name).fontWeight(isWinner ? .bold : .semibold).lineLimit(1)
            serviceMark
            Spacer(minLength: 4)
            ForEach(Array(score.sets.enumerated()), id: \.offset) { _, set in
                number(set[side]).foregroundStyle(set.lead(of: side) > 0 ? .primary : .secondary)
            }
            if score.winner == nil {
                number(score.games[side])
                Text(score.call(for: side))
                    .fontWeight(.bold)
                    .frame(minWidth: column + 8)
                    .foregroundStyle(.tint)
            }
        }
        .font(.headline)
        .monospacedDigit()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("\(name), \(spokenScore)")
    }

    @ViewBuilder private var serviceMark: some View {
        if isWinner {
            Image(systemName: "trophy.fill").font(.caption).foregroundStyle(.yellow)
        } else if score.winner == nil, score.server == side {
            Image(systemName: "tennisball.fill").font(.caption2).foregroundStyle(Color("Ball"))
        }
    }

    private func number(_ value: Int) -> some View {
        Text(value, format: .number).frame(minWidth: column)
    }

    private var spokenScore: String {
        let sets = String(localized: "\(score.wonSets[side]) sets")
        guard score.winner == nil else { return isWinner ? String(localized: "\(sets), winner") : sets }
        let current = String(localized: "\(sets), \(score.games[side]) games, \(score.call(for: side))")
        return score.server == side ? String(localized: "\(current), serving") : current
    }
}
