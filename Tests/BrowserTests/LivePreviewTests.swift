import ChromiumSupport
import Foundation
import Testing

/// The page of live previews: the tool builds an app, the host runs its previews, and the app's sources change.
@Suite(.serialized) struct LivePreviewTests {
    private static let app = """
        import SwiftUI

        @main struct DemoApp: App {
            var body: some Scene { WindowGroup { Counter() } }
        }
        """

    private static let counter = """
        import SwiftUI

        struct Counter: View {
            @State private var count = 0
            private let step = 1

            var body: some View {
                VStack(spacing: 20) {
                    Text("Taps: \\(count)")
                    Text("Hello")
                    Button("Count") { add() }
                }
            }

            private func add() { count += step }
        }

        #Preview("Counter", traits: .fixedLayout(width: 300, height: 300)) { Counter() }

        """

    private static let own = """
        #Preview("Own", traits: .fixedLayout(width: 300, height: 300)) {
            @Previewable @State var number = 5
            VStack(spacing: 20) {
                Text("Own: \\(number)")
                Button("More") { number += 1 }
            }
        }

        """

    private static let fragile = """
        import SwiftUI

        struct Fragile: View {
            var body: some View { Button("Break") { fall(from: []) } }
            private func fall(from names: [String]) { print(names[0]) }
        }

        #Preview("Fragile", traits: .fixedLayout(width: 200, height: 100)) { Fragile() }

        """

    private func previews(_ files: [String: String], options: [String] = []) throws -> LivePreviews {
        try LivePreviews(["DemoApp.swift": Self.app].merging(files) { $1 }, options: options)
    }

    @Test func aChangeShowsWithItsStateAndThePageSaysWhatHappened() throws {
        let previews = try previews(["Counter.swift": Self.counter + Self.own])
        defer { previews.end() }
        try previews.press("Count", in: "Counter")
        try previews.wait(forText: "Taps: 1", in: "Counter")
        try previews.press("More", in: "Own")
        try previews.wait(forText: "Own: 6", in: "Own")

        try previews.change("Counter.swift", "\"Hello\"", to: "\"Bye\"")
        try previews.wait(forText: "Bye", in: "Counter")
        try previews.wait(forUpdate: "literals")
        #expect(try previews.status().hasPrefix("Literals changed, state kept: 1 literal ("))
        try previews.wait(forText: "Taps: 1", in: "Counter")

        // Another function, and the body of a preview that has state of its own.
        try previews.change("Counter.swift", "{ count += step }", to: "{ count += step * 10 }")
        try previews.wait(forUpdate: "code")
        #expect(try previews.status().hasPrefix("Code replaced, state kept where it could be: Counter.add() ("))
        try previews.press("Count", in: "Counter")
        try previews.wait(forText: "Taps: 11", in: "Counter")
        try previews.change("Counter.swift", "Text(\"Own: \\(number)\")", to: "Text(\"Mine: \\(number)\")")
        try previews.wait(forText: "Mine: 6", in: "Own")
        try previews.wait(forText: "Taps: 11", in: "Counter")

        try countEmptyFrames(of: "Counter", in: previews)
        try previews.change("Counter.swift", "let step = 1", to: "let step = 2")
        try previews.wait(forUpdate: "restarted")
        #expect(try previews.status().hasPrefix("Started again: Counter.swift changed in more than function bodies ("))
        try previews.wait(forText: "Taps: 0", in: "Counter")
        try previews.press("Count", in: "Counter")
        try previews.wait(forText: "Taps: 20", in: "Counter")
        // The old picture stood until the new one was there, in the same frame.
        #expect(try previews.page.number("\(LivePreviews.document("Counter")).defaultView.emptyFrames") == 0)
    }

    /// Has a preview's frame note each frame in which it shows nothing.
    private func countEmptyFrames(of preview: String, in previews: LivePreviews) throws {
        try previews.page.evaluate(
            """
            (() => {
              const inner = \(LivePreviews.document(preview)), view = inner.defaultView;
              view.emptyFrames = 0;
              const look = () => {
                if (!inner.querySelector('.display > .layer .layer')) view.emptyFrames++;
                view.requestAnimationFrame(look);
              };
              look();
              return 0;
            })()
            """)
    }

