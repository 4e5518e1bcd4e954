import SwiftUI

/// A bar that is green, then yellow, then red, as far as a sound is loud.
struct LevelMeter: View {
    /// 0 to 1.
    let level: Double

    var body: some View {
        GeometryReader { geometry in
            LinearGradient(
                stops: [.init(color: .green, location: 0.6), .init(color: .yellow, location: 0.8), .init(color: .red, location: 1)],
                startPoint: .leading, endPoint: .trailing
            )
            .mask(alignment: .leading) { Rectangle().frame(width: geometry.size.width * level) }
            .background(.fill)
            .clipShape(.capsule)
        }
        .frame(height: 6)
        .animation(.linear(duration: 0.05), value: level)
        .accessibilityElement()
        .accessibilityLabel("Level")
        .accessibilityValue(level.formatted(.percent.precision(.fractionLength(0))))
    }
}

#Preview {
    VStack { ForEach([0, 0.3, 0.7, 1], id: \.self) { LevelMeter(level: $0) } }.padding()
}
