import CoreGraphics
internal import CTextEngine

/// The shaping contexts of a font, by face and ligatures; guarded by the engine's lock.
struct FontShapings {
    private struct Key: Hashable {
        let face: ObjectIdentifier
        let hasLigatures: Bool
    }

    /// Of the font's own face: what nearly all text asks for.
    fileprivate var own, ownWithoutLigatures: OpaquePointer?
    private var others: [Key: OpaquePointer] = [:]

    fileprivate mutating func other(_ face: FontFace, _ hasLigatures: Bool, _ make: () -> OpaquePointer) -> OpaquePointer {
        let key = Key(face: ObjectIdentifier(face), hasLigatures: hasLigatures)
        if let known = others[key] { return known }
        let made = make()
        others[key] = made
        return made
    }
}

extension TextFont {
    /// Returns the shaping context of this font in a face: its own, or a fallback for missing letters.
    func shaping(_ face: FontFace, hasLigatures: Bool) -> OpaquePointer {
        TextEngine.locked { heldShaping(face, hasLigatures: hasLigatures) }
    }

    /// The same for whoever holds the engine's lock.
    func heldShaping(_ face: FontFace, hasLigatures: Bool) -> OpaquePointer {
        guard face === self.face else { return shapings.other(face, hasLigatures) { makeShaping(face, hasLigatures) } }
        if hasLigatures {
            if let own = shapings.own { return own }
        } else if let own = shapings.ownWithoutLigatures {
            return own
        }
        let made = makeShaping(face, hasLigatures)
        if hasLigatures { shapings.own = made } else { shapings.ownWithoutLigatures = made }
        return made
    }

    private func makeShaping(_ face: FontFace, _ hasLigatures: Bool) -> OpaquePointer {
        var features = descriptor.features
        if isSystem, face === self.face { features["calt"] = 0 }
        if !hasLigatures || (isSystem && isMonospaced) { features["liga"] = 0 }
        let wanted = features.sorted { $0.key < $1.key }.compactMap { tag, value -> QTFeature? in
            let letters = tag.utf8.map { CChar(bitPattern: $0) }
            return letters.count == 4 ? QTFeature(tag: (letters[0], letters[1], letters[2], letters[3]), value: Int32(value)) : nil
        }
        return qt_shaping(face.handle, wanted, Int32(wanted.count))
    }
}

extension TextAttributes {
    /// Letters join to ligatures except where they are set apart.
    var hasLigatures: Bool { usesLigatures && kern == 0 }
}
