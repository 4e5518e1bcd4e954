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
    /// Names of the commands beyond the main one.
    public var customActions: [String]
    /// The names by which Voice Control's users may refer to the element; nil for its label alone.
    public var inputLabels: [String]?
    /// Additional information about the element beyond its value, as pairs of label and value.
    public var customContent: [[String]]?
    /// From 1 for the highest; nil for what is no heading or has no level.
    public var headingLevel: Int?
    /// The point that is touched to activate the element, x and y in points of the display; nil for the centre of its frame.
    public var activationPoint: [Double]?
    /// Names of VoiceOver's ways through the element.
    public var rotors: [String]?
    /// The order in which assistive technologies traverse the children; nil orders them by their positions.
    public var arrangement: Arrangement?
    /// The kind of container that the children form; nil if the element is no container.
    public var container: Container?
    /// The place in a data table; nil for what is no cell of one.
    public var tableCell: TableCell?
    /// Only in answers to `DeviceMessage.Query.audit`.
    public var audit: ElementAudit?
    public var children: [ElementNode]

    public enum Arrangement: String, Codable, Sendable {
        /// All of them before what stands beside them.
        case group
        /// One after the other, as they are listed.
        case sequence
    }

    public enum Container: String, Codable, Sendable {
        /// Choices of one control, which are counted.
        case series
        /// Tabs, which are counted.
        case tabs
        case list, landmark, dataTable, semanticGroup
    }

    /// Where a cell of a data table is, counted from 0; nil for what it does not say.
    public struct TableCell: Codable, Equatable, Sendable {
        public var row, column: Int?
        /// How many rows and columns it spans.
        public var rowSpan, columnSpan: Int
        /// The texts of the cell's headers.
        public var headers: [String]

        public init(row: Int?, column: Int?, rowSpan: Int, columnSpan: Int, headers: [String]) {
            (self.row, self.column, self.rowSpan, self.columnSpan, self.headers) = (row, column, rowSpan, columnSpan, headers)
        }
    }

    public init(id: UInt64, className: String, role: String, frame: [Double]) {
        (self.id, self.className, self.role, self.frame) = (id, className, role, frame)
        isAccessibilityElement = false
        (isEnabled, isSelected, isFocused) = (true, false, false)
        (traits, customActions, children) = ([], [], [])
    }

    /// - Throws: `DecodingError` also for a frame that is not four numbers.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        id = try fields.decode(UInt64.self, forKey: .id)
        className = try fields.decode(String.self, forKey: .className)
        role = try fields.decode(String.self, forKey: .role)
        func string(_ key: CodingKeys) throws -> String? { try fields.decodeIfPresent(String.self, forKey: key) }
        (text, placeholder) = (try string(.text), try string(.placeholder))
        (label, value, hint, identifier) = (try string(.label), try string(.value), try string(.hint), try string(.identifier))
        frame = try fields.decode([Double].self, forKey: .frame)
        guard frame.count == 4 else {
            throw DecodingError.dataCorruptedError(
                forKey: .frame, in: fields, debugDescription: "x, y, width and height are needed, \(frame.count) numbers were found")
        }
        func flag(_ key: CodingKeys) throws -> Bool { try fields.decode(Bool.self, forKey: key) }
        isAccessibilityElement = try flag(.isAccessibilityElement)
        (isEnabled, isSelected, isFocused) = (try flag(.isEnabled), try flag(.isSelected), try flag(.isFocused))
        traits = try fields.decode([String].self, forKey: .traits)
        customActions = try fields.decodeIfPresent([String].self, forKey: .customActions) ?? []
        inputLabels = try fields.decodeIfPresent([String].self, forKey: .inputLabels)
        customContent = try fields.decodeIfPresent([[String]].self, forKey: .customContent)
        headingLevel = try fields.decodeIfPresent(Int.self, forKey: .headingLevel)
        activationPoint = try fields.decodeIfPresent([Double].self, forKey: .activationPoint)
        rotors = try fields.decodeIfPresent([String].self, forKey: .rotors)
        arrangement = try fields.decodeIfPresent(Arrangement.self, forKey: .arrangement)
        container = try fields.decodeIfPresent(Container.self, forKey: .container)
        tableCell = try fields.decodeIfPresent(TableCell.self, forKey: .tableCell)
        audit = try fields.decodeIfPresent(ElementAudit.self, forKey: .audit)
        children = try fields.decode([ElementNode].self, forKey: .children)
    }
}
