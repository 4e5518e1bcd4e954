import Foundation

/// Puts what was built into `Name.app`, which changes as a whole.
struct BundlePlacement {
    /// The app's bundle.
    let bundle: URL
    /// The app first, then its extensions.
    let parts: [BundleBuilder.Built]

    /// Hash of everything in the bundle but executables.
    var hash: String { StableHash.of(parts.map { $0.place + $0.resourcesHash }.joined(separator: " ")) }

    private var isThere: Bool {
        parts.allSatisfy { FileManager.default.fileExists(atPath: folder($0, in: bundle).appendingPathComponent("Info.plist").path) }
    }

    private func folder(_ part: BundleBuilder.Built, in bundle: URL) -> URL {
        part.place.isEmpty ? bundle : bundle.appendingPathComponent(part.place, isDirectory: true)
    }

    /// - Parameter placed: The hash of what is in the bundle.
    func run(placed: String) throws {
        if placed == hash, isThere {
            for part in parts { try replaceExecutable(part) }
            return
        }
        let files = FileManager.default
        let temporary = bundle.deletingLastPathComponent().appendingPathComponent(
            ".\(bundle.lastPathComponent)-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: temporary) }
        for part in parts {
            let place = folder(part, in: temporary)
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: part.resources, to: place)
            try files.copyItem(at: part.executable, to: place.appendingPathComponent(part.target.productName))
        }
        try replace(with: temporary)
    }

    private func replaceExecutable(_ part: BundleBuilder.Built) throws {
        let files = FileManager.default
        let (place, name) = (folder(part, in: bundle), part.target.productName)
        let temporary = place.appendingPathComponent(".\(name)-\(UUID().uuidString)")
        try files.copyItem(at: part.executable, to: temporary)
        guard rename(temporary.path, place.appendingPathComponent(name).path) == 0 else {
            try? files.removeItem(at: temporary)
            throw BuildFailure("\(bundle.path) cannot be written", nextStep: "Check the folder's permissions.")
        }
    }

    private func replace(with new: URL) throws {
        let old = bundle.deletingLastPathComponent().appendingPathComponent(".old-\(UUID().uuidString)")
        let files = FileManager.default
        let hasOld = files.fileExists(atPath: bundle.path)
        if hasOld { try files.moveItem(at: bundle, to: old) }
        do { try files.moveItem(at: new, to: bundle) } catch {
            if hasOld { try? files.moveItem(at: old, to: bundle) }
            throw error
        }
        if hasOld { try? files.removeItem(at: old) }
    }
}
