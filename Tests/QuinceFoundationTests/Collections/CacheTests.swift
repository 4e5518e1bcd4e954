import QuinceFoundation
import Testing

struct CacheTests {
    private final class Witness: NSObject, NSCacheDelegate {
        var dropped: [String] = []
        func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) { dropped.append("\(obj)") }
    }

    private func text(_ text: String) -> NSString { NSString(string: text) }

    @Test func theObjectsThatWereNotUsedForLongestGoFirst() {
        let (cache, witness) = (NSCache<NSString, NSString>(), Witness())
        cache.delegate = witness
        cache.countLimit = 2
        cache.setObject(text("a"), forKey: text("1"))
        cache.setObject(text("b"), forKey: text("2"))
        #expect(cache.object(forKey: text("1")) == text("a"))
        cache.setObject(text("c"), forKey: text("3"))
        #expect(cache.object(forKey: text("2")) == nil)
        #expect(cache.object(forKey: text("1")) == text("a"))
        #expect(cache.object(forKey: text("3")) == text("c"))
        #expect(witness.dropped == ["b"])
    }

    private final class Page: NSDiscardableContent {
        var isDiscarded = false
        func beginContentAccess() -> Bool { !isDiscarded }
        func endContentAccess() {}
        func discardContentIfPossible() { isDiscarded = true }
        func isContentDiscarded() -> Bool { isDiscarded }
    }

    @Test func objectsThatGaveUpTheirContentLeave() {
        let (cache, page) = (NSCache<NSString, Page>(), Page())
        cache.setObject(page, forKey: text("1"))
        #expect(cache.object(forKey: text("1")) === page)
        page.discardContentIfPossible()
        #expect(cache.object(forKey: text("1")) == nil)
        page.isDiscarded = false
        #expect(cache.object(forKey: text("1")) == nil)
        cache.evictsObjectsWithDiscardedContent = false
        page.discardContentIfPossible()
        cache.setObject(page, forKey: text("1"))
        #expect(cache.object(forKey: text("1")) === page)
    }

    @Test func costsAreAddedUp() {
        let cache = NSCache<NSString, NSString>()
        cache.totalCostLimit = 10
        cache.setObject(text("a"), forKey: text("1"), cost: 6)
        cache.setObject(text("b"), forKey: text("2"), cost: 4)
        #expect(cache.object(forKey: text("1")) != nil)
        cache.setObject(text("b"), forKey: text("2"), cost: 5)
        #expect(cache.object(forKey: text("1")) == nil)
        cache.removeObject(forKey: text("2"))
        cache.setObject(text("c"), forKey: text("3"), cost: 10)
        #expect(cache.object(forKey: text("3")) != nil)
        cache.removeAllObjects()
        #expect(cache.object(forKey: text("3")) == nil)
        cache.setObject(text("d"), forKey: text("4"), cost: 10)
        #expect(cache.object(forKey: text("4")) != nil)
    }

    @Test func manyObjectsGoWithoutDeepRecursion() {
        let cache = NSCache<NSNumber, NSNumber>()
        for number in 0..<200_000 { cache.setObject(NSNumber(value: number), forKey: NSNumber(value: number)) }
        #expect(cache.object(forKey: 5) == 5)
        cache.removeAllObjects()
    }
}
