/// An element as it was at a moment, with all below it.
@preconcurrency @MainActor public protocol XCUIElementSnapshot: XCUIElementAttributes {
    var children: [any XCUIElementSnapshot] { get }
    /// The attributes of the element and of all below it.
    var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// A type that provides snapshots of elements.
@preconcurrency @MainActor public protocol XCUIElementSnapshotProviding {
    /// - Throws: An error for an element that is not there.
    func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
    /// The keys of `XCUIElementSnapshot.dictionaryRepresentation`.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let elementType = AttributeName(rawValue: "elementType")
        public static let identifier = AttributeName(rawValue: "identifier")
        public static let label = AttributeName(rawValue: "label")
        public static let title = AttributeName(rawValue: "title")
        public static let value = AttributeName(rawValue: "value")
        public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
        public static let frame = AttributeName(rawValue: "frame")
        public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
        public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
        public static let selected = AttributeName(rawValue: "selected")
        public static let enabled = AttributeName(rawValue: "enabled")
        public static let hasFocus = AttributeName(rawValue: "hasFocus")
        public static let children = AttributeName(rawValue: "children")
    }
}
