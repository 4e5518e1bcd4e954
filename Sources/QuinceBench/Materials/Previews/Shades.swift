import SwiftUI

/// Colours that are written in three ways: with a literal, with what a body computes, and with a stored property.
struct Shades: View {
    var shade = 100
    private let kept = 100

    var body: some View {
        VStack(spacing: 0) {
            Color(red: 0.0, green: 0.0, blue: 0.3922)
            computed
            Color(red: 0, green: 1, blue: Double(kept) / 255)
            Text("Shade \(shade)")
            Section1(title: "What is below")
        }
    }

    private var computed: some View { Color(red: 1, green: 0, blue: 100 / 255) }
}
