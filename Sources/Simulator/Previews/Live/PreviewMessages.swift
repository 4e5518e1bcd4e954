import DeviceProtocol
import Foundation
import PageEncoding

/// The previews that `quince preview` requests of the host.
public struct PreviewRequest: Codable, Sendable {
    /// The app's bundle.
    public var bundle: String
    /// Only previews of this file; nil = all.
    public var file: String?
    /// The folder that paths are told relative to.
    public var root: String
    public var variants: [PreviewVariant]

    public init(bundle: String, file: String?, root: String, variants: [PreviewVariant]) {
        (self.bundle, self.file, self.root, self.variants) = (bundle, file, root, variants)
    }
}

/// A change of the sources that running previews follow.
public struct PreviewUpdate: Codable, Sendable {
    public enum Kind: String, Codable, Sendable {
        /// Literals took new values.
        case literals
        /// Bodies of functions were replaced.
        case code
        /// The previews were started again.
        case restarted
    }

    public var kind: Kind
    /// The library with new code.
    public var library: String?
    public var literals: [String: String?]
    /// Which files, and why no less was done.
    public var text: String
    /// From the file's change to the new code, in seconds.
    public var seconds: Double

    public init(_ kind: Kind, library: String? = nil, literals: [String: String?] = [:], text: String, seconds: Double) {
        (self.kind, self.library, self.literals, self.text, self.seconds) = (kind, library, literals, text, seconds)
    }
}

/// An event for the previews' page, sent as one line of JSON with a `type`.
enum PreviewEvent: Encodable {
    struct Cell: Encodable {
        var id: String
        var name, file, label: String
        var line: Int
        /// In points, as far as known before it is shown.
        var width, height: Double
    }

    case stage(app: String, cells: [Cell])
    case update(PreviewUpdate)
    case build(BuildReport)

    private enum Keys: String, CodingKey { case type, app, cells, kind, text, seconds, build }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Keys.self)
        switch self {
        case .stage(let app, let cells):
            try fields.encode("stage", forKey: .type)
            try fields.encode(app, forKey: .app)
            try fields.encode(cells, forKey: .cells)
        case .update(let update):
            try fields.encode("update", forKey: .type)
            try fields.encode(update.kind, forKey: .kind)
            try fields.encode(update.text, forKey: .text)
            try fields.encode(update.seconds, forKey: .seconds)
        case .build(let report):
            try fields.encode("build", forKey: .type)
            try fields.encode(report, forKey: .build)
        }
    }
}
