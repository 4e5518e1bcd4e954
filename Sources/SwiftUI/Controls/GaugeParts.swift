/// A bar that is filled up to a value, or marked there.
struct GaugeBar: View {
    let value: Double
    let height: CGFloat
    let isMarked: Bool
    @Environment(\.gaugeTint) private var tint

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            ZStack(alignment: .leading) {
                Capsule().fill(isMarked ? tint.line : AnyShapeStyle(Color(.systemFill)))
                if isMarked {
                    // The mark stands in a gap of the bar.
                    Circle().fill(Color(.systemBackground)).frame(width: height + 6, height: height + 6)
                        .offset(x: value * (width - height) - 3)
                    Circle().fill(tint.mark(at: value)).frame(width: height, height: height).offset(x: value * (width - height))
                } else {
                    Capsule().fill(tint.line).frame(width: value > 0 ? max(height, value * width) : 0)
                }
            }
        }
        .frame(height: height)
    }
}

/// A ring that is filled up to a value, or open at the bottom and marked at the value.
struct GaugeRing<Center: View, Bottom: View>: View {
    let value: Double
    let isOpen: Bool
    @ViewBuilder let center: Center
    @ViewBuilder let bottom: Bottom
    @Environment(\.gaugeTint) private var tint

    /// The ring's diameter and the width of its line, in points.
    private static var diameter: CGFloat { 58 }
    private static var line: CGFloat { 6 }
    private var style: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }

    var body: some View {
        ZStack {
            if isOpen {
                // Three quarters, from lower left to lower right.
                Circle().trim(from: 0, to: 0.75).stroke(tint.ring(.degrees(270)), style: style).rotationEffect(.degrees(135))
                mark
            } else {
                Circle().stroke(Color(.systemFill), style: style)
                Circle().trim(from: 0, to: value).stroke(tint.ring(.degrees(360)), style: style).rotationEffect(.degrees(-90))
            }
            center.minimumScaleFactor(0.5).lineLimit(1).frame(width: Self.diameter - 3 * Self.line)
        }
        .frame(width: Self.diameter - Self.line, height: Self.diameter - Self.line)
        .overlay(alignment: .bottom) { bottom.lineLimit(1).minimumScaleFactor(0.5) }
        .padding(Self.line / 2)
    }

    private var mark: some View {
        let angle = Angle.degrees(135 + 270 * value)
        let radius = (Self.diameter - Self.line) / 2
        return ZStack {
            Circle().fill(Color(.systemBackground)).frame(width: Self.line + 6, height: Self.line + 6)
            Circle().fill(tint.mark(at: value)).frame(width: Self.line, height: Self.line)
        }
        .offset(x: radius * cos(angle.radians), y: radius * sin(angle.radians))
    }
}
