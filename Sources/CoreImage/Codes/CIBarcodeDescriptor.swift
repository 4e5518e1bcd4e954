import QuinceFoundation

/// The contents of a code of bars or modules. Source: Apple's documentation of `CIBarcodeDescriptor`.
open class CIBarcodeDescriptor: NSObject, NSCopying, @unchecked Sendable {
    override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Source: Apple's documentation of `CIQRCodeDescriptor`.
open class CIQRCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// How much of a code may be lost, as the letter's character.
    public enum ErrorCorrectionLevel: Int, Sendable {
        /// About 7 %.
        case levelL = 76
        /// About 15 %.
        case levelM = 77
        /// About 25 %.
        case levelQ = 81
        /// About 30 %.
        case levelH = 72
    }

    /// The codewords with headers and padding, without those that correct errors.
    public let errorCorrectedPayload: Data
    /// From 1 to 40.
    public let symbolVersion: Int
    /// From 0 to 7.
    public let maskPattern: UInt8
    public let errorCorrectionLevel: ErrorCorrectionLevel

    /// - Returns: nil for a version or mask that QR codes do not have.
    public init?(payload errorCorrectedPayload: Data, symbolVersion: Int, maskPattern: UInt8, errorCorrectionLevel: ErrorCorrectionLevel) {
        guard (1...40).contains(symbolVersion), maskPattern < 8 else { return nil }
        (self.errorCorrectedPayload, self.symbolVersion) = (errorCorrectedPayload, symbolVersion)
        (self.maskPattern, self.errorCorrectionLevel) = (maskPattern, errorCorrectionLevel)
        super.init()
    }
}

/// Source: Apple's documentation of `CIAztecCodeDescriptor`.
open class CIAztecCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    public let isCompact: Bool
    /// From 1 to 4 of a compact code, from 1 to 32 of another.
    public let layerCount: Int
    /// Codewords that are no padding, from 1 to 2048.
    public let dataCodewordCount: Int

    /// - Returns: nil for counts that Aztec codes do not have.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, layerCount: Int, dataCodewordCount: Int) {
        guard (1...(isCompact ? 4 : 32)).contains(layerCount), (1...2048).contains(dataCodewordCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.layerCount, self.dataCodewordCount) = (layerCount, dataCodewordCount)
        super.init()
    }
}

/// Source: Apple's documentation of `CIPDF417CodeDescriptor`.
open class CIPDF417CodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    public let errorCorrectedPayload: Data
    /// Without the right row indicators.
    public let isCompact: Bool
    /// From 3 to 90.
    public let rowCount: Int
    /// From 1 to 30.
    public let columnCount: Int

    /// - Returns: nil for counts that PDF417 codes do not have.
    public init?(payload errorCorrectedPayload: Data, isCompact: Bool, rowCount: Int, columnCount: Int) {
        guard (3...90).contains(rowCount), (1...30).contains(columnCount) else { return nil }
        (self.errorCorrectedPayload, self.isCompact) = (errorCorrectedPayload, isCompact)
        (self.rowCount, self.columnCount) = (rowCount, columnCount)
        super.init()
    }
}

/// Source: Apple's documentation of `CIDataMatrixCodeDescriptor`.
open class CIDataMatrixCodeDescriptor: CIBarcodeDescriptor, @unchecked Sendable {
    /// The version of error correction.
    public enum ECCVersion: Int, Sendable {
        case v000 = 0
        case v050 = 50
        case v080 = 80
        case v100 = 100
        case v140 = 140
        case v200 = 200
    }

    public let errorCorrectedPayload: Data
    /// From 8 to 144, an even number.
    public let rowCount: Int
    /// From 8 to 144, an even number.
    public let columnCount: Int
    public let eccVersion: ECCVersion

    /// - Returns: nil for counts that Data Matrix codes do not have.
    public init?(payload errorCorrectedPayload: Data, rowCount: Int, columnCount: Int, eccVersion: ECCVersion) {
        guard [rowCount, columnCount].allSatisfy({ (8...144).contains($0) }) else { return nil }
        (self.errorCorrectedPayload, self.rowCount) = (errorCorrectedPayload, rowCount)
        (self.columnCount, self.eccVersion) = (columnCount, eccVersion)
        super.init()
    }
}
