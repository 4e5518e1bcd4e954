import SwiftUI

/// A large button that gives a side the point.
struct PointButton: View {
    let name: String
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 8) {
                Image(systemName: "plus").font(.largeTitle.weight(.semibold))
                Text(name).font(.title3.weight(.semibold)).lineLimit(1).minimumScaleFactor(0.5)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .foregroundStyle(.white)
            .background(color.gradient, in: .rect(cornerRadius: 24))
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Point for \(name)")
    }
}
