import Foundation

/// File managers are objects of Objective-C on iOS, which are equal where they are the same.
extension FileManager: @retroactive Hashable {
    public static func == (left: FileManager, right: FileManager) -> Bool { left === right }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
