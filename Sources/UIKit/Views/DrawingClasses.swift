/// Tells which classes of views draw themselves: those have to be drawn when they first appear, all others need no bitmap.
@MainActor enum DrawingClasses {
    private final class Plain: UIView {}
    private final class Drawing: UIView {
        override func draw(_ rect: CGRect) {}
    }

    /// A class's metadata: its header, then its methods, those of the superclasses first.
    private static func words(of type: UIView.Type) -> UnsafePointer<UInt> { unsafeBitCast(type, to: UnsafePointer<UInt>.self) }

    /// Words of metadata before the first method.
    private static let headerSize = 7

    /// The index of `draw(_:)` in the method table: the only entry that differs between the two classes above, as they override nothing
    /// else. Nil if it is not unique.
    private static let slot: Int? = {
        let (base, plain, drawing) = (words(of: UIView.self), words(of: Plain.self), words(of: Drawing.self))
        let sizes = base[4]
        let count = (Int(sizes & 0xFFFF_FFFF) - Int(sizes >> 32)) / MemoryLayout<UInt>.size
        guard count > headerSize else { return nil }
        let found = (headerSize..<count).filter { base[$0] == plain[$0] && base[$0] != drawing[$0] }
        return found.count == 1 ? found[0] : nil
    }()

    /// Whether `draw(_:)` of `type` is not `UIView`'s.
    static func contains(_ type: UIView.Type) -> Bool {
        guard let slot else { return true }
        return words(of: type)[slot] != words(of: UIView.self)[slot]
    }
}
