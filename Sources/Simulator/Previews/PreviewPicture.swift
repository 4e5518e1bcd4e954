import DeviceProtocol
import FileFormats
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
        let isShort = plain.utf8.count <= maximumLength
        let name = isTold && isShort ? plain : plain.prefix(maximumLength) + "-" + String(checksum(text), radix: 36)
        return name.split(separator: "-").joined(separator: "-") + ".png"
    }

    /// With what is added the name of a file, of at most 255 bytes.
    private static let maximumLength = 200
    private static let allowed = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-")

    /// The same in every process, unlike `hashValue`.
    private static func checksum(_ text: String) -> UInt32 {
        text.utf8.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
    }
}

/// The index of a run's snapshots, stored beside them as `previews.json`.
public struct PreviewManifest: Codable, Sendable {
    public var appName: String
    public var pictures: [PreviewPicture]
    /// The files of all pictures in their order, where these are a part of them.
    public var whole: [String]?

    public init(appName: String, pictures: [PreviewPicture], whole: [String]? = nil) {
        (self.appName, self.pictures, self.whole) = (appName, pictures, whole)
    }

    static let fileName = "previews.json"

    /// - Throws: `SimulatorError` for a folder without one.
    public static func read(in folder: URL) throws -> PreviewManifest {
        let file = folder.appendingPathComponent(fileName)
        guard let data = try? RegularFile.read(file) else {
            throw SimulatorError(
                "\(folder.path) holds no snapshots: \(fileName) is missing",
                nextStep: "Take them first: quince preview --snapshot \(folder.path)", exitCode: .missingFile)
        }
        let manifest: PreviewManifest
        do { manifest = try JSONDecoder().decode(PreviewManifest.self, from: data) } catch {
            throw SimulatorError(
                "\(file.path) is damaged", nextStep: "Take the snapshots again: quince preview --snapshot \(folder.path)")
        }
        // Pictures are copied and removed by these names, and the folder may come from somebody else.
        for picture in manifest.pictures {
            do { _ = try PlacedPath(picture.file).resolved(in: folder) } catch let problem {
                throw SimulatorError(
                    "\(file.path) names the picture “\(picture.file.prefix(100))”, which \(problem.reason)",
                    nextStep: "Take the snapshots again: quince preview --snapshot \(folder.path)")
            }
        }
        return manifest
    }

    func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try withFileErrors("\(folder.path) cannot be written") {
            try encoder.encode(self).write(to: folder.appendingPathComponent(Self.fileName), options: .atomic)
        }
    }
}
