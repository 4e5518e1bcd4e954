import Foundation

/// A stored property of a class, as the runtime describes it.
struct StoredProperty {
    var name: String
    /// Bytes from the object's beginning.
    var offset: Int
    /// Whether a reference in it holds what it refers to.
    var isStrong: Bool

    /// The stored properties of a class and those above it, in the order of their offsets.
    static func all(of type: Any.Type) -> [StoredProperty] {
        (0..<childCount(type)).map { index in
            var description = ChildDescription()
            _ = childMetadata(type, index, &description)
            let name = description.name.map { String(cString: $0) } ?? ""
            description.freeName?(description.name)
            return StoredProperty(name: name, offset: childOffset(type, index), isStrong: description.isStrong)
        }
        .sorted { $0.offset < $1.offset }
    }
}

/// The layout of the standard library's `_FieldReflectionMetadata`.
private struct ChildDescription {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount") private func childCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(_ type: Any.Type, _ index: Int, _ description: UnsafeMutablePointer<ChildDescription>) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset") private func childOffset(_ type: Any.Type, _ index: Int) -> Int
