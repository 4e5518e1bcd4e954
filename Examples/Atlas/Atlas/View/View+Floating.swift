import SwiftUI

extension View {
    /// Lays a view on a plate that floats above a map: glass where there is any, else a material with a shadow.
    @ViewBuilder func floating(in shape: some Shape, tint: Color? = nil) -> some View {
        if #available(iOS 26, *) {
            glassEffect(.regular.tint(tint).interactive(), in: shape)
        } else {
            background(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.regularMaterial), in: shape)
                .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        }
    }
}
