import QuinceFoundation

/// All types that are known in the process.
final class TypeRegistry: @unchecked Sendable {
    struct Entry {
        var parents: [String]
        var tags: [UTTagClass: [String]]
        var description: String?
    }

    static let shared = TypeRegistry(information: Bundle.main.infoDictionary ?? [:])

    private let lock = NSLock()
    private var entries: [String: Entry] = [:]
    /// Identifiers in the order of their declaration.
    private var order: [String] = []

    /// Reads what the system and an app's Info.plist declare.
    init(information: [String: Any]) {
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

    private static func tags(_ extensions: [String], _ mimeTypes: [String]) -> [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        if !extensions.isEmpty { tags[.filenameExtension] = extensions }
        if !mimeTypes.isEmpty { tags[.mimeType] = mimeTypes }
        return tags
    }

    private func add(_ identifier: String, _ entry: Entry) {
        if entries.updateValue(entry, forKey: identifier) == nil { order.append(identifier) }
    }

    func type(_ identifier: String) -> Entry? { lock.withLock { entries[identifier] } }

    /// Makes a type known that the app names in its code only.
    func declare(_ identifier: String, conformingTo parent: UTType?) {
        lock.withLock {
            guard entries[identifier] == nil else { return }
            add(identifier, Entry(parents: [parent?.identifier ?? "public.data"], tags: [:], description: nil))
        }
    }

    /// The declared type of a tag, or one made for it.
    func type(tag: String, of tagClass: UTTagClass, conformingTo supertype: UTType) -> UTType {
        lock.withLock {
            let tag = tag.lowercased()
            let declared = order.first { identifier in
                entries[identifier]?.tags[tagClass]?.contains(tag) == true && conforms(identifier, to: supertype.identifier)
            }
            if let declared { return UTType(known: declared) }
            let identifier =
                "dyn." + Array("\(tagClass.rawValue)=\(tag):\(supertype.identifier)".utf8).map { String($0, radix: 36) }.joined()
            if entries[identifier] == nil {
                add(identifier, Entry(parents: [supertype.identifier], tags: [tagClass: [tag]], description: nil))
            }
            return UTType(known: identifier)
        }
    }

    private func conforms(_ identifier: String, to ancestor: String) -> Bool {
        identifier == ancestor || allAncestors(identifier).contains(ancestor)
    }

    func ancestors(of identifier: String) -> Set<String> { lock.withLock { allAncestors(identifier) } }

    private func allAncestors(_ identifier: String) -> Set<String> {
        var found: Set<String> = []
        var pending = entries[identifier]?.parents ?? []
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += entries[next]?.parents ?? [] }
        }
        return found
    }
}
