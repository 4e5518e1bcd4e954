import AutomationModel
import Foundation

/// Writes the elements of a screen as a source: as XML, JSON or text.
struct ScreenSource {
    let snapshot: ScreenSnapshot
    /// Attributes that are left out. Source: the parameter `excluded_attributes` of WebDriverAgent.
    var excluded: Set<ElementAttribute> = []
    /// Whether elements tell if a finger reaches them.
    var includesHittable = false
    /// Levels of the tree that are written, from the root of the source.
    var deepest = Int.max

    // MARK: XML

    /// The XML document of an element and all below it.
    func xml(of root: Int = 0) -> String {
        var text = Self.declaration
        text.reserveCapacity((snapshot.entries[root].end - root) * 220)
        write(root, level: 0, into: &text)
        return text
    }

    private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    private func write(_ number: Int, level: Int, into text: inout String) {
        let name = snapshot.entries[number].element.type.className
        let indent = String(repeating: "  ", count: min(level, Self.deepestIndent))
        text += indent
        text += "<"
        text += name
        writeAttributes(number, into: &text)
        let end = snapshot.entries[number].end
        guard end > number + 1, level + 1 < deepest else {
            text += "/>\n"
            return
        }
        text += ">\n"
        var next = number + 1
        while next < end {
            write(next, level: level + 1, into: &text)
            next = snapshot.entries[next].end
        }
        text += indent
        text += "</"
        text += name
        text += ">\n"
    }

    /// Deeper levels are not indented any further.
    private static let deepestIndent = 60

    private static let texts: [ElementAttribute] = [.type, .value, .name, .label]
    private static let flags: [ElementAttribute] = [.enabled, .visible, .accessible, .selected, .focused]
    private static let numbers: [ElementAttribute] = [.x, .y, .width, .height, .index]
    private static let more: [ElementAttribute] = [.placeholderValue, .traits, .minValue, .maxValue, .customActions]

    private func writeAttributes(_ number: Int, into text: inout String) {
        func add(_ attribute: ElementAttribute, _ value: String, escapes: Bool = false) {
            text += " "
            text += attribute.rawValue
            text += "=\""
            if escapes { Self.escape(value, into: &text) } else { text += value }
            text += "\""
        }
        // Copies of elements cost more than all else.
        let element = snapshot.entries[number].element
        func addText(_ attribute: ElementAttribute) {
            guard !excluded.contains(attribute), let value = snapshot.text(attribute, of: element, isRoot: number == 0) else { return }
            add(attribute, value, escapes: true)
        }
        Self.texts.forEach(addText)
        for flag in Self.flags where !excluded.contains(flag) {
            let isSet = snapshot.flag(flag, of: number)
            // Few elements are selected or have the focus.
            if isSet || flag != .selected && flag != .focused { add(flag, isSet ? "true" : "false") }
        }
        for each in Self.numbers where !excluded.contains(each) { add(each, String(snapshot.number(each, of: number))) }
        if includesHittable, !excluded.contains(.hittable) { add(.hittable, snapshot.isHittable(number) ? "true" : "false") }
        Self.more.forEach(addText)
        if number == 0 {
            addText(.bundleId)
            if !excluded.contains(.processId) { add(.processId, String(snapshot.process)) }
        }
    }

    /// Writes a text as an attribute's value. Characters that XML does not have are left out.
    static func escape(_ value: String, into text: inout String) {
        guard value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x26 || $0 == 0x3c || $0 == 0x3e || $0 == 0xef }) else {
            text += value
            return
        }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n": text += "&#10;"
            case "\r": text += "&#13;"
            case "\t": text += "&#9;"
            case _ where scalar.value < 0x20 || scalar.value == 0xfffe || scalar.value == 0xffff: break
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    // MARK: JSON

    /// The tree as WebDriverAgent's JSON has it.
    func json(of number: Int = 0) -> JSONValue { json(of: number, level: 0) }

    private func json(of number: Int, level: Int) -> JSONValue {
        let element = single(number)
        guard level + 1 < deepest, case .object(var members) = element else { return element }
        let children = snapshot.children(of: number)
        if !children.isEmpty { members["children"] = .array(children.map { json(of: $0, level: level + 1) }) }
        return .object(members)
    }

    /// An element without those below it.
    func single(_ number: Int) -> JSONValue {
        let frame = snapshot.entries[number].element.frame
        let isAccessible = snapshot.flag(.accessible, of: number)
        var members: [String: JSONValue] = [
            "type": .string(snapshot.entries[number].element.type.title), "name": snapshot.json(.name, of: number),
            "label": snapshot.json(.label, of: number), "value": snapshot.json(.value, of: number),
            "rawIdentifier": Self.identifier(snapshot.entries[number].element), "rect": snapshot.json(.rect, of: number),
            "frame": .string("{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"),
            "isEnabled": Self.digit(snapshot.flag(.enabled, of: number)), "isVisible": Self.digit(snapshot.isVisible(number)),
            "isAccessible": Self.digit(isAccessible), "isFocused": Self.digit(snapshot.flag(.focused, of: number)),
        ]
        if includesHittable { members["isHittable"] = Self.digit(snapshot.isHittable(number)) }
        if let placeholder = snapshot.text(.placeholderValue, of: number) { members["placeholderValue"] = .string(placeholder) }
        if let traits = snapshot.text(.traits, of: number) { members["traits"] = .string(traits) }
        for attribute in excluded {
            members[attribute.rawValue] = nil
            members["is" + attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()] = nil
        }
        return .object(members)
    }

    private static func identifier(_ element: AutomationElement) -> JSONValue {
        element.identifier.isEmpty ? .null : .string(element.identifier)
    }

    private static func digit(_ flag: Bool) -> JSONValue { .string(flag ? "1" : "0") }

    // MARK: Text

    /// The tree as `XCUIApplication.debugDescription` lists it: a line an element.
    func description(of root: Int = 0) -> String {
        var lines: [String] = []
        let top = snapshot.entries[root].depth
        for number in root..<snapshot.entries[root].end {
            let entry = snapshot.entries[number]
            let element = entry.element
            var line = String(repeating: "  ", count: entry.depth - top) + element.type.title
            line += ", {{\(element.frame.minX), \(element.frame.minY)}, {\(element.frame.width), \(element.frame.height)}}"
            if number == 0 { line += ", pid: \(snapshot.process)" }
            if !element.identifier.isEmpty { line += ", identifier: '\(element.identifier)'" }
            if !element.label.isEmpty { line += ", label: '\(element.label)'" }
            if let value = element.value { line += ", value: \(value)" }
            if let placeholder = element.placeholder { line += ", placeholderValue: '\(placeholder)'" }
            if !element.isEnabled { line += ", Disabled" }
            if element.isSelected { line += ", Selected" }
            if element.isFocused { line += ", Keyboard Focused" }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}
