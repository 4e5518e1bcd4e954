@_spi(Quince) import QuinceFoundation
import Testing

extension NSNumber {
    /// As lowering writes `self.init(value: value)`.
    fileprivate static func made(_ value: Int64) -> Self { __quinceMade(__quinceDynamic(self).init(value: value)) }
    fileprivate static func maybe(_ value: Int64) -> Self? { __quinceMade(__quinceDynamic(self).init(value: value)) }
    fileprivate static func made(_ value: Double) -> Self { __quinceMade(__quinceDynamic(self).init(value: value)) }
}

extension NSUUID {
    fileprivate static func made(_ text: String) -> Self? { __quinceMade(__quinceDynamic(self).init(uuidString: text)) }
    fileprivate static func made(_ bytes: [UInt8]) -> Self {
        bytes.withUnsafeBufferPointer { __quinceMade(__quinceDynamic(self).init(uuidBytes: $0.baseAddress)) }
    }
}

@Suite struct DynamicValueTests {
    @Test func numbersAreOfTheClassThatTheMetatypeHolds() {
        #expect(NSNumber.made(Int64(7)) == 7)
        #expect(NSNumber.made(7.5) == 7.5)
        #expect(NSNumber.maybe(7) == 7)
        #expect(type(of: NSDecimalNumber.made(7.25)) == NSDecimalNumber.self)
        #expect(NSDecimalNumber.made(7.25) == NSDecimalNumber(string: "7.25"))
    }

    @Test func identifiersAreMadeOfTextsAndBytes() {
        let text = "00112233-4455-6677-8899-AABBCCDDEEFF"
        #expect(NSUUID.made(text)?.uuidString == text)
        #expect(NSUUID.made("no") == nil)
        #expect(NSUUID.made((0..<16).map { UInt8($0) * 17 }).uuidString == text)
    }
}
