/// The conformances that one image of the process declares.
///
/// Source: the Swift project's `docs/ABI/TypeMetadata.rst`, and `MetadataSections` and `TargetProtocolConformanceDescriptor` of its runtime.
struct ConformanceSection {
    private let start: UnsafeRawPointer
    private let count: Int

    private enum Layout {
        /// In `MetadataSections`: the section's address and its length, behind a version, an address, two reserved words and the protocols' section.
        static let start = 6, length = 7
        /// In a conformance: its type and its flags, of which three bits say how the type is given.
        static let type = 4, flags = 12, kindShift: UInt32 = 3, kindMask: UInt32 = 7
    }

    /// Returns the conformance sections of all loaded images.
    static func all() -> [ConformanceSection] {
        var found: [ConformanceSection] = []
        withUnsafeMutablePointer(to: &found) { found in
            enumerateSections(
                { sections, context in
                    let words = sections.assumingMemoryBound(to: UInt.self)
                    guard let start = UnsafeRawPointer(bitPattern: words[Layout.start]) else { return true }
                    let section = ConformanceSection(start: start, count: Int(words[Layout.length]) / MemoryLayout<Int32>.size)
                    context?.assumingMemoryBound(to: [ConformanceSection].self).pointee.append(section)
                    return true
                }, found)
        }
        return found
    }

    /// The descriptions of each conformance's protocol and type. Those of classes that are given by name are left out.
    func forEach(_ body: (_ protocol: UnsafeRawPointer, _ type: UnsafeRawPointer) -> Void) {
        for index in 0..<count {
            let conformance = Self.target(start + index * MemoryLayout<Int32>.size)
            let kind = conformance.load(fromByteOffset: Layout.flags, as: UInt32.self) >> Layout.kindShift & Layout.kindMask
            // The lowest bit of the protocol's offset says that it leads to a pointer; of the type, the kind says so.
            let isIndirect = conformance.load(as: Int32.self) & 1 != 0
            let wanted = Self.target(conformance)
            guard let known = isIndirect ? wanted.load(as: UnsafeRawPointer?.self) : wanted else { continue }
            let type = Self.target(conformance + Layout.type)
            switch kind {
            case 0: body(known, type)
            case 1: if let type = type.load(as: UnsafeRawPointer?.self) { body(known, type) }
            default: continue
            }
        }
    }

    private static func target(_ place: UnsafeRawPointer) -> UnsafeRawPointer { place + Int(place.load(as: Int32.self) & ~1) }
}

private typealias SectionVisitor = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool

/// The runtime's own way to its images' sections, which tools that look for tests use, too.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(_ body: SectionVisitor, _ context: UnsafeMutableRawPointer?)
