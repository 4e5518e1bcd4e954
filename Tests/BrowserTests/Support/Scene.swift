import ChromiumSupport
import Foundation
import PageEncoding
import RenderProtocol

/// A tree drawn by the page's own layers and nothing around them, one CSS pixel a point. Its animations stand still at the tree's time.
struct Scene {
    let page: ChromiumPage
    let width, height: Int
    private let scale: Double

    init(
        _ tree: RenderTree, width: Int, height: Int, scale: Double = 2, at time: Double? = nil,
        in browser: Result<Chromium, any Error> = Browser.shared
    ) throws {
        (self.width, self.height, self.scale) = (width, height, scale)
        page = try browser.get().openPage(width: width, height: height, pixelRatio: scale)
        try page.open(URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("scene.html"))
        try page.wait(for: "window.show !== undefined")
        var encoder = PageEncoder(scale: scale)
        try show(encoder.snapshot(tree, at: time))
        try page.evaluate("stopTime(\(time ?? tree.time))")
        try page.waitForFrame()
    }

    func show(_ message: Data) throws {
        try page.evaluate("show('\(message.base64EncodedString())', \(width), \(height))")
        try page.waitForFrame()
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

    /// Compares the kept picture with a PNG of the same size.
    func compare(with png: Data, tolerance: Int = 2) throws -> Comparison {
        let result = try page.evaluate("compare('\(png.base64EncodedString())', \(tolerance))") as? [String: Any] ?? [:]
        func number(_ key: String) -> Double { (result[key] as? NSNumber)?.doubleValue ?? 0 }
        return Comparison(
            share: number("share"), worst: number("worst"), compared: Int(number("compared")), place: (Int(number("x")), Int(number("y"))))
    }
}
