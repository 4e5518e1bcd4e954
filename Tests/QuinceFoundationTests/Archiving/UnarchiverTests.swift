import QuinceFoundation
import Testing

struct UnarchiverTests {
    @Test func anotherClassIsAnError() throws {
        let data = try NSKeyedArchiver.archivedData(withRootObject: NSString(string: "a"), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: data) == "a")
        let error = #expect(throws: CocoaError.self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSNumber.self, from: data) }
        #expect(error?.code.rawValue == 4864)
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: Data([1, 2])) }
    }

    @Test func elementsOfArraysAreCheckedAsWell() throws {
        let array = NSArray(array: [NSString(string: "a"), NSString(string: "b")])
        let data = try NSKeyedArchiver.archivedData(withRootObject: array, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data) == ["a", "b"])
        #expect(throws: CocoaError.self) { try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSNumber.self, from: data) }
    }
}
