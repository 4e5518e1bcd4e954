import QuinceFoundation
import Testing

/// What apps keep for all of a person's devices stays on this one.
struct UbiquitousKeyValueStoreTests {
    @Test func valuesAreOnDiskAndRead() throws {
        let store = NSUbiquitousKeyValueStore.default
        let number: Int64 = 1 << 40
        store.set(number, forKey: "best")
        store.set(2.5, forKey: "ratio")
        store.set(true, forKey: "sound")
        store.set("Lina", forKey: "name")
        store.set(["a", "b"], forKey: "list")
        store.set(["id": 7], forKey: "map")
        store.set(Data([1, 2]), forKey: "data")
        #expect(store.synchronize())
        let other = NSUbiquitousKeyValueStore()
        #expect(other.longLong(forKey: "best") == number)
        #expect(other.double(forKey: "ratio") == 2.5)
        #expect(other.bool(forKey: "sound"))
        #expect(other.string(forKey: "name") == "Lina")
        #expect(other.array(forKey: "list") as? [String] == ["a", "b"])
        #expect(other.dictionary(forKey: "map") as? [String: Int] == ["id": 7] && other.data(forKey: "data") == Data([1, 2]))
        #expect(store.longLong(forKey: "name") == 0)
        #expect(store.string(forKey: "best") == nil)
        #expect(store.object(forKey: "none") == nil)
        let keys = Set(["best", "ratio", "sound", "name", "list", "map", "data"])
        #expect(keys.isSubset(of: store.dictionaryRepresentation.keys))
        for key in keys { store.removeObject(forKey: key) }
        store.set(nil as String?, forKey: "name")
        #expect(store.synchronize())
        #expect(keys.isDisjoint(with: other.dictionaryRepresentation.keys))
    }
}
