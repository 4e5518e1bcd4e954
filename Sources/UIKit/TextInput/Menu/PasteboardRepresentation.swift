import DeviceProtocol

/// Values of a pasteboard as bytes, for other apps.
extension PasteboardRepresentation {
    /// nil for a value that only the process can have.
    @MainActor init?(value: Any) {
        switch value {
        case let data as Data: self.init(.data, data)
        case let data as NSData: self.init(.data, data as Data)
        case let text as String: self.init(.text, Data(text.utf8))
        case let text as NSString: self.init(.text, Data((text as String).utf8))
        case let text as NSAttributedString: self.init(.text, Data(text.string.utf8))
        case let url as URL: self.init(.url, Data(url.absoluteString.utf8))
        case let url as NSURL: self.init(.url, Data((url as URL).absoluteString.utf8))
        case let image as UIImage:
            guard let data = image.pngData() else { return nil }
            self.init(.image, data)
        case let color as UIColor: self.init(color)
        default:
            guard PropertyListSerialization.propertyList(value, isValidFor: .binary),
                let data = try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
            else { return nil }
            self.init(.propertyList, data)
        }
    }

    private init?(_ color: UIColor) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha),
            let data = try? PropertyListEncoder().encode([Double(red), Double(green), Double(blue), Double(alpha)])
        else { return nil }
        self.init(.color, data)
    }

    /// The value as an app has put it there; the bytes where they are none of their kind.
    var value: Any {
        switch kind {
        case .data: data
        case .text: String(decoding: data, as: UTF8.self)
        case .url: URL(string: String(decoding: data, as: UTF8.self)) ?? data as Any
        case .image: UIImage(data: data) ?? data as Any
        case .color: color ?? data as Any
        case .propertyList: (try? PropertyListSerialization.propertyList(from: data, format: nil)) ?? data
        }
    }

    private var color: UIColor? {
        guard let parts = try? PropertyListDecoder().decode([Double].self, from: data), parts.count == 4 else { return nil }
        return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
}

extension UIPasteboard {
    /// The bytes of a value; nil for one that has none.
    static func data(of value: Any) -> Data? { PasteboardRepresentation(value: value)?.data }
}
