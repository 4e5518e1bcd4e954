import Foundation

extension URL {
    /// The file as a Mac finds it, whose disk does not tell capitals from small letters; this address where there is none.
    ///
    /// Projects are made on such disks, and nobody there sees that a folder is called otherwise.
    var asOnMac: URL {
        let files = FileManager.default
        guard !files.fileExists(atPath: path) else { return self }
        var found = URL(fileURLWithPath: "/")
        for name in pathComponents.dropFirst() {
            let exact = found.appendingPathComponent(name)
            if files.fileExists(atPath: exact.path) {
                found = exact
                continue
            }
            let names = (try? files.contentsOfDirectory(atPath: found.path)) ?? []
            guard let other = names.sorted().first(where: { $0.compare(name, options: .caseInsensitive) == .orderedSame }) else {
                return self
            }
            found.appendPathComponent(other)
        }
        return found
    }
}
