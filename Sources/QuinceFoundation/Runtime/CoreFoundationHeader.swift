/// The first stored property of classes whose objects are values in attributed strings.
///
/// Foundation on Linux compares such values with `CFEqual`, which takes the word behind the object header for Core Foundation's type bits,
/// whatever the class stores there; the number of no type (bits 8 to 17 zero) ends the process. Any other number that is not the class's own
/// leads to `isEqual(_:)`.
package struct CoreFoundationHeader: Sendable {
    private let typeBits: UInt64 = 1 << 8

    package init() {}
}
