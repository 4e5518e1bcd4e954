import DeviceRuntime

/// The function of a key.
enum KeyboardKey: Hashable {
    case character(String)
    case shift, delete, space, `return`
    case plane(KeyboardPlane)
    /// Room without a key.
    case gap
}

/// The sets of keys that letters keyboards change between.
enum KeyboardPlane: Hashable { case letters, numbers, symbols }

/// The keys of a keyboard, row by row.
struct KeyboardLayout: Equatable {
    var rows: [[KeyboardKey]]
    /// Whether the keys form a grid as on telephones.
    var isPad = false

    /// - Parameter language: Decides on the letters.
    init(_ type: UIKeyboardType, plane: KeyboardPlane, language: String) {
        switch type {
        case .numberPad, .asciiCapableNumberPad: (rows, isPad) = (Self.pad(corner: .gap), true)
        case .decimalPad: (rows, isPad) = (Self.pad(corner: .character(Self.decimalSeparator)), true)
        case .phonePad: (rows, isPad) = (Self.pad(corner: .character("+")), true)
        default: rows = Self.rows(type, plane, language)
        }
    }

    private static func pad(corner: KeyboardKey) -> [[KeyboardKey]] {
        let digits: [[String]] = [["1", "2", "3"], ["4", "5", "6"], ["7", "8", "9"]]
        return digits.map { row in row.map { KeyboardKey.character($0) } } + [[corner, .character("0"), .delete]]
    }

    private static var decimalSeparator: String { Locale(identifier: DeviceSettings.current.state.locale).decimalSeparator ?? "." }

    private static func rows(_ type: UIKeyboardType, _ plane: KeyboardPlane, _ language: String) -> [[KeyboardKey]] {
        let letters = keys(of: plane, type == .asciiCapable || type == .emailAddress || type == .URL ? "en" : language)
        var rows = letters.map { $0.map { KeyboardKey.character(String($0)) } }
        rows[2].insert(plane == .letters ? .shift : .plane(plane == .numbers ? .symbols : .numbers), at: 0)
        rows[2].append(.delete)
        var last: [KeyboardKey] = [.plane(plane == .letters ? .numbers : .letters)]
        switch type {
        case .emailAddress: last += [.space, .character("@"), .character(".")]
        case .URL: last += [.character("."), .character("/"), .character(".com")]
        case .twitter: last += [.space, .character("@"), .character("#")]
        case .webSearch: last += [.space, .character(".")]
        default: last.append(.space)
        }
        return rows + [last + [.return]]
    }

    private static func keys(of plane: KeyboardPlane, _ language: String) -> [String] {
        switch plane {
        case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
        case .symbols: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
        case .letters:
            switch language {
            case "ru": ["йцукенгшщзх", "фывапролджэ", "ячсмитьбю"]
            case "de": ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"]
            case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn'"]
            case "es": ["qwertyuiop", "asdfghjklñ", "zxcvbnm"]
            default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            }
        }
    }

    // MARK: Places

    /// Returns the frame of each key in `area`, in points: gaps of 3 at the sides and 6 between letters, with wider special keys.
    func frames(in area: CGRect) -> [[CGRect]] {
        let pitch = area.height / CGFloat(max(rows.count, 1))
        return rows.enumerated().map { index, row in
            let y = area.minY + CGFloat(index) * pitch
            return isPad
                ? padRow(row, area, y, pitch) : index == rows.count - 1 ? lastRow(row, area, y, pitch) : letterRow(row, area, y, pitch)
        }
    }

    private static let (margin, gap): (CGFloat, CGFloat) = (3, 6)

    private func padRow(_ row: [KeyboardKey], _ area: CGRect, _ y: CGFloat, _ pitch: CGFloat) -> [CGRect] {
        let width = (area.width - 4 * Self.gap) / 3
        return row.indices.map {
            CGRect(x: area.minX + Self.gap + CGFloat($0) * (width + Self.gap), y: y + 4, width: width, height: pitch - 7)
        }
    }

    private func letterWidth(_ area: CGRect) -> CGFloat {
        let count = CGFloat(rows.first?.count ?? 10)
        return (area.width - 2 * Self.margin - (count - 1) * Self.gap) / count
    }

    private func letterRow(_ row: [KeyboardKey], _ area: CGRect, _ y: CGFloat, _ pitch: CGFloat) -> [CGRect] {
        let place = (y: y + pitch * 0.13, height: pitch * 0.78)
        let isLetter = row.map { if case .character = $0 { true } else { false } }
        let count = CGFloat(isLetter.filter { $0 }.count)
        let side = min(letterWidth(area) * 1.33, 60)
        var width = letterWidth(area)
        if isLetter.contains(false) {
            let room = area.width - 2 * (Self.margin + side + Self.gap)
            // Few keys grow (punctuation), many share what is left.
            let wide = (room - (count - 1) * Self.gap) / count
            width = count <= 5 ? min(wide - 2, letterWidth(area) * 1.45) : min(width, wide)
        }
        var x = area.midX - (count * width + (count - 1) * Self.gap) / 2
        return row.enumerated().map { index, _ in
            guard isLetter[index] else {
                let left = index == 0 ? area.minX + Self.margin : area.maxX - Self.margin - side
                return CGRect(x: left, y: place.y, width: side, height: place.height)
            }
            defer { x += width + Self.gap }
            return CGRect(x: x, y: place.y, width: width, height: place.height)
        }
    }

    private func lastRow(_ row: [KeyboardKey], _ area: CGRect, _ y: CGFloat, _ pitch: CGFloat) -> [CGRect] {
        let side = (area.width - 2 * Self.margin - 2 * Self.gap) * 0.25
        let widths = row.map { key -> CGFloat in
            switch key {
            case .plane, .return: side
            case .character where row.contains(.space): letterWidth(area)
            default: 0
            }
        }
        let free = area.width - 2 * Self.margin - CGFloat(row.count - 1) * Self.gap - widths.reduce(0, +)
        let flexible = CGFloat(max(widths.filter { $0 == 0 }.count, 1))
        var x = area.minX + Self.margin
        return widths.map { width in
            let width = width > 0 ? width : free / flexible
            defer { x += width + Self.gap }
            return CGRect(x: x, y: y + pitch * 0.13, width: width, height: pitch * 0.78)
        }
    }
}
