import BundleFormat

/// The coder that objects of storyboards and nibs are made with; it carries the element instead of an archive.
///
/// Apps hand it on to `super.init(coder:)`; what they decode from it themselves finds nothing, as for keys that an archive lacks.
final class InterfaceCoder: NSCoder {
    let element: InterfaceElement
    let context: NibContext

    private let decoder: ElementDecoder
    private var isDecoded = false

    init(_ element: InterfaceElement, _ decoder: ElementDecoder, _ context: NibContext) {
        (self.element, self.decoder, self.context) = (element, decoder, context)
    }

    /// Sets what the document says about `object`, once, when the initialiser of the element's own class has come to its end.
    @MainActor fileprivate func decode(_ object: AnyObject, as type: AnyClass) { if type == decoder.type { decode(object) } }

    /// Sets what the document says about `object`, unless its initialiser did.
    @MainActor func decode(_ object: AnyObject) {
        guard !isDecoded else { return }
        isDecoded = true
        context.willDecode(object, element)
        context.register(object, element)
        decoder.apply(object, element, context)
    }

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

extension NSCoder {
    /// Sets what a storyboard or nib says about `object`, where this coder reads one.
    ///
    /// Every class that documents have elements for calls it at the end of `init(coder:)` with itself, so that an app's initialiser finds
    /// everything in place after `super.init(coder:)` and its own settings last.
    @MainActor func decodeInterface(of object: AnyObject, as type: AnyClass) { (self as? InterfaceCoder)?.decode(object, as: type) }
}
