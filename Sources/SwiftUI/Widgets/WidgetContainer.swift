/// The frame around a widget's content: its size, margins, background and corner shape.
struct WidgetContainer: View {
    nonisolated(unsafe) let content: AnyView
    nonisolated(unsafe) let place: WidgetSnapshot.Place

    var body: some View {
        content
            .padding(place.margins)
            .frame(width: place.size.width, height: place.size.height)
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
                if let background {
                    background.view.frame(width: place.size.width, height: place.size.height, alignment: background.alignment)
                }
            }
            .containerShape(RoundedRectangle(cornerRadius: place.cornerRadius, style: .continuous))
    }
}
