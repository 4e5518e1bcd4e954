import SwiftUI

/// What stands in the place of programmes: that they are loaded, that there are none, or why.
struct StatusView: View {
    let status: ProgrammeGuide.Status
    let retry: () -> Void

    var body: some View {
        switch status {
        case .loading:
            ProgressView()
                .controlSize(.large)
                .accessibilityIdentifier("loading")
        case .empty:
            Text("No broadcasts")
                .font(.headline)
        case .failed(let error):
            VStack(spacing: 12) {
                Text("Loading failed")
                    .font(.headline)
                Text(error.localizedDescription)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Button("Try again", action: retry)
                    .buttonStyle(.bordered)
                    .padding(.top, 12)
                    .accessibilityIdentifier("retry")
            }
            .multilineTextAlignment(.center)
            .padding(.horizontal, 32)
        }
    }
}

struct StatusView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            StatusView(status: .loading) {}
            StatusView(status: .empty) {}
            StatusView(status: .failed(.notJSON)) {}
            StatusView(status: .failed(.notJSON)) {}
                .preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
