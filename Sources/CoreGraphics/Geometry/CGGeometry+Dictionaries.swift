@_spi(Quince) import QuinceFoundation

extension CGPoint {
    /// The coordinates by the keys `X` and `Y`.
    public var dictionaryRepresentation: CFDictionary { ["X": x, "Y": y] }

    /// nil where a coordinate is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let x = dict.length("X"), let y = dict.length("Y") else { return nil }
        self.init(x: x, y: y)
    }
}

extension CGSize {
    /// The lengths by the keys `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["Width": width, "Height": height] }

    /// nil where a length is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let width = dict.length("Width"), let height = dict.length("Height") else { return nil }
        self.init(width: width, height: height)
    }
}

extension CGRect {
    /// Origin and size by the keys `X`, `Y`, `Width` and `Height`.
    public var dictionaryRepresentation: CFDictionary { ["X": minX, "Y": minY, "Width": width, "Height": height] }

    /// nil where a number is missing.
    public init?(dictionaryRepresentation dict: CFDictionary) {
        guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else { return nil }
        self.init(origin: origin, size: size)
    }
}

extension [String: Any] {
    fileprivate func length(_ key: String) -> CGFloat? { numericValue(self[key]).map { CGFloat($0) } }
}
