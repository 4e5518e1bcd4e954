import Foundation

/// Comments of property lists in XML. Apple's reader looks for their end alone, where XML allows no `--` inside.
enum XMLComments {
    /// The text with blanks in the place of what comments hold, in the same lines.
    ///
    /// - Parameter data: In an encoding of which ASCII is a part; others are left as they are.
    static func blanked(_ data: Data) -> Data {
        guard data.range(of: Data("<!--".utf8)) != nil else { return data }
        var bytes = [UInt8](data)
        guard !bytes.prefix(4).contains(0), !data.starts(with: [0xFF, 0xFE]), !data.starts(with: [0xFE, 0xFF]) else { return data }
        let (open, close) = (Array("<!--".utf8), Array("-->".utf8))
        let (sectionOpen, sectionClose) = (Array("<![CDATA[".utf8), Array("]]>".utf8))
        var hasChanged = false
        var position = 0
        while position < bytes.count {
            guard bytes[position] == open[0] else {
                position += 1
                continue
            }
            if bytes[position...].starts(with: sectionOpen) {
                position = end(of: sectionClose, in: bytes, from: position + sectionOpen.count) ?? bytes.count
            } else if bytes[position...].starts(with: open) {
                // A comment without an end stays for the parser to name.
                guard let end = end(of: close, in: bytes, from: position + open.count) else { return hasChanged ? Data(bytes) : data }
                for index in (position + open.count)..<(end - close.count) where bytes[index] == UInt8(ascii: "-") {
                    bytes[index] = UInt8(ascii: " ")
                    hasChanged = true
                }
                position = end
            } else {
                position += 1
            }
        }
        return hasChanged ? Data(bytes) : data
    }

    /// The position behind the next occurrence of `mark`.
    private static func end(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
        var position = start
        while position + mark.count <= bytes.count {
            if bytes[position] == mark[0], bytes[position...].starts(with: mark) { return position + mark.count }
            position += 1
        }
        return nil
    }
}
