import BundleFormat
import Testing

@testable import SpriteKit
@testable import UIKit

/// Views of SpriteKit's in storyboards.
@MainActor struct InterfaceTests {
    private func make(_ element: InterfaceElement) -> AnyObject? {
        let interface = CompiledInterface(source: "Main.storyboard", document: InterfaceElement(name: "document", line: 1))
        return NibContext(document: InterfaceDocument(name: "Main", interface: interface), bundle: .main).make(element)
    }

    @Test func aViewHasWhatTheStoryboardSays() throws {
        let element = InterfaceElement(name: "skView", attributes: ["showsFPS": "YES", "allowsTransparency": "YES", "tag": "7"], line: 1)
        let view = try #require(make(element) as? SKView)
        #expect(view.showsFPS)
        #expect(view.allowsTransparency)
        #expect(view.tag == 7)
    }
}
