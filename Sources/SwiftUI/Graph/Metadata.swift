/// What the runtime knows of a type. Source of the layout: the Swift project's documentation of type metadata.
enum Metadata {
    enum Kind { case structure, tuple, function, other }

    private static func words(_ type: Any.Type) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    static func kind(of type: Any.Type) -> Kind {
        switch words(type)[0] {
        case 0x200: .structure
        case 0x301: .tuple
        case 0x302 where size(of: type) == 2 * MemoryLayout<UInt>.size: .function
        default: .other
        }
    }

    static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    /// The parts of a tuple type and where they are in it; a type that is no tuple is its own only part.
    static func tupleElements(of type: Any.Type) -> [(type: Any.Type, offset: Int)] {
        guard kind(of: type) == .tuple else { return [(type, 0)] }
        let words = words(type)
        return (0..<Int(words[1])).map { index in
            // Offsets have 32 bits; what follows them is anything.
            (unsafeBitCast(words[3 + 2 * index], to: Any.Type.self), Int(UInt32(truncatingIfNeeded: words[4 + 2 * index])))
        }
    }
}
