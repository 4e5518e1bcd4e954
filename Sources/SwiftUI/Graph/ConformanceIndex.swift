/// Which structures and enumerations conform to the protocols that this module asks all kinds of types for.
///
/// The runtime answers `as? any P.Type` for a type that it was not asked about before by walking through all conformances of the process, some
/// 11,000, and each view is a type of its own. Here they are walked through once, for all of these protocols.
///
/// Source: the Swift project's `docs/ABI/TypeMetadata.rst`, and `MetadataSections` and `TargetProtocolConformanceDescriptor` of its runtime.
final class ConformanceIndex: @unchecked Sendable {
    static let shared = ConformanceIndex()

    /// A protocol that is asked for.
    enum Requirement: Int, CaseIterable {
        case equatable, selfComparing, animatable, dynamicProperty

        fileprivate var type: Any.Type {
            switch self {
            case .equatable: (any Equatable).self
            case .selfComparing: (any SelfComparing).self
            case .animatable: (any Animatable).self
            case .dynamicProperty: (any DynamicProperty).self
            }
        }
    }

    private let lock = NSLock()
    /// By requirement: the descriptions of the types that conform, for all or for some of their arguments.
    private var conforming: [Set<UnsafeRawPointer>] = Array(repeating: [], count: Requirement.allCases.count)
    private let protocols: [UnsafeRawPointer?] = Requirement.allCases.map { Metadata.protocolDescription(of: $0.type) }
    /// Types of which it is known that they do not conform.
    private var refused: [Set<ObjectIdentifier>] = Array(repeating: [], count: Requirement.allCases.count)
    /// How many images' conformances have been read.
    private var images = 0

    /// False for a type that certainly does not conform; the runtime knows it of others.
    func mayConform(_ type: Any.Type, to requirement: Requirement) -> Bool {
        lock.withLock {
            let id = ObjectIdentifier(type)
            if refused[requirement.rawValue].contains(id) { return false }
            switch Metadata.kind(of: type) {
            case .tuple, .function: break
            case .structure, .enumeration:
                guard let description = Metadata.description(of: type), Metadata.isUnique(description) else { return true }
                if conforming[requirement.rawValue].contains(description) { return true }
                // A library that was loaded since may have brought the conformance.
                readNewImages()
                if conforming[requirement.rawValue].contains(description) { return true }
            case .other: return true
            }
            refused[requirement.rawValue].insert(id)
            return false
        }
    }

    private func readNewImages() {
        let found = ConformanceSection.all()
        guard found.count > images else { return }
        // Newer ones may come first, and only what is new could take a refusal back.
        images = found.count
        for index in refused.indices { refused[index] = [] }
        for section in found { section.forEach(note) }
    }

    private func note(_ wanted: UnsafeRawPointer, _ type: UnsafeRawPointer) {
        for (index, description) in protocols.enumerated() where description == wanted { conforming[index].insert(type) }
    }
}
