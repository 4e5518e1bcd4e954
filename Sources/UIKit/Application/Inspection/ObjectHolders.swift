import Foundation

/// Finds what holds an object, where a library counts the objects of the process (`quince profile`).
@MainActor enum ObjectHolders {
    /// A strong reference from one object to another.
    private struct Reference {
        var holder: UnsafeRawPointer
        /// The holder's class, and the property that the reference is in; for closures and storage of the standard library, what they are.
        var text: String
        /// The one before it, on the way from the object; nil for a reference to the object itself.
        var inner: Int?
    }

    /// `profile_holder` of the library: an object in whose memory an address stands, its type's metadata, and the bytes from its beginning.
    private struct Holder {
        var object, metadata: UnsafeRawPointer?
        var offset: Int
    }

    private typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer, Int) -> Int

    private static let find: Find? = dlsym(nil, "quince_profile_holders").map { unsafeBitCast($0, to: Find.self) }

    /// How many holders of an object are looked at, how many objects in all, and how many ways are told.
    private static let (width, limit, pathCount) = (64, 2_000, 3)

    /// The shortest ways by which an object is held, such as `← a closure ← App.Model.onChange`: up to an object that nothing in the heap holds
    /// (a global or a local variable does), or to the object itself, which is a cycle.
    ///
    /// - Returns: nil where objects are not counted.
    static func paths(to object: AnyObject) -> [String]? {
        guard let find else { return nil }
        let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        var (found, seen, paths): ([Reference], Set<UnsafeRawPointer>, [String]) = ([], [start], [])
        var next = 0
        func visit(_ place: UnsafeRawPointer, from index: Int?) {
            let references = holders(of: place, find)
            let way = index.map { text(of: $0, in: found) + " " } ?? ""
            if references.isEmpty { paths.append(way + "← a variable") }
            for (holder, text) in references {
                if holder == start {
                    paths.append(way + "← \(text), a cycle")
                } else if seen.insert(holder).inserted, found.count < limit {
                    found.append(Reference(holder: holder, text: text, inner: index))
                }
            }
        }
        visit(start, from: nil)
        while next < found.count, paths.count < pathCount {
            visit(found[next].holder, from: next)
            next += 1
        }
        return Array(paths.prefix(pathCount))
    }

    /// The references from the object outwards.
    private static func text(of index: Int, in all: [Reference]) -> String {
        let way = all[index].inner.map { text(of: $0, in: all) + " " } ?? ""
        return way + "← \(all[index].text)"
    }

    /// The objects with a strong reference to the one at an address, and what to call those references.
    private static func holders(of place: UnsafeRawPointer, _ find: Find) -> [(UnsafeRawPointer, String)] {
        withUnsafeTemporaryAllocation(of: Holder.self, capacity: width) { buffer in
            let count = find(place, UnsafeMutableRawPointer(buffer.baseAddress!), width)
            return buffer.prefix(count).compactMap { holder in
                guard let object = holder.object, let metadata = holder.metadata else { return nil }
                return name(metadata, holder.offset).map { (object, $0) }
            }
        }
    }

    /// Returns the description of a reference at an offset of an object; nil for a weak or unowned one.
    private static func name(_ metadata: UnsafeRawPointer, _ offset: Int) -> String? {
        let kind = metadata.load(as: UInt.self)
        // Classes have kind 0; other objects of the heap are closures' and captured variables'.
        guard kind == 0 else { return "a closure" }
        let type = unsafeBitCast(metadata, to: Any.Type.self)
        let name = String(reflecting: type)
        if name.hasPrefix("Swift._") { return storageName(name) }
        guard let property = StoredProperty.all(of: type).last(where: { $0.offset <= offset }) else { return name }
        return property.isStrong ? "\(name).\(property.name)" : nil
    }

    /// Returns the description of a collection's storage class; nil where its elements hold no references, such as object identifiers.
    private static func storageName(_ name: String) -> String? {
        let kinds = [("Array", "an array"), ("Dictionary", "a dictionary"), ("Set", "a set")]
        guard let kind = kinds.first(where: { name.contains($0.0) }), let start = name.firstIndex(of: "<") else { return name }
        let elements = name[start...].dropFirst().dropLast().components(separatedBy: ", ")
        return elements.allSatisfy(plainTypes.contains) ? nil : kind.1
    }

    private static let plainTypes: Set<String> = [
        "Swift.ObjectIdentifier", "Swift.Int", "Swift.UInt", "Swift.UInt64", "Swift.Bool", "Swift.Double",
    ]
}
