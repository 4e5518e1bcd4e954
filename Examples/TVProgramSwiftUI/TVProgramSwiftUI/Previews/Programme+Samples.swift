import Foundation

extension Programme {
    /// One with everything, one with half of it, one with nothing.
    static let samples = [
        Programme(
            start: Date(timeIntervalSince1970: 1_622_744_100),
            channel: "ServusTV HD Deutschland",
            title: "Die Spur der Steinböcke",
            minutes: "85",
            plot: "Ein Winter im Nationalpark.  Hoch über dem Tal beginnt für die Steinböcke die härteste Zeit des Jahres.",
            rating: "7.4",
            genre: "Dokumentation",
            broadcasts: ["2021-06-03 18:15", "2021-06-03 21:30"],
            users: ["mudd1", "abendstern"]
        ),
        Programme(
            start: Date(timeIntervalSince1970: 1_610_910_900),
            channel: "arte HD",
            title: "Nachtfähre nach Norden",
            plot: "Zwei Fremde, eine Überfahrt.  Am Morgen ist nichts mehr, wie es war.",
            users: ["abendstern"]
        ),
        Programme(),
    ]
}
