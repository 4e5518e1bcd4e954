@_spi(Quince) import QuinceFoundation

/// An identifier of services and attributes: of 16, 32 or 128 bits, of which the short ones stand for longer ones of Bluetooth's own.
///
/// Source: Apple's documentation of `CBUUID`; Bluetooth Core Specification, volume 3, part B, section 2.5.1.
open class CBUUID: NSObject, NSCopying, @unchecked Sendable {
    private static let base: [UInt8] = [0, 0, 0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5F, 0x9B, 0x34, 0xFB]

    /// The bytes, the highest first: 2, 4 or 16.
    public let data: Data

    /// The identifier in hexadecimal digits, of 128 bits with hyphens; ends the app for other texts, as on iOS.
    public init(string theString: String) {
        guard let data = Self.data(of: theString) else {
            raise(.internalInconsistencyException, "String \(theString) does not represent a valid UUID")
        }
        self.data = data
        super.init()
    }

    /// The identifier of 2, 4 or 16 bytes; ends the app for others, as on iOS.
    public init(data theData: Data) {
        guard [2, 4, 16].contains(theData.count) else {
            raise(.internalInconsistencyException, "Data \(theData) does not represent a valid UUID")
        }
        data = Data(theData)
        super.init()
    }

    public init(nsuuid theUUID: UUID) {
        data = withUnsafeBytes(of: theUUID.uuid) { Data($0) }
        super.init()
    }

    private static func data(of text: String) -> Data? {
        if let uuid = UUID(uuidString: text) { return withUnsafeBytes(of: uuid.uuid) { Data($0) } }
        guard text.utf8.count == 4 || text.utf8.count == 8, text.allSatisfy(\.isHexDigit), let number = UInt32(text, radix: 16) else {
            return nil
        }
        return withUnsafeBytes(of: number.bigEndian) { Data($0.suffix(text.utf8.count / 2)) }
    }

    /// The identifier in upper-case digits: short ones stay short.
    open var uuidString: String {
        if data.count == 16 { return UUID(uuid: data.withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }).uuidString }
        return data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// All 128 bits.
    private var whole: [UInt8] {
        switch data.count {
        case 2: [0, 0] + data + Self.base.dropFirst(4)
        case 4: [UInt8](data) + Self.base.dropFirst(4)
        default: [UInt8](data)
        }
    }

    /// Short identifiers equal the long ones that they stand for.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.whole == whole }
    open override var hash: Int { whole.hashValue }
    open dynamic override var description: String { uuidString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
