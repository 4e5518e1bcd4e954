import QuinceFoundation
import Testing

/// Sets of characters, compared with sets of Swift's own over characters of many planes.
struct CharacterSetTests {
    private static let scalars: [Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0...0x17F, 0x660...0x669, 0x4E00...0x4E0F, 0xFF10...0xFF5A, 0x104A0...0x104A9, 0x1D4C0...0x1D4FF, 0x1F600...0x1F60F,
            0x20000...0x2000F, 0xE0020...0xE002F,
        ]
        return ranges.flatMap { $0.compactMap(Unicode.Scalar.init) }
    }()
    private static let plain: [(name: String, set: CharacterSet)] = [
        ("digits", .decimalDigits), ("letters", .letters), ("alphanumerics", .alphanumerics), ("spaces", .whitespacesAndNewlines),
        ("query", .urlQueryAllowed), ("few", CharacterSet(charactersIn: "abc")), ("faces", CharacterSet(charactersIn: "a😀")),
        ("range", CharacterSet(charactersIn: "a"..."z")), ("high range", CharacterSet(charactersIn: "\u{1D4C0}"..."\u{1D4DF}")),
        ("none", CharacterSet()),
    ]
    private static let all =
        plain + plain.map { ("not " + $0.name, $0.set.inverted) } + plain.map { ("not not " + $0.name, $0.set.inverted.inverted) }

    private func members(_ set: CharacterSet) -> Set<Unicode.Scalar> { Set(Self.scalars.filter(set.contains)) }

    @Test func charactersBeyondTheFirstPlaneAreMembers() {
        let set = CharacterSet(charactersIn: "a😀")
        #expect(set.contains("😀"))
        #expect(!set.contains("\u{F600}"))
        #expect("x😀y😀".trimmingCharacters(in: CharacterSet(charactersIn: "x😀")) == "y")
        #expect("😀".trimmingCharacters(in: set) == "")
        #expect(" a b\n".trimmingCharacters(in: .whitespacesAndNewlines) == "a b")
    }

    @Test func inversesHaveAllOthers() {
        let everything = Set(Self.scalars)
        for (name, set) in Self.plain {
            #expect(members(set.inverted) == everything.subtracting(members(set)), "\(name)")
            #expect(members(set.inverted.inverted) == members(set), "\(name)")
        }
    }

    @Test func algebraIsThatOfSets() {
        for (name, set) in Self.all {
            let some = members(set)
            for (otherName, other) in Self.all {
                let others = members(other)
                #expect(members(set.union(other)) == some.union(others), "\(name), \(otherName)")
                #expect(members(set.intersection(other)) == some.intersection(others), "\(name), \(otherName)")
                #expect(members(set.subtracting(other)) == some.subtracting(others), "\(name), \(otherName)")
                #expect(members(set.symmetricDifference(other)) == some.symmetricDifference(others), "\(name), \(otherName)")
                if set.isSuperset(of: other) { #expect(some.isSuperset(of: others), "\(name), \(otherName)") }
            }
            #expect(set.isSuperset(of: set), "\(name)")
            #expect(set == set.union(set), "\(name)")
        }
        #expect(CharacterSet(charactersIn: "abc").inverted.isSuperset(of: .decimalDigits))
        #expect(CharacterSet.alphanumerics.isSuperset(of: .letters))
    }

    @Test func allSetsCanBeChangedAndCopiesStay() {
        for (name, set) in Self.all {
            let before = members(set)
            var changed = set
            changed.insert("Q")
            changed.remove("1")
            changed.insert(charactersIn: "ÄÖ")
            changed.remove(charactersIn: "xy")
            changed.insert(charactersIn: "0"..."3")
            #expect(members(changed) == before.subtracting(["1", "x", "y"]).union(["Q", "Ä", "Ö", "0", "1", "2", "3"]), "\(name)")
            #expect(members(set) == before, "\(name)")
            changed.invert()
            changed.remove("x")
            #expect(!changed.contains("x"), "\(name)")
        }
    }

    @Test func mutableSetsOfTheirOwnCanBeChanged() {
        for set in [
            NSMutableCharacterSet(), NSMutableCharacterSet(charactersIn: "ab"),
            NSMutableCharacterSet(range: NSRange(location: 97, length: 2)),
        ] {
            set.addCharacters(in: "x")
            set.removeCharacters(in: "a")
            set.formUnion(with: .decimalDigits)
            #expect(set.characterIsMember(120))
            #expect(!set.characterIsMember(97))
            #expect(set.characterIsMember(49))
            set.invert()
            #expect(set.characterIsMember(97))
            #expect(!set.characterIsMember(49))
        }
        let bitmap = NSMutableCharacterSet(bitmapRepresentation: CharacterSet.decimalDigits.inverted.bitmapRepresentation)
        bitmap.addCharacters(in: "1")
        #expect(bitmap.characterIsMember(49))
        #expect(!bitmap.characterIsMember(50))
    }

    @Test func archivedSetsKeepTheirMembers() throws {
        for set in [CharacterSet(charactersIn: "a😀"), .decimalDigits, CharacterSet.letters.inverted] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: set as NSCharacterSet, requiringSecureCoding: true)
            let decoded = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSCharacterSet.self, from: data)
            #expect(decoded.map { members($0 as CharacterSet) } == members(set))
        }
    }
}
