import Testing
import UIKit

@MainActor struct TextTabTests {
    @Test func stopsKeepTheirOptions() {
        let set = NSTextTab.columnTerminators(for: Locale(identifier: "de_DE"))
        let tab = NSTextTab(textAlignment: .right, location: 30, options: [.columnTerminators: set])
        #expect(tab.options[.columnTerminators] as? CharacterSet == CharacterSet(charactersIn: ","))
        #expect(NSTextTab(textAlignment: .left, location: 30).options.isEmpty)
    }

    @Test func glyphsTellTheirContainer() {
        let manager = NSLayoutManager(), storage = NSTextStorage(string: "abc"),
            container = NSTextContainer(size: CGSize(width: 100, height: 100))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var range = NSRange()
        #expect(manager.textContainer(forGlyphAt: 1, effectiveRange: &range) === container)
        #expect(range == NSRange(location: 0, length: 3))
        #expect(manager.textContainer(forGlyphAt: 3, effectiveRange: nil) == nil)
    }

    /// iOS's UIKit brings Core Text along.
    @Test func coreTextIsVisible() {
        #expect(CFGetTypeID(UIFont.systemFont(ofSize: 12)) == CTFontGetTypeID())
    }
}
