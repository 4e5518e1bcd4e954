import Foundation
import Glibc

/// Puts what was built into `Name.app`, which changes as a whole.
struct BundlePlacement {
    /// The app's bundle.
    let bundle: URL
    /// The app first, then its extensions.
    let parts: [BundleBuilder.Built]

    /// Hash of everything in the bundle but executables.
    var hash: String { StableHash.of(parts.map { $0.place + $0.resourcesHash }.joined(separator: " ")) }

    /// Tell the bundle that was placed from another: its parts are made anew each time.
    var stamps: [FileStamp] { parts.map { FileStamp(folder($0, in: bundle).appendingPathComponent("Info.plist")) } }

    /// Whether the bundle's folders are there, and folders of its own: what a link leads to belongs to somebody else.
    private var isThere: Bool { parts.allSatisfy { isOwn($0) } }

    private func isOwn(_ part: BundleBuilder.Built) -> Bool {
        var place = bundle
        guard place.isFolderItself else { return false }
        for name in part.place.split(separator: "/") {
            place = place.appendingPathComponent(String(name), isDirectory: true)
            guard place.isFolderItself else { return false }
        }
        return true
    }

    private func folder(_ part: BundleBuilder.Built, in bundle: URL) -> URL {
        part.place.isEmpty ? bundle : bundle.appendingPathComponent(part.place, isDirectory: true)
    }

    /// - Parameters:
    ///   - placed: The hash of what is in the bundle.
    ///   - stamps: The bundle's as it was placed.
    func run(placed: String, _ stamps: [FileStamp]) throws {
        if placed == hash, isThere, stamps == self.stamps {
            for part in parts { try replaceExecutable(part) }
            return
        }
        let files = FileManager.default
        let temporary = bundle.deletingLastPathComponent().appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
        defer { try? files.removeItem(at: temporary) }
        for part in parts {
            // The resources hold no links that lead out of them.
            let place = folder(part, in: temporary)
            try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try files.copyItem(at: part.resources, to: place)
            let executable = try place.placing(part.target.productName, of: "PRODUCT_NAME")
            guard !executable.isThere else {
                throw BuildFailure(
                    "the resources of '\(part.target.name)' have a file '\(part.target.productName)', as its executable is called",
                    nextStep: "Rename the file, or set PRODUCT_NAME to another name.")
            }
            try link(part.executable, at: executable)
        }
        try replace(with: temporary)
    }

    private func replaceExecutable(_ part: BundleBuilder.Built) throws {
        let executable = folder(part, in: bundle).appendingPathComponent(part.target.productName)
        guard !isSame(part.executable, executable) else { return }
        let temporary = folder(part, in: bundle).appendingPathComponent(".new-\(UUID().uuidString)")
        do { try link(part.executable, at: temporary) } catch {
            try? FileManager.default.removeItem(at: temporary)
            throw error
        }
        guard rename(temporary.path, executable.path) == 0 else {
            try? FileManager.default.removeItem(at: temporary)
            throw BuildFailure("\(bundle.path) cannot be written", nextStep: "Check the folder's permissions.")
        }
    }

    /// Gives an executable, which may have a hundred megabytes, a second name; on another disk it is copied.
    ///
    /// The linker writes a new file each time, so that nobody's executable changes. One that somebody has written to is not the build's any more, by its stamp.
    private func link(_ executable: URL, at place: URL) throws {
        if Glibc.link(executable.path, place.path) != 0 { try FileManager.default.copyItem(at: executable, to: place) }
    }

    private func isSame(_ first: URL, _ second: URL) -> Bool {
        var (one, other) = (stat(), stat())
        return lstat(first.path, &one) == 0 && lstat(second.path, &other) == 0 && one.st_dev == other.st_dev && one.st_ino == other.st_ino
    }

    /// Renaming neither follows a link in the bundle's place nor empties what it leads to.
    private func replace(with new: URL) throws {
        let old = bundle.deletingLastPathComponent().appendingPathComponent(".old-\(UUID().uuidString)")
        let hasOld = bundle.isThere
        if hasOld { try move(bundle, to: old) }
        do { try move(new, to: bundle) } catch {
            if hasOld { try? move(old, to: bundle) }
            throw error
        }
        if hasOld { try old.removeItself() }
    }

    private func move(_ url: URL, to place: URL) throws {
        guard rename(url.path, place.path) == 0 else {
            throw BuildFailure(
                "\(bundle.path) cannot be written: \(String(cString: strerror(errno)))", nextStep: "Check the folder's permissions.")
        }
    }
}
