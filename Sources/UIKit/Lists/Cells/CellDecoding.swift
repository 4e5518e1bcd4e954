/// Decodes the attributes that tables and cells need before they exist from a storyboard's or nib's coder.
@MainActor enum CellDecoding {
    private static func attributes(_ coder: NSCoder) -> [String: String] { (coder as? InterfaceCoder)?.element.attributes ?? [:] }

    static func style(_ coder: NSCoder) -> UITableViewCell.CellStyle {
        switch attributes(coder)["style"] {
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        case "IBUITableViewCellStyleSubtitle": .subtitle
        default: .default
        }
    }

    static func reuseIdentifier(_ coder: NSCoder) -> String? { attributes(coder)["reuseIdentifier"] }

    static func tableStyle(_ coder: NSCoder) -> UITableView.Style {
        switch attributes(coder)["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }
}
