import QuinceFoundation
import Testing

/// Pointers that formatters write objects through, made of others.
struct ObjectPointerTests {
    /// `UnsafeMutablePointer<Int>.allocate(capacity: 1)` holds no object that could be released.
    @Test func memoryOfValuesHoldsNoObjectYet() {
        let memory = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        defer { memory.deallocate() }
        memory.pointee = 0x1234
        let pointer = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(memory)
        #expect(pointer.pointee == nil)
        #expect(NumberFormatter().getObjectValue(pointer, for: "12", errorDescription: nil))
        #expect(pointer.pointee as? Int == 12)
        pointer.pointee = nil
    }

    @Test func objectsAreKept() {
        var text: NSString? = "a"
        withUnsafeMutablePointer(to: &text) { #expect(AutoreleasingUnsafeMutablePointer<AnyObject?>($0).pointee === $0.pointee) }
    }
}
