extension FilterDescription {
    /// Codes of bars. A module is a pixel; the quiet space surrounds the bars.
    static let codes: [FilterDescription] = [
        FilterDescription(
            "CICode128BarcodeGenerator", kCICategoryGenerator,
            [.other("inputMessage", .data), .number("inputQuietSpace", 7), .number("inputBarcodeHeight", 32)]
        ) { values in
            guard let message = values.data("inputMessage"), let code = Code128([UInt8](message)) else { return nil }
            let space = Int(min(max(values.number("inputQuietSpace").rounded(), 0), 20))
            let height = Int(min(max(values.number("inputBarcodeHeight").rounded(), 1), 500))
            let (count, modules) = (code.modules.count, code.modules)
            let extent = CGRect(x: 0, y: 0, width: count + 2 * space, height: height + 2 * space)
            return CIImage(
                node: GeneratorNode(extent: extent) { x, y in
                    let (module, line) = (Int(x) - space, Int(y) - space)
                    let isDark = (0..<count).contains(module) && (0..<height).contains(line) && modules[module]
                    return isDark ? Pixel(0, 0, 0, 1) : Pixel(repeating: 1)
                })
        }
    ]
}
