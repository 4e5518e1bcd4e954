import SwiftUI
import UIKit

/// The looks, as small pictures of the photo.
struct FilterStrip: View {
    @Binding var selection: PhotoFilter
    let thumbnails: [PhotoFilter: UIImage]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 12) {
                ForEach(PhotoFilter.allCases) { filter in
                    FilterButton(filter: filter, thumbnail: thumbnails[filter], isSelected: filter == selection) {
                        withAnimation(.snappy) { selection = filter }
                    }
                }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }
}

private struct FilterButton: View {
    let filter: PhotoFilter
    let thumbnail: UIImage?
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 8) {
                picture
                Text(filter.title)
                    .font(.footnote.weight(isSelected ? .semibold : .regular))
                    .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
                    .fixedSize()
            }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(filter.title)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }

    private var picture: some View {
        Rectangle()
            .fill(.fill.tertiary)
            .frame(width: 96, height: 144)
            .overlay {
                if let thumbnail { Image(uiImage: thumbnail).resizable().scaledToFill() }
            }
            .clipShape(.rect(cornerRadius: 14))
            .padding(4)
            .overlay { if isSelected { RoundedRectangle(cornerRadius: 18).strokeBorder(.tint, lineWidth: 3) } }
    }
}
