import DeviceProtocol
import Foundation

/// One preview in one of its surroundings, as a run has drawn it.
public struct PreviewPicture: Codable, Sendable {
    public var entry: PreviewEntry
    public var variant: PreviewVariant
    /// The picture's file in the run's folder; stays the same from run to run.
    public var file: String
    /// In points.
    public var width, height: Double
    /// Why there is no picture, and the frames of a crash.
    public var failure: String?

    /// `RecipeRow_Previews.1-iPhone-8-dark.png`
    static func fileName(_ entry: PreviewEntry, _ variant: PreviewVariant) -> String {
        let text = ([entry.id] + variant.parts()).joined(separator: "-")
        let plain = text.unicodeScalars.map { allowed.contains($0) ? String($0) : "-" }.joined()
        // What was left out may be all that tells two apart.
        let isTold = plain == text || entry.id.unicodeScalars.allSatisfy { allowed.contains($0) || $0 == " " }
        let name = isTold ? plain : plain + "-" + String(checksum(text), radix: 36)
        return name.split(separator: "-").joined(separator: "-") + ".png"
    }

    private static let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")

    /// The same in every process, unlike `hashValue`.
    private static func checksum(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

/// What a run of snapshots leaves beside its pictures: `previews.json`.
public struct PreviewManifest: Codable, Sendable {
    public var appName: String
    public var pictures: [PreviewPicture]

    public init(appName: String, pictures: [PreviewPicture]) { (self.appName, self.pictures) = (appName, pictures) }

    static let fileName = "previews.json"

    /// - Throws: `SimulatorError` for a folder without one.
    public static func read(in folder: URL) throws -> PreviewManifest {
        let file = folder.appendingPathComponent(fileName)
        guard let data = try? Data(contentsOf: file) else {
            throw SimulatorError(
                "\(folder.path) holds no snapshots: \(fileName) is missing",
                nextStep: "Take them first: quince preview --snapshot \(folder.path)", exitCode: .missingFile)
        }
        do { return try JSONDecoder().decode(PreviewManifest.self, from: data) } catch {
            throw SimulatorError(
                "\(file.path) is damaged", nextStep: "Take the snapshots anew: quince preview --snapshot \(folder.path)")
        }
    }

    func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try withFileErrors("\(folder.path) cannot be written") {
            try encoder.encode(self).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
        }
    }
}
