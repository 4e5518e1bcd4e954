import QuinceFoundation
import Testing

/// Foundation on Linux never releases the attributes of strings; see `CFoundationSymbols`.
@Suite struct AttributedStringLifetimeTests {
    private final class Value {}

    private class Title: NSAttributedString {}
    private class Draft: NSMutableAttributedString {}

    /// Whether the value of an attribute goes with the string that has it, and not before.
    private func isReleased(with make: ([NSAttributedString.Key: Any]) -> NSAttributedString) -> Bool {
        weak var known: Value?
        var wasKept = false
        do {
            let value = Value()
            known = value
            let string = make([Self.key: value])
            wasKept = isKept(string)
        }
        return wasKept && known == nil
    }

    private static let key = NSAttributedString.Key("value")

    /// The value is still there, whatever has come and gone in between.
    private func isKept(_ string: NSAttributedString) -> Bool { string.attribute(Self.key, at: 0, effectiveRange: nil) is Value }

    @Test func aStringReleasesItsAttributes() {
        #expect(isReleased { NSAttributedString(string: "abc", attributes: $0) })
    }

    @Test func aMutableStringReleasesItsAttributes() {
        #expect(isReleased { NSMutableAttributedString(string: "abc", attributes: $0) })
    }

    @Test func derivedClassesReleaseTheirAttributes() {
        #expect(isReleased { Title(string: "abc", attributes: $0) })
        #expect(isReleased { Draft(string: "abc", attributes: $0) })
    }

    @Test func attributesThatAreReplacedAreReleased() {
        let string = NSMutableAttributedString(string: "abc")
        weak var known: Value?
        do {
            let value = Value()
            known = value
            string.addAttribute(Self.key, value: value, range: NSRange(location: 0, length: 2))
        }
        #expect(known != nil)
        string.removeAttribute(Self.key, range: NSRange(location: 0, length: 3))
        #expect(known == nil)
    }

    /// Copies share nothing that the original would take along.
    @Test(arguments: [false, true]) func copiesOutliveTheirOriginal(_ isMutable: Bool) {
        let kinds: [(NSAttributedString) -> NSAttributedString] = [
            { $0.copy() as! NSAttributedString }, { $0.mutableCopy() as! NSAttributedString }, { NSAttributedString(attributedString: $0) },
            { NSMutableAttributedString(attributedString: $0) }, { Title(attributedString: $0) }, { Draft(attributedString: $0) },
            { $0.attributedSubstring(from: NSRange(location: 0, length: 1)) },
        ]
        for kind in kinds {
            weak var known: Value?
            do {
                var original: NSAttributedString? = {
                    let value = Value()
                    known = value
                    let attributes: [NSAttributedString.Key: Any] = [Self.key: value]
                    return isMutable
                        ? NSMutableAttributedString(string: "abc", attributes: attributes)
                        : NSAttributedString(string: "abc", attributes: attributes)
                }()
                let copy = kind(original!)
                original = nil
                #expect(isKept(copy))
                #expect(isKept(kind(kind(copy))))
                #expect(isKept(copy))
            }
            #expect(known == nil)
        }
    }

    @Test func aStringWhoseCharactersAreHeldKeepsWhatItShares() {
        var string: NSMutableAttributedString? = NSMutableAttributedString(string: "abc", attributes: [Self.key: Value()])
        let characters = string!.mutableString
        let copy = NSAttributedString(attributedString: string!)
        string = nil
        characters.append("d")
        #expect(characters as String == "abcd")
        #expect(isKept(copy))
    }

    @Test func aDecodedStringOwnsItsAttributes() throws {
        let string = NSMutableAttributedString(string: "abcdef", attributes: [Self.key: "first"])
        string.addAttribute(Self.key, value: "second", range: NSRange(location: 3, length: 3))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(string.copy(), forKey: "plain")
        archiver.encode(string, forKey: "mutable")
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.requiresSecureCoding = false
        for key in ["plain", "mutable"] {
            let decoded = try #require(unarchiver.decodeObject(forKey: key) as? NSAttributedString)
            #expect(decoded.attribute(Self.key, at: 0, effectiveRange: nil) as? String == "first")
            #expect(decoded.attribute(Self.key, at: 5, effectiveRange: nil) as? String == "second")
        }
    }
}
