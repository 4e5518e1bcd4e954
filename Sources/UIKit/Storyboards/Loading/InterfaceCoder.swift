import BundleFormat

/// The coder that objects of storyboards and nibs are made with; it carries the element instead of an archive.
///
/// Apps hand it on to `super.init(coder:)`; what they decode from it themselves finds nothing, as for keys that an archive lacks.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let context: NibContext

    init(_ element: InterfaceElement, _ context: NibContext) { (self.element, self.context) = (element, context) }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { false }
    override func decodeObject(forKey key: String) -> Any? { nil }
    override func decodeBool(forKey key: String) -> Bool { false }
    override func decodeInteger(forKey key: String) -> Int { 0 }
    override func decodeInt32(forKey key: String) -> Int32 { 0 }
    override func decodeInt64(forKey key: String) -> Int64 { 0 }
    override func decodeFloat(forKey key: String) -> Float { 0 }
    override func decodeDouble(forKey key: String) -> Double { 0 }
}