    @Test func errorsShowOverTheOldPicture() throws {
        let previews = try previews(["Counter.swift": Self.counter])
        defer { previews.end() }
        try previews.press("Count", in: "Counter")
        try previews.wait(forText: "Taps: 1", in: "Counter")
        try previews.change("Counter.swift", "Text(\"Hello\")", to: "Text(greeting)")
        try previews.wait(for: "!document.querySelector('.problems').hidden")
        let page = previews.page
        #expect(try previews.status() == "1 error")
        #expect(try page.string("document.querySelector('.problems h2').textContent") == "The previews show the code before these errors")
        let place = try page.string("document.querySelector('.problems .place').textContent")
        #expect(place.hasSuffix("Counter.swift:10:18"))
        #expect(try page.string("document.querySelector('.problems li').textContent").contains("cannot find 'greeting' in scope"))
        try previews.wait(forText: "Taps: 1", in: "Counter")

        try Browser.shared.get().call("Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
        try page.evaluate("window.box = document.querySelector('.problems .place').getBoundingClientRect(), 0")
        try page.click(x: page.number("box.left + 20"), y: page.number("box.top + box.height / 2"))
        try page.wait(for: "document.querySelector('.problems .place').textContent === 'Copied'")
        #expect(try page.string("navigator.clipboard.readText()") == place)

        // The app that runs is not disturbed by what could not be built.
        try previews.change("Counter.swift", "Text(greeting)", to: "Text(\"Good \" + \"day\")")
        try previews.wait(forText: "Good day", in: "Counter")
        try previews.wait(forText: "Taps: 1", in: "Counter")
        #expect(try page.string("document.querySelector('.status').dataset.kind") == "code")
        #expect(try page.evaluate("document.querySelector('.problems').hidden") as? Bool == true)
    }

    @Test func aCrashShowsItsFramesAndTheOthersGoOn() throws {
        let previews = try previews(["Counter.swift": Self.counter, "Fragile.swift": Self.fragile])
        defer { previews.end() }
        try previews.press("Count", in: "Counter")
        try previews.press("Break", in: "Fragile")
        let notice = "\(LivePreviews.document("Fragile"))?.querySelector('.notice.crash')"
        try previews.wait(for: notice)
        let text = try previews.page.string("\(notice).textContent")
        #expect(text.contains("Index out of range"))
        #expect(text.contains("Fragile.swift:5"))
        #expect(text.contains("Fragile.swift:4"))
        // The picture stands under it, and there is room to read it.
        #expect(
            try previews.page.evaluate("\(LivePreviews.document("Fragile")).querySelector('.display > .layer') !== null") as? Bool == true)
        #expect(try previews.page.number("\(notice).querySelector('ol').clientHeight") >= 60)
        try previews.press("Count", in: "Counter")
        try previews.wait(forText: "Taps: 2", in: "Counter")
        // New code begins it again.
        try previews.change("Fragile.swift", "print(names[0])", to: "print(names.count)")
        try previews.wait(for: "!\(notice)")
        try previews.press("Break", in: "Fragile")
        try previews.wait(forText: "Taps: 2", in: "Counter")
    }

    /// A stack that has no more room than its views take shares it, and may leave a view too little; the preview has more then.
    @Test func aPreviewOfItsViewsSizeBreaksNoWords() throws {
        let row = """
            import SwiftUI

            #Preview("Row", traits: .sizeThatFitsLayout) {
                HStack(spacing: 16) {
                    Text("10:00").font(.title2.monospacedDigit())
                    Button {} label: { Label("Stop", systemImage: "stop.fill") }.buttonStyle(.bordered)
                }
                .padding()
            }

            """
        let previews = try previews(["Counter.swift": Self.counter, "Row.swift": row])
        defer { previews.end() }
        try previews.wait(forText: "Stop", in: "Row")
        let button = "\(LivePreviews.document("Row")).querySelector('[aria-label=Stop]')"
        #expect(try previews.page.number("Number.parseFloat(\(button).style.height)") < 40)
    }

    @Test func devicesAndAppearancesStandSideBySide() throws {
        let counter = Self.counter.replacingOccurrences(of: ", traits: .fixedLayout(width: 300, height: 300)", with: "")
        let previews = try previews(
            ["Counter.swift": counter],
            options: ["--device", "iPhone 15", "--device", "iPhone SE", "--appearance", "light", "--appearance", "dark"])
        defer { previews.end() }
        let labels = ["iPhone 15", "iPhone 15 · dark", "iPhone SE (3rd generation)", "iPhone SE (3rd generation) · dark"]
        try previews.wait(for: "document.querySelectorAll('.preview').length === 4")
        for label in labels { try previews.wait(forText: "Taps: 0", in: "Counter, \(label)") }
        let found = try previews.page.string("[...document.querySelectorAll('figcaption p')].map(each => each.textContent).join('\\n')")
        #expect(found.split(separator: "\n").map(String.init) == labels)
    }
}
