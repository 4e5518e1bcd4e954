/// Access to the runtime's metadata of a type. Source of the layout: the Swift project's documentation of type metadata.
enum Metadata {
    enum Kind { case structure, enumeration, tuple, function, other }

    private static func words(_ type: Any.Type) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    private static let optional: UInt = 0x202

    static func kind(of type: Any.Type) -> Kind {
        switch words(type)[0] {
        case 0x200: .structure
        case 0x201, optional: .enumeration
        case 0x301: .tuple
        case 0x302 where size(of: type) == 2 * MemoryLayout<UInt>.size: .function
        default: .other
        }
    }

    static func isOptional(_ type: Any.Type) -> Bool { words(type)[0] == optional }

    /// The description of a structure or an enumeration, which all specialisations of a generic one share; nil for types of other kinds.
    static func description(of type: Any.Type) -> UnsafeRawPointer? {
        let kind = kind(of: type)
        return kind == .structure || kind == .enumeration ? UnsafeRawPointer(bitPattern: words(type)[1]) : nil
    }

    /// Whether a type has no other description than this one, as types that come from C have.
    static func isUnique(_ description: UnsafeRawPointer) -> Bool { description.load(as: UInt32.self) & 0x40 != 0 }

    /// The description of the protocol `P` of a type `any P`.
    static func protocolDescription(of type: Any.Type) -> UnsafeRawPointer? {
        let words = words(type)
        // Behind the flags, in the same word, stands how many protocols there are; a superclass would come before them.
        return words[0] == 0x303 && words[1] >> 32 == 1 ? UnsafeRawPointer(bitPattern: words[2]) : nil
    }

    /// The types that a generic structure or enumeration was specialised for.
    static func arguments(of type: Any.Type, count: Int) -> [Any.Type] {
        (0..<count).map { unsafeBitCast(words(type)[2 + $0], to: Any.Type.self) }
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
