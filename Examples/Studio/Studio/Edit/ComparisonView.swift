import SwiftUI
import UIKit

/// A photo after its edits. While comparing, a line that the finger moves parts it from the photo before them.
struct ComparisonView: View {
    let before: UIImage
    let after: UIImage
    let isComparing: Bool
    /// Where the line is: 0, at the leading edge, to 1.
    @State private var split = 0.5

    var body: some View {
        Image(uiImage: after)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .accessibilityLabel("Edited photo")
            .overlay { if isComparing { GeometryReader { overlay(width: $0.size.width) } } }
            .clipShape(.rect(cornerRadius: 16))
            .shadow(color: .black.opacity(0.2), radius: 10, y: 4)
    }

    private func overlay(width: CGFloat) -> some View {
        ZStack(alignment: .leading) {
            Image(uiImage: before)
                .resizable()
                .mask(alignment: .leading) { Rectangle().frame(width: width * split) }
            SplitHandle()
                .offset(x: width * split - SplitHandle.width / 2)
        }
        .overlay(alignment: .topLeading) { caption("Before").opacity(split > 0.25 ? 1 : 0) }
        .overlay(alignment: .topTrailing) { caption("After").opacity(split < 0.75 ? 1 : 0) }
        .contentShape(.rect)
        .gesture(DragGesture(minimumDistance: 0).onChanged { split = min(max($0.location.x / width, 0), 1) })
        .accessibilityElement()
        .accessibilityLabel("Before and after")
        .accessibilityValue(split.formatted(.percent.precision(.fractionLength(0))))
        .accessibilityAdjustableAction { split = min(max(split + ($0 == .increment ? 0.1 : -0.1), 0), 1) }
        .accessibilityIdentifier("split")
    }

    private func caption(_ text: LocalizedStringKey) -> some View {
        Text(text)
            .font(.caption.weight(.semibold))
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(.ultraThinMaterial, in: .capsule)
            .padding(10)
    }
}

/// The line between before and after, with a knob to hold it by.
private struct SplitHandle: View {
    static let width: CGFloat = 36

    var body: some View {
        Rectangle()
            .fill(.white)
            .frame(width: 2)
            .frame(maxHeight: .infinity)
            .overlay {
                Image(systemName: "arrow.left.and.right")
                    .font(.footnote.bold())
                    .foregroundStyle(.black)
                    .frame(width: Self.width, height: Self.width)
                    .background(.white, in: .circle)
                    .shadow(radius: 3)
            }
            .frame(width: Self.width)
    }
}
