import SwiftUI

/// An icon and a title on one line, as wide as there is room.
struct WideLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
                .fixedSize()
        }
        .frame(maxWidth: .infinity)
    }
}

extension LabelStyle where Self == WideLabelStyle {
    static var wide: WideLabelStyle { WideLabelStyle() }
}
