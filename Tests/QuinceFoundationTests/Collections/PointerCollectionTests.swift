import QuinceFoundation
import Testing

struct PointerCollectionTests {
    private final class Thing: NSObject {}

    @Test func mapTablesLetGoOfWeakObjects() {
        let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
        var thing: Thing? = Thing()
        table.setObject(thing, forKey: "a")
        #expect(table.object(forKey: "a") === thing)
        #expect(table.count == 1)
        thing = nil
        #expect(table.object(forKey: "a") == nil)
        #expect(table.count == 0)
    }

    @Test func mapTablesLetGoOfWeakKeys() {
        let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
        var key: Thing? = Thing()
        table.setObject("value", forKey: key)
        #expect(table.object(forKey: key) == "value")
        table.setObject("other", forKey: key)
        #expect(table.count == 1)
        key = nil
        #expect(table.count == 0)
        for _ in 0..<100 { table.setObject("x", forKey: Thing()) }
        #expect(table.count == 0)
    }

    @Test func hashTablesKeepTheirOrder() {
        let (table, things) = (NSHashTable<Thing>.weakObjects(), (0..<5).map { _ in Thing() })
        for thing in things { table.add(thing) }
        table.add(things[0])
        #expect(table.allObjects == things)
        table.remove(things[1])
        #expect(!table.contains(things[1]))
        #expect(table.allObjects == [things[0], things[2], things[3], things[4]])
        for _ in 0..<100 { table.add(Thing()) }
        #expect(table.count == 4)
    }

    @Test func equalObjectsAreOneToAStrongTable() {
        let table = NSHashTable<NSString>()
        table.add(NSString(string: "a"))
        table.add(NSString(string: "a"))
        #expect(table.count == 1)
    }

    @Test func pointerArraysHaveGaps() {
        let array = NSPointerArray.weakObjects()
        var first: Thing? = Thing()
        let second = Thing()
        array.addPointer(Unmanaged.passUnretained(first!).toOpaque())
        array.addPointer(Unmanaged.passUnretained(second).toOpaque())
        array.addPointer(nil)
        first = nil
        #expect(array.count == 3)
        #expect(array.pointer(at: 0) == nil)
        array.compact()
        #expect(array.count == 1)
        #expect(array.allObjects.first as AnyObject === second)
    }
}
