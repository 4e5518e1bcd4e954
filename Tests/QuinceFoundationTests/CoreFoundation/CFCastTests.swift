@_spi(Quince) import QuinceFoundation
import Testing

/// Casts to Core Foundation's collections, which lowering writes as calls.
struct CFCastTests {
    @Test func dictionariesOfEveryKind() {
        let key: String? = "key"
        let object = NSMutableDictionary()
        object.setObject(NSNumber(value: 1), forKey: NSString("key"))
        #expect(__quinceDictionary(["key": 1] as [String: Any])["key"] as? Int == 1)
        #expect(__quinceDictionary([key: 1])["key"] as? Int == 1)
        #expect(__quinceDictionary([AnyHashable("key"): 1])["key"] as? Int == 1)
        #expect(__quinceDictionary([NSString("key"): 1])["key"] as? Int == 1)
        #expect(__quinceDictionary(object)["key"] as? Int == 1)
        #expect(__quinceDictionary([1: 1]).isEmpty)
    }

    @Test func arrays() {
        #expect(__quinceArray(NSArray(array: [1, 2])) as? [Int] == [1, 2])
    }
}
