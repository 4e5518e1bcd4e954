import QuinceFoundation
import Testing

struct SetLiteralTests {
    private final class Holder {
        var set: NSSet?
        var given: NSSet = ["a"]
    }

    /// As relations of managed objects are emptied.
    @Test func setsAreWrittenAsLiterals() {
        let holder = Holder()
        holder.set = []
        #expect(holder.set?.count == 0)
        holder.set = [1, 2, 2]
        #expect(holder.set?.count == 2)
        #expect(holder.set?.contains(2) == true)
        #expect(holder.given.anyObject() as? String == "a")
        holder.given = []
        #expect(holder.given.count == 0)
    }
}
