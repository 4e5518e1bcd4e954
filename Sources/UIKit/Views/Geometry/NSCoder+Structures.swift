/// Structures in archives, as text in braces.
///
/// Source: Apple's documentation of `NSCoder`, “Encoding and decoding geometry”.
extension NSCoder {
    public func encode(_ point: CGPoint, forKey key: String) { encode(text: NSCoder.string(for: point), forKey: key) }
    public func encode(_ vector: CGVector, forKey key: String) { encode(text: NSCoder.string(for: vector), forKey: key) }
    public func encode(_ size: CGSize, forKey key: String) { encode(text: NSCoder.string(for: size), forKey: key) }
    public func encode(_ rect: CGRect, forKey key: String) { encode(text: NSCoder.string(for: rect), forKey: key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(text: NSCoder.string(for: transform), forKey: key) }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(text: NSCoder.string(for: insets), forKey: key) }
    public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) { encode(text: NSCoder.string(for: insets), forKey: key) }
    public func encode(_ offset: UIOffset, forKey key: String) { encode(text: NSCoder.string(for: offset), forKey: key) }

    // Zero, or the identity, where the archive has nothing under the key.

    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(forKey: key)) }
    public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(forKey: key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(forKey: key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(forKey: key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(forKey: key)) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(forKey: key)) }
    public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
        NSCoder.nsDirectionalEdgeInsets(for: text(forKey: key))
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(forKey: key)) }

    private func encode(text: String, forKey key: String) { encode(NSString(string: text), forKey: key) }
    private func text(forKey key: String) -> String { decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? "" }
}
