/// A visible element as people and tools see it: the source of ARIA nodes, of flow matching and of UI automation.
public struct ElementNode: Codable, Equatable, Sendable {
    /// Stable while the element lives.
    public var id: UInt64
    /// The view's class without its module.
    public var className: String
    /// `button`, `text`, `image`, `textField`, `secureTextField`, `slider`, `switch`, `alert`, `navigationBar`, `table`, `cell`, … or `other`.
    public var role: String
    /// Visible text.
    public var text: String?
    /// Accessibility label, value, hint and identifier.
    public var label, value, hint, identifier: String?
    public var placeholder: String?
    /// Frame in points of the display in its native orientation: x, y, width, height.
    public var frame: [Double]
    public var isAccessibilityElement: Bool
    public var isEnabled, isSelected, isFocused: Bool
    public var traits: [String]
    public var children: [ElementNode]

    public init(id: UInt64, className: String, role: String, frame: [Double]) {
        (self.id, self.className, self.role, self.frame) = (id, className, role, frame)
        isAccessibilityElement = false
        (isEnabled, isSelected, isFocused) = (true, false, false)
        (traits, children) = ([], [])
    }
}
