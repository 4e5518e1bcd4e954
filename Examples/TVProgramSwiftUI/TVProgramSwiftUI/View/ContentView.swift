import SwiftUI

/// The service's title over its programmes.
struct ContentView: View {
    @StateObject private var guide: ProgrammeGuide
    private let formatter: ProgrammeFormatter
    private let pictures: PictureStore

    init(world: World) {
        _guide = StateObject(wrappedValue: ProgrammeGuide(loader: world.loader))
        formatter = world.formatter
        pictures = world.pictures
    }

    var body: some View {
        VStack {
            Text(verbatim: "Kodinerds freeTV Announcement Service")
                .font(.title2)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .accessibilityAddTraits(.isHeader)
            ProgrammeList(guide: guide, formatter: formatter, pictures: pictures)
        }
        .task { await guide.load() }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView(world: .preview)
    }
}
