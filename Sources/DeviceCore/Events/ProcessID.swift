/// The number of a process that a `DeviceCore` has had started; never used for another one of the same device.
public struct ProcessID: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The number by which layers of the home screen host what the process draws, too.
    public let number: Int

    init(_ number: Int) { self.number = number }

    public var description: String { "#\(number)" }

    public static func < (one: ProcessID, other: ProcessID) -> Bool { one.number < other.number }
}
