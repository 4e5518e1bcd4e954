import SwiftUI

/// A row of buttons that choose the kind of places on the map, and a menu of the map's looks.
struct KindBar: View {
    @Environment(MapModel.self) private var model
    @Binding var kind: PlaceKind?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: 8) {
                LookMenu()
                ForEach(PlaceKind.allCases) { each in
                    KindButton(kind: each, isSelected: each == kind) { kind = each == kind ? nil : each }
                }
            }
            .padding(.horizontal)
            .padding(.vertical, 8)
        }
        .scrollIndicators(.hidden)
    }
}

/// A button that shows the places of one kind alone.
private struct KindButton: View {
    let kind: PlaceKind
    let isSelected: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Label(kind.title, systemImage: kind.symbol)
                .font(.subheadline.weight(.medium))
                .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                .padding(.horizontal, 14)
                .frame(minHeight: 36)
                .floating(in: .capsule, tint: isSelected ? kind.color : nil)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
    }
}

/// A menu of the map's looks.
private struct LookMenu: View {
    @Environment(MapModel.self) private var model

    var body: some View {
        @Bindable var model = model
        Menu {
            Picker("Map Style", selection: $model.look) {
                ForEach(MapModel.Look.allCases) { Text($0.title).tag($0) }
            }
        } label: {
            Image(systemName: "square.3.layers.3d")
                .font(.subheadline.weight(.medium))
                .frame(minWidth: 36, minHeight: 36)
                .floating(in: .circle)
        }
        .menuStyle(.button)
        .buttonStyle(.plain)
        .accessibilityLabel("Map Style")
        .accessibilityIdentifier("look")
    }
}

#Preview {
    @Previewable @State var kind: PlaceKind? = .bridge
    KindBar(kind: $kind).sampleEnvironment()
}
