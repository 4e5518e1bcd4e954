import SwiftUI

/// How somebody feels, from bad to good.
enum Mood: Int, CaseIterable, Identifiable, Comparable {
    case awful = 1, low, okay, good, great

    var id: Self { self }

    static func < (a: Mood, b: Mood) -> Bool { a.rawValue < b.rawValue }

    var face: String {
        switch self {
        case .awful: "😢"
        case .low: "🙁"
        case .okay: "😐"
        case .good: "🙂"
        case .great: "😄"
        }
    }

    var title: String {
        switch self {
        case .awful: String(localized: "Awful")
        case .low: String(localized: "Low")
        case .okay: String(localized: "Okay")
        case .good: String(localized: "Good")
        case .great: String(localized: "Great")
        }
    }

    var color: Color {
        switch self {
        case .awful: .indigo
        case .low: .blue
        case .okay: .teal
        case .good: .green
        case .great: .orange
        }
    }
}
