import Foundation

/// All uniform types that are known in the process, for `UTType` and `NSItemProvider`.
package final class TypeRegistry: @unchecked Sendable {
    package struct Entry {
        package var parents: [String]
        /// Filename extensions and MIME types, by tag class.
        package var tags: [String: [String]]
        package var description: String?
    }

    package static let filenameExtension = "public.filename-extension"
    package static let mimeType = "public.mime-type"

    package static let shared = TypeRegistry(information: Bundle.main.infoDictionary ?? [:])

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    /// Identifiers in the order of their declaration.
    private var order: [String] = []

    /// Reads what the system and an app's Info.plist declare.
    package init(information: [String: Any]) {
        for type in SystemType.all {
            add(
                type.identifier,
                Entry(
                    parents: type.parents, tags: Self.tags(type.extensions, type.mimeTypes), description: type.description))
        }
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            for declaration in information[key] as? [[String: Any]] ?? [] { read(declaration) }
        }
    }

    private func read(_ declaration: [String: Any]) {
        guard let identifier = declaration["UTTypeIdentifier"] as? String else { return }
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func strings(_ value: Any?) -> [String] { value as? [String] ?? (value as? String).map { [$0] } ?? [] }
        add(
            identifier,
            Entry(
                parents: strings(declaration["UTTypeConformsTo"]),
                tags: Self.tags(strings(tags["public.filename-extension"]), strings(tags["public.mime-type"])),
                description: declaration["UTTypeDescription"] as? String))
    }

    private static func tags(_ extensions: [String], _ mimeTypes: [String]) -> [String: [String]] {
        var tags: [String: [String]] = [:]
        if !extensions.isEmpty { tags[filenameExtension] = extensions }
        if !mimeTypes.isEmpty { tags[mimeType] = mimeTypes }
        return tags
    }

    private func add(_ identifier: String, _ entry: Entry) {
        if entries.updateValue(entry, forKey: identifier) == nil { order.append(identifier) }
    }

    package func type(_ identifier: String) -> Entry? { lock.withLock { entries[identifier] } }

    /// Makes a type known that the app names in its code only.
    package func declare(_ identifier: String, conformingTo parent: String?) {
        lock.withLock {
            guard entries[identifier] == nil else { return }
            add(identifier, Entry(parents: [parent ?? "public.data"], tags: [:], description: nil))
        }
    }

    /// The declared type of a tag, or one made for it.
    package func type(tag: String, of tagClass: String, conformingTo supertype: String) -> String {
        lock.withLock {
            let tag = tag.lowercased()
            let declared = order.first { identifier in
                entries[identifier]?.tags[tagClass]?.contains(tag) == true && isKind(identifier, of: supertype)
            }
            if let declared { return declared }
            let identifier =
                "dyn." + Array("\(tagClass)=\(tag):\(supertype)".utf8).map { String($0, radix: 36) }.joined()
            if entries[identifier] == nil {
                add(identifier, Entry(parents: [supertype], tags: [tagClass: [tag]], description: nil))
            }
            return identifier
        }
    }

    /// The type of a file or folder by its name.
    package func type(ofFile name: String, isFolder: Bool) -> String {
        let suffix = URL(fileURLWithPath: name).pathExtension
        guard isFolder else {
            return suffix.isEmpty ? "public.data" : type(tag: suffix, of: Self.filenameExtension, conformingTo: "public.data")
        }
        let declared = lock.withLock {
            order.first {
                entries[$0]?.tags[Self.filenameExtension]?.contains(suffix.lowercased()) == true && isKind($0, of: "public.directory")
            }
        }
        return declared ?? "public.folder"
    }

    /// Whether a type is `ancestor` or conforms to it.
    package func conforms(_ identifier: String, to ancestor: String) -> Bool { lock.withLock { isKind(identifier, of: ancestor) } }

    private func isKind(_ identifier: String, of ancestor: String) -> Bool {
        identifier == ancestor || allAncestors(identifier).contains(ancestor)
    }

    package func ancestors(of identifier: String) -> Set<String> { lock.withLock { allAncestors(identifier) } }

    private func allAncestors(_ identifier: String) -> Set<String> {
        var found: Set<String> = []
        var pending = entries[identifier]?.parents ?? []
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += entries[next]?.parents ?? [] }
        }
        return found
    }
}
