import Testing

@testable import AppBuilder

/// Core Foundation's types where iOS takes them for objects.
struct CoreFoundationLoweringTests {
    @Test func castsToCollectionsTakeEveryKind() {
        let body = Lowering.body("SecItemAdd(query as CFDictionary, nil)\nlet list = [1] as CFArray\nlet kept = x as? CFDictionary\n")
        #expect(body.contains("SecItemAdd(__quinceDictionary(query ), nil)"))
        #expect(body.contains("let list = __quinceArray([1] )"))
        #expect(body.contains("x as? CFDictionary"))
    }

    @Test func constantsAreObjectsWhereObjectsAreTaken() {
        let body = Lowering.body(
            """
            class Keychain {
                class func wipe() { remove(kSecClassKey); keep(kSecClassKey) }
                class func remove(_ kind: AnyObject) {}
                class func keep(_ kind: String) {}
                let query: [String: AnyObject] = [kSecClass as String: kSecClassKey, "a": other]
            }
            """)
        #expect(body.contains("remove(kSecClassKey as AnyObject); keep(kSecClassKey)"))
        #expect(body.contains("[kSecClass as String: kSecClassKey as AnyObject, \"a\": other]"))
    }
}

/// Core Text's types where iOS bridges them.
struct CoreTextLoweringTests {
    @Test func castsOfFontsAndAttributesAreCalls() {
        let body = Lowering.body(
            """
            let font = ctFont as UIFont
            let key = kCTFontAttributeName as NSAttributedString.Key
            let values = CTRunGetAttributes(run) as! [NSAttributedString.Key: Any]
            let kept = view as? UIFont
            """)
        #expect(body.contains("let font = __quinceFont(ctFont )"))
        #expect(body.contains("let key = NSAttributedString.Key(rawValue: kCTFontAttributeName )"))
        #expect(body.contains("let values = CTRunGetAttributes(run) .reduce(into: [NSAttributedString.Key: Any]())"))
        #expect(body.contains("let kept = view as? UIFont"))
    }
}
