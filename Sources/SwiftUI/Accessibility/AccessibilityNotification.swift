/// A namespace for the notifications that an app posts to assistive technologies.
///
/// Source: Apple's documentation of `AccessibilityNotification`.
public enum AccessibilityNotification {
    /// Words to speak.
    public struct Announcement {
        private let text: Any
        public init(_ announcement: String) { text = announcement }
        public init(_ announcement: AttributedString) { text = NSAttributedString(announcement) }
        public func post() { UIAccessibility.post(notification: .announcement, argument: text) }
    }
    /// A part of the screen has changed.
    public struct LayoutChanged {
        private let element: Any?
        /// - Parameter element: The element to move to, or a text to speak; nil for neither.
        public init(_ element: Any? = nil) { self.element = element }
        public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
    }
    /// There is another screen.
    public struct ScreenChanged {
        private let element: Any?
        /// - Parameter element: The element to move to, or a text to speak; nil for neither.
        public init(_ element: Any? = nil) { self.element = element }
        public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
    }
    /// Something has been scrolled.
    public struct PageScrolled {
        private let text: String
        /// - Parameter announcement: The text to speak about the new position.
        public init(_ announcement: String) { text = announcement }
        public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text) }
    }
}
