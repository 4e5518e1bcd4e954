import Testing

@testable import QuinceFoundation

/// A model class as apps write it: optional properties, some of which older versions did not have.
final class ArchivedNote: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }

    var title: String?
    var tags: [String]?
    var parent: ArchivedNote?
    var extra: NSObject?

    init(title: String? = nil, tags: [String]? = nil, parent: ArchivedNote? = nil, extra: NSObject? = nil) {
        (self.title, self.tags, self.parent, self.extra) = (title, tags, parent, extra)
    }

    func encode(with coder: NSCoder) {
        coder.encode(title, forKey: "title")
        if let tags { coder.encode(tags, forKey: "tags") }
        if let parent { coder.encode(parent, forKey: "parent") }
        if let extra { coder.encode(extra, forKey: "extra") }
    }

    init?(coder: NSCoder) {
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        tags = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "tags") as? [String]
        parent = coder.decodeObject(of: ArchivedNote.self, forKey: "parent")
        extra = coder.decodeObject(of: NSString.self, forKey: "extra")
        #expect(coder.decodeObject(forKey: "of a later version") == nil)
        #expect(coder.decodeInteger(forKey: "count of a later version") == 0)
        #expect(!coder.decodeBool(forKey: "flag of a later version"))
        #expect(coder.decodePropertyList(forKey: "list of a later version") == nil)
    }
}

struct AbsentKeyTests {
    private func roundTrip(_ note: ArchivedNote) throws -> ArchivedNote? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: note, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: data)
    }

    @Test func absentAndNilValuesAreNil() throws {
        let note = try #require(try roundTrip(ArchivedNote()))
        #expect(note.title == nil)
        #expect(note.tags == nil)
        #expect(note.parent == nil)
    }

    @Test func nestedObjectsAndArraysAreDecoded() throws {
        let note = try #require(try roundTrip(ArchivedNote(title: "a", parent: ArchivedNote(title: "b", tags: ["c", "d"]))))
        #expect(note.title == "a")
        #expect(note.tags == nil)
        #expect(note.parent?.title == "b")
        #expect(note.parent?.tags == ["c", "d"])
        #expect(note.parent?.parent == nil)
    }

    @Test func manyObjectsAreDecoded() throws {
        let notes = [ArchivedNote(title: "a"), ArchivedNote(tags: ["b"])] as NSArray
        let data = try NSKeyedArchiver.archivedData(withRootObject: notes, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClasses: [ArchivedNote.self], from: data) as? [ArchivedNote]
        #expect(decoded?.map(\.title) == ["a", nil])
        #expect(decoded?.map(\.tags) == [nil, ["b"]])
    }

    @Test func archivesWithoutSecureCodingAreDecoded() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedNote(title: "a"), requiringSecureCoding: false)
        #expect((try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? ArchivedNote)?.title == "a")
        #expect((NSKeyedUnarchiver.unarchiveObject(with: data) as? ArchivedNote)?.title == "a")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try data.write(to: file)
        #expect((NSKeyedUnarchiver.unarchiveObject(withFile: file.path) as? ArchivedNote)?.title == "a")
    }

    @Test func unarchiversAreSecureUntilTheyAreToldOtherwise() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: ArchivedNote(title: "a"), requiringSecureCoding: false)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
        #expect(unarchiver.requiresSecureCoding)
        #expect(unarchiver.decodingFailurePolicy == .setErrorAndReturn)
        unarchiver.requiresSecureCoding = false
        #expect(!unarchiver.requiresSecureCoding)
        #expect((unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedNote)?.title == "a")
        #expect(try unarchiver.decodeTopLevelObject(forKey: "absent") == nil)
        #expect(unarchiver.error == nil)
    }

    @Test func objectsOfOtherClassesAreErrorsWhereverTheyAre() throws {
        let root = try NSKeyedArchiver.archivedData(withRootObject: ArchivedNote(), requiringSecureCoding: true)
        let nested = try NSKeyedArchiver.archivedData(withRootObject: ArchivedNote(extra: NSDate()), requiringSecureCoding: true)
        let element = try NSKeyedArchiver.archivedData(withRootObject: [ArchivedNote()] as NSArray, requiringSecureCoding: true)
        let rootError = #expect(throws: CocoaError.self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSDate.self, from: root) }
        let nestedError = #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedObject(ofClass: ArchivedNote.self, from: nested)
        }
        let elementError = #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSDate.self, from: element)
        }
        #expect(rootError?.code.rawValue == 4864)
        #expect(nestedError?.code.rawValue == 4864)
        #expect(elementError?.code.rawValue == 4864)
    }

    @Test func dataThatIsNoArchiveIsAnErrorOrNil() throws {
        let list = try PropertyListSerialization.data(fromPropertyList: ["a": 1], format: .binary, options: 0)
        for data in [Data(), Data([1, 2, 3]), list] {
            #expect(throws: (any Error).self) { try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) }
            #expect(throws: (any Error).self) { try NSKeyedUnarchiver(forReadingFrom: data) }
            #expect(NSKeyedUnarchiver.unarchiveObject(with: data) == nil)
        }
    }

    @Test func dictionariesAreCheckedByKeysAndValues() throws {
        let table = ["a": 1, "b": 2] as NSDictionary
        let data = try NSKeyedArchiver.archivedData(withRootObject: table, requiringSecureCoding: true)
        let decoded = try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSString.self, objectClass: NSNumber.self, from: data)
        #expect(decoded == ["a": 1, "b": 2])
        #expect(throws: CocoaError.self) {
            try NSKeyedUnarchiver.unarchivedDictionary(ofKeyClass: NSNumber.self, objectClass: NSString.self, from: data)
        }
    }
}
