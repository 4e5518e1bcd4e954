import ChromiumSupport
import Foundation
import PageEncoding
import RenderProtocol

/// A tree drawn by the page's own layers and nothing around them, one CSS pixel a point. Its animations stand still at the tree's time.
struct Scene {
    let page: ChromiumPage
    let width, height: Int
    private let scale: Double

    /// An empty page.
    init(width: Int, height: Int, scale: Double = 2, in browser: Result<Chromium, any Error> = Browser.shared) throws {
        (self.width, self.height, self.scale) = (width, height, scale)
        page = try browser.get().openPage(width: width, height: height, pixelRatio: scale)
        try page.open(URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("scene.html"))
        try page.wait(for: "window.stage !== undefined")
    }

    init(_ tree: RenderTree, width: Int, height: Int, scale: Double = 2, at time: Double? = nil) throws {
        try self.init(width: width, height: height, scale: scale)
        var encoder = PageEncoder(scale: scale)
        try stage(encoder.snapshot(tree, at: time), in: CGRect(x: 0, y: 0, width: width, height: height), at: time ?? tree.time)
        try page.waitForFrame()
    }

    /// Adds a display that shows a message, its animations standing where they are at a media time.
    func stage(_ message: Data, in place: CGRect, at time: Double) throws {
        try page.evaluate("stage('\(message.base64EncodedString())', \(Self.list(place)), \(time))")
    }

    private static func list(_ rect: CGRect) -> String {
        "[\([rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0)) }.joined(separator: ","))]"
    }

    func screenshot() throws -> Data { try page.screenshot(of: CGRect(x: 0, y: 0, width: width, height: height)) }

    /// Takes a picture for the probes and comparisons that follow.
    func keep() throws { try page.evaluate("keep('\(screenshot().base64EncodedString())')") }

    /// The colour in the pixel that begins at a point.
    func color(_ x: Double, _ y: Double) throws -> [Int] {
        let value = try page.evaluate("probe(\(Int(x * scale)), \(Int(y * scale)))") as? [Any] ?? []
        return value.compactMap { ($0 as? NSNumber)?.intValue }
    }

    struct Comparison {
        var share, worst: Double
        var compared: Int
        var place: (x: Int, y: Int)
    }

    /// A part of the kept picture as a PNG.
    func picture(of place: CGRect) throws -> Data {
        Data(base64Encoded: try page.string("picture(\(Self.list(place)))")) ?? Data()
    }

    /// Compares a part of the kept picture with a PNG.
    func compare(with png: Data, in place: CGRect, tolerance: Int = 2) throws -> Comparison {
        let script = "compare('\(png.base64EncodedString())', \(Self.list(place)), \(tolerance))"
        let result = try page.evaluate(script) as? [String: Any] ?? [:]
        func number(_ key: String) -> Double { (result[key] as? NSNumber)?.doubleValue ?? 0 }
        return Comparison(
            share: number("share"), worst: number("worst"), compared: Int(number("compared")), place: (Int(number("x")), Int(number("y"))))
    }
}
