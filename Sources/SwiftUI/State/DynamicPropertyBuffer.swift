/// The persistent storage of one view's dynamic properties.
final class DynamicPropertyBuffer {
    private var slots: [Slot] = []
    private let context: PropertyContext
    private var isFirst = true
    private let plan: Plan

    private struct Slot {
        var kept: AnyObject?
        var version: UInt32 = 0
    }

    init<Owner>(of owner: Owner.Type, context: PropertyContext) {
        self.context = context
        plan = Plan.of(owner)
        slots = Array(repeating: Slot(), count: plan.wiredCount)
        if plan.keepsState { context.scope.noteState() }
    }

    var isEmpty: Bool { plan.steps.isEmpty }

    /// Connects the properties of `owner`.
    ///
    /// - Returns: The names of the view's properties whose values have changed since the last call.
    func update<Owner>(_ owner: inout Owner) -> [String] {
        guard !plan.steps.isEmpty else { return [] }
        var changed: [String] = []
        withUnsafeMutablePointer(to: &owner) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for step in plan.steps {
                guard let index = step.slot else {
                    _ = step.apply(base + step.offset, nil, context)
                    continue
                }
                var version = slots[index].version
                var kept = slots[index].kept
                withUnsafeMutablePointer(to: &kept) { version = step.apply(base + step.offset, $0, context) }
                slots[index].kept = kept
                if !isFirst, version != slots[index].version { changed.append(step.name) }
                slots[index].version = version
            }
        }
        isFirst = false
        return changed
    }

    /// How the properties of a type are connected: the innermost first, then `update()` of what contains them.
    private struct Plan {
        struct Step {
            let name: String
            let offset: Int
            /// Nil for properties the graph keeps nothing for.
            let slot: Int?
            let apply: @Sendable (UnsafeMutableRawPointer, UnsafeMutablePointer<AnyObject?>?, PropertyContext) -> UInt32
        }

        var steps: [Step] = []
        var wiredCount = 0
        /// Whether one of the properties keeps what could not be made again.
        var keepsState = false

        nonisolated(unsafe) private static var known: [ObjectIdentifier: Plan] = [:]

        static func of(_ type: Any.Type) -> Plan {
            let id = ObjectIdentifier(type)
            if let plan = known[id] { return plan }
            var plan = Plan()
            plan.collect(type, offset: 0, path: nil)
            known[id] = plan
            return plan
        }

        private mutating func collect(_ type: Any.Type, offset: Int, path: String?) {
            guard Metadata.kind(of: type) == .structure else { return }
            for field in TypeFields.of(type).fields {
                guard ConformanceIndex.shared.mayConform(field.type, to: .dynamicProperty),
                    let property = field.type as? any DynamicProperty.Type
                else { continue }
                let name = path ?? field.name
                if let wired = property as? any WiredProperty.Type {
                    steps.append(Self.wiring(wired, name, offset + field.offset, slot: wiredCount))
                    wiredCount += 1
                    if !wired.isOnlyRead { keepsState = true }
                } else {
                    collect(property, offset: offset + field.offset, path: name)
                    steps.append(Self.updating(property, name, offset + field.offset))
                }
            }
        }

        private static func wiring<Property: WiredProperty>(_ type: Property.Type, _ name: String, _ offset: Int, slot: Int) -> Step {
            Step(name: name, offset: offset, slot: slot) { pointer, kept, context in
                let property = pointer.assumingMemoryBound(to: Property.self)
                guard let kept else { return 0 }
                let version = property.pointee.wire(&kept.pointee, context)
                property.pointee.update()
                return version
            }
        }

        private static func updating<Property: DynamicProperty>(_ type: Property.Type, _ name: String, _ offset: Int) -> Step {
            Step(name: name, offset: offset, slot: nil) { pointer, _, _ in
                pointer.assumingMemoryBound(to: Property.self).pointee.update()
                return 0
            }
        }
    }
}
