import BundleFormat
@_spi(Quince) import QuinceFoundation

extension InterfaceDecoders {
    static let objectDecoders: [String: ElementDecoder] = [
        "customObject": ElementDecoder(
            type: NSObject.self,
            make: { type, _ in ObjectRuntime.make(type, by: .plain) ?? (type == NSObject.self ? NSObject() : nil) },
            apply: { _, _, _ in })
    ]
}
