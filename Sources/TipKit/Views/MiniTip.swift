import SwiftUI

/// A tip as iOS displays it.
struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipImageSize) private var imageSize
    @Environment(\.tipImageStyle) private var imageStyle

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                picture(image)
            }
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                    texts.frame(maxWidth: .infinity, alignment: .leading)
                    closeButton
                }
                ForEach(configuration.actions) { action in
                    Divider()
                    Button(action: action.handler) {
                        action.label().foregroundStyle(.tint).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .padding(16)
    }

    private func picture(_ image: Image) -> some View {
        styled(image.resizable().scaledToFit())
            .frame(width: imageSize.width, height: imageSize.height)
            .accessibilityHidden(true)
    }

    @ViewBuilder private func styled(_ image: some View) -> some View {
        let levels = imageStyle?.levels ?? [AnyShapeStyle(.tint)]
        switch levels.count {
        case 1: image.foregroundStyle(levels[0])
        case 2: image.foregroundStyle(levels[0], levels[1])
        default: image.foregroundStyle(levels[0], levels[1], levels[2])
        }
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.title?.font(.headline)
            configuration.message?.font(.subheadline).foregroundStyle(.secondary)
        }
        .multilineTextAlignment(.leading)
        .fixedSize(horizontal: false, vertical: true)
    }

    private var closeButton: some View {
        Button {
            configuration.tip.invalidate(reason: .tipClosed)
        } label: {
            Image(systemName: "xmark").font(.system(size: 15, weight: .semibold)).foregroundStyle(.secondary)
                .padding(10).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .padding(-10)
        .accessibilityLabel(Text(systemText("Close")))
    }
}
