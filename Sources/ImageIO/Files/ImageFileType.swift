/// The kinds of files that are read, by their identifiers.
enum ImageFileType: String, CaseIterable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
    case webP = "org.webmproject.webp"

    var format: ImageDecoder.Format {
        switch self {
        case .png: .png
        case .jpeg: .jpeg
        case .gif: .gif
        case .webP: .webp
        }
    }

    /// The kind that the first bytes show.
    init?(of data: Data) {
        switch ImageDecoder.Format(of: data) {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case .webp: self = .webP
        case .svg, nil: return nil
        }
    }

    /// The kinds that are written.
    static let writable: [ImageFileType] = [.png, .jpeg, .gif]
}
