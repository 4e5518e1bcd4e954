import QuinceFoundation
import Testing

struct MutableDictionaryTests {
    @Test func threadsKeepObjectsUnderAnyKey() {
        let key: any NSCopying = NSString(string: "MutableDictionaryTests")
        let value = NSObject()
        Thread.current.threadDictionary[key] = value
        #expect(Thread.current.threadDictionary["MutableDictionaryTests"] as? NSObject === value)
        Thread.current.threadDictionary[key] = nil
        #expect(Thread.current.threadDictionary[key] == nil)
    }
}
