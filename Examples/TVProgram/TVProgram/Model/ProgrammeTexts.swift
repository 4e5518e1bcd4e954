/// The four texts of a row. A text without parts is nil.
struct ProgrammeTexts {
    let title: String?
    let subtitle: String?
    let description: String?
    let details: String
}
