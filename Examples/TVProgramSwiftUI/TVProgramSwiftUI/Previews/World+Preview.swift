import Foundation

extension World {
    /// A world without network: the sample programmes, without pictures.
    @MainActor static let preview = World(
        loader: SampleProgrammeLoader(),
        pictures: PictureStore(),
        formatter: ProgrammeFormatter(bundle: .main, locale: Locale(identifier: "de"), timeZone: TimeZone(identifier: "Europe/Berlin"))
    )
}
