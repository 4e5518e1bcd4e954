import Foundation

/// Writes the texts of programmes.
struct ProgrammeFormatter {
    private let bundle: Bundle
    private let startFormatter = DateFormatter()
    private let deliveredFormatter = DateFormatter()
    private let broadcastFormatter = DateFormatter()

    /// - Parameters:
    ///   - bundle: Where the phrases stand.
    ///   - locale: The language of weekdays.
    ///   - timeZone: The zone of the start.
    init(bundle: Bundle, locale: Locale, timeZone: TimeZone?) {
        self.bundle = bundle
        startFormatter.locale = locale
        startFormatter.timeZone = timeZone
        startFormatter.dateFormat = "E dd.MM.yyyy HH:mm"
        for formatter in [deliveredFormatter, broadcastFormatter] {
            // Both in the same zone, one without daylight saving: times are written again, not converted.
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = TimeZone(secondsFromGMT: 0)
        }
        deliveredFormatter.dateFormat = "yyyy-MM-dd HH:mm"
        broadcastFormatter.dateFormat = "dd.MM.yyyy HH:mm"
    }

    func texts(of programme: Programme) -> ProgrammeTexts {
        ProgrammeTexts(
            title: title(of: programme),
            subtitle: subtitle(of: programme),
            description: programme.plot?.replacingOccurrences(of: "  ", with: "\n"),
            details: details(of: programme)
        )
    }

    private func title(of programme: Programme) -> String? {
        let occasion = joined(
            [programme.start.map(startFormatter.string(from:)), programme.channel.map { phrase("on %@", $0) }], by: " "
        )
        let name = joined([programme.title, programme.minutes.map { "(\(phrase("%@ min", $0)))" }], by: " ")
        return joined([occasion, name], by: programme.title == nil ? " " : ": ")
    }

    private func subtitle(of programme: Programme) -> String? {
        guard !programme.broadcasts.isEmpty else { return nil }
        let dates = programme.broadcasts.map { text in
            deliveredFormatter.date(from: text).map(broadcastFormatter.string(from:)) ?? text
        }
        return phrase("further broadcasts: %@", dates.joined(separator: ", "))
    }

    private func details(of programme: Programme) -> String {
        let lines = [
            phrase("IMDb: %@", programme.rating ?? bundle.localizedString(forKey: "n/a", value: nil, table: nil)),
            programme.genre.map { phrase("Genre: %@", $0) },
            programme.users.isEmpty ? nil : phrase("Recommended by: %@", programme.users.joined(separator: ", ")),
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    private func joined(_ parts: [String?], by separator: String) -> String? {
        let present = parts.compactMap { $0 }
        return present.isEmpty ? nil : present.joined(separator: separator)
    }

    private func phrase(_ key: String, _ argument: String) -> String {
        String(format: bundle.localizedString(forKey: key, value: nil, table: nil), argument)
    }
}
