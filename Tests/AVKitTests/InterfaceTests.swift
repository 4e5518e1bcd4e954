import BundleFormat
import Testing

@testable import AVKit
@testable import UIKit

/// Players of storyboards.
@MainActor struct InterfaceTests {
    private func make(_ element: InterfaceElement) -> AnyObject? {
        let interface = CompiledInterface(source: "Main.storyboard", document: InterfaceElement(name: "document", line: 1))
        return NibContext(document: InterfaceDocument(name: "Main", interface: interface), bundle: .main).make(element)
    }

    @Test func aPlayerHasWhatTheStoryboardSays() throws {
        let element = InterfaceElement(
            name: "avPlayerViewController",
            attributes: ["videoGravity": "AVLayerVideoGravityResizeAspectFill", "showsPlaybackControls": "NO", "title": "Film"], line: 1)
        let controller = try #require(make(element) as? AVPlayerViewController)
        #expect(controller.videoGravity == .resizeAspectFill)
        #expect(!controller.showsPlaybackControls)
        #expect(controller.title == "Film")
    }
}
