import SwiftUI

/// A programme: its picture and four texts.
struct ProgrammeRow: View {
    let programme: Programme
    let formatter: ProgrammeFormatter
    let pictures: PictureStore

    var body: some View {
        let texts = formatter.texts(of: programme)
        VStack {
            ProgrammePicture(url: programme.pictureURL, store: pictures)
            text(texts.title).font(.headline)
            text(texts.subtitle).font(.subheadline)
            text(texts.description).font(.body)
            text(texts.details).font(.body)
        }
    }

    @ViewBuilder private func text(_ text: String?) -> some View {
        if let text {
            Text(text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(3)
        }
    }
}

struct ProgrammeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            row
            row.preferredColorScheme(.dark)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }

    private static var row: some View {
        ProgrammeRow(programme: Programme.samples[0], formatter: World.preview.formatter, pictures: World.preview.pictures)
    }
}
