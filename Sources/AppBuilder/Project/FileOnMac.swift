import Foundation

extension URL {
    /// The file as a Mac finds it, whose disk tells apart neither capitals and small letters nor composed and decomposed characters; this address
    /// where there is none.
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
            guard let other = names.sorted().first(where: { $0.isSameOnMac(as: name) }) else { return self }
            found.appendPathComponent(other)
        }
        return found
    }
}

extension String {
    /// Whether two names are one on a Mac's disk. Strings that look alike are equal in Swift, however they are composed.
    fileprivate func isSameOnMac(as other: String) -> Bool { self == other || lowercased() == other.lowercased() }
}
