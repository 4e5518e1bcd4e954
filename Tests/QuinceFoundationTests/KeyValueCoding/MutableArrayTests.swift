@_spi(Quince) @testable import QuinceFoundation
import Testing

/// A class as lowering leaves it.
private final class Album: NSObject {
    var titles: [String] = ["a"] {
        willSet { KeyValueObserving.willChange(self, "titles") }
        didSet { KeyValueObserving.didChange(self, "titles") }
    }
    var numbers: [Int] = [1]
    var calls: [String] = []
    var album: Album?
}

private final class Listener: NSObject {
    var kinds: [UInt] = []
    var indexes: [IndexSet?] = []
}

@Suite(.serialized) struct MutableArrayTests {
    init() {
        ObjectRuntime.register(Album.self) { type in
            type.getter("titles") { ($0 as! Album).titles }
            type.setter("titles") { ($0 as! Album).titles = objectArgument($1, "titles") }
            type.getter("numbers") { ($0 as! Album).numbers }
            type.getter("album") { ($0 as! Album).album }
            type.method("insertObject:inNumbersAtIndex:") { object, arguments in
                let album = object as! Album
                album.calls.append("insert")
                album.numbers.insert(objectArgument(arguments, 0, ""), at: objectArgument(arguments, 1, ""))
                return nil
            }
            type.method("removeObjectFromNumbersAtIndex:") { object, arguments in
                let album = object as! Album
                album.calls.append("remove")
                album.numbers.remove(at: objectArgument(arguments, 0, ""))
                return nil
            }
        }
        ObjectRuntime.register(Listener.self) { type in
            type.method("observeValueForKeyPath:of:change:context:") { object, arguments in
                let change = arguments[2] as! [NSKeyValueChangeKey: Any]
                (object as! Listener).kinds.append((change[.kindKey] as! NSNumber).uintValue)
                (object as! Listener).indexes.append(change[.indexesKey] as? IndexSet)
                return nil
            }
        }
    }

    @Test func changesSetTheProperty() {
        let album = Album()
        let titles = album.mutableArrayValue(forKey: "titles")
        titles.add("c")
        titles.insert("b", at: 1)
        #expect(album.titles == ["a", "b", "c"])
        titles.replaceObject(at: 0, with: "A")
        titles.remove("b")
        #expect(album.titles == ["A", "c"])
        #expect(titles.count == 2)
        album.titles = ["x"]
        #expect(titles as? [String] == ["x"])
        titles.removeAllObjects()
        #expect(album.titles.isEmpty)
    }

    @Test func observersHearOfEachElement() {
        let (album, listener) = (Album(), Listener())
        album.addObserver(listener, forKeyPath: "titles", context: nil)
        let titles = album.mutableArrayValue(forKey: "titles")
        titles.add("b")
        titles.replaceObject(at: 0, with: "A")
        titles.removeObject(at: 1)
        #expect(listener.kinds == [NSKeyValueChange.insertion, .replacement, .removal].map(\.rawValue))
        #expect(listener.indexes == [[1], [0], [1]])
        album.titles = []
        #expect(listener.kinds.last == NSKeyValueChange.setting.rawValue)
        album.removeObserver(listener, forKeyPath: "titles")
    }

    @Test func anObjectChangesItsArrayItself() {
        let album = Album()
        album.album = Album()
        let numbers = album.mutableArrayValue(forKeyPath: "album.numbers")
        numbers.add(2)
        numbers.replaceObject(at: 0, with: 7)
        #expect(album.album?.numbers == [7, 2])
        #expect(album.album?.calls == ["insert", "remove", "insert"])
    }
}
