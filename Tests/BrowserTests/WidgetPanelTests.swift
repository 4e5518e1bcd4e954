import ChromiumSupport
import DeviceProtocol
import Foundation
import PageEncoding
import Testing

/// The panel with the device's widgets.
@Suite(.serialized) struct WidgetPanelTests {
    private func opened(_ report: WidgetReport, script: String = "") throws -> PageHost {
        let host = try PageHost(width: 1200, script: script)
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        _ = try host.received()
        try host.page.evaluate("document.querySelector('[data-tool=widgets]').click()")
        try host.send(.widgets(report))
        try host.page.waitForFrame()
        return host
    }

    private var report: WidgetReport {
        let now = Date().timeIntervalSince1970
        var leader = WidgetReport.Placed(
            id: 4, copies: 2, app: "a.b", kind: "LeaderWidget", name: "Leader", family: "small", configuration: "player: Lina")
        leader.appName = "Ratings"
        (leader.next, leader.reason, leader.left, leader.limit) = (now + 605, "after the last entry", 12, 40)
        (leader.width, leader.height, leader.revision, leader.policy) = (158, 158, 3, "at the end")
        leader.entries = [-60, -3, 600].map { WidgetReport.Entry(date: now + $0, relevance: $0 < -50 ? 2.5 : nil) }
        var news = WidgetReport.Placed(id: 9, copies: 1, app: "a.b", kind: "NewsWidget", name: "News", family: "large", configuration: "")
        news.reason = "when the app asks"
        news.entries = [WidgetReport.Entry(date: now + 600, relevance: nil)]
        return WidgetReport(
            kinds: [
                .init(
                    app: "a.b", appName: "Ratings", kind: "LeaderWidget", name: "Leader", description: "Shows who leads.",
                    families: ["small", "medium"])
            ],
            placed: [leader, news],
            events: [.init(date: now, widget: "NewsWidget", text: "the timeline is empty", isProblem: true)], clockOffset: 0)
    }

    @Test func saysWhatComesNextAndWhy() throws {
        let host = try opened(report)
        defer { host.page.close() }
        #expect(try host.received() == [.watchWidgets(true)])
        let texts = try host.page.string("[...document.querySelectorAll('.placed .widget')].map((each) => each.innerText).join('|')")
        #expect(texts.contains("Next timeline in 10 min, after the last entry"))
        #expect(texts.contains("12 of 40 left today"))
        #expect(texts.contains("player: Lina"))
        #expect(texts.contains("2 copies"))
        #expect(texts.contains("Next timeline when the app asks"))
        #expect(try host.page.number("document.querySelectorAll('.timeline .entry').length") == 3)
        #expect(try host.page.number("[...document.querySelectorAll('.timeline .entry')].findIndex((each) => each.ariaCurrent)") == 1)
        #expect(try host.page.string("document.querySelector('.events').innerText").contains("NewsWidget: the timeline is empty"))
        #expect(try host.page.string("document.querySelector('.kinds').textContent").contains("Shows who leads."))
        // People know apps by their names.
        #expect(texts.contains("Ratings, Small, 2 copies"))
        #expect(!texts.contains("a.b"))
        #expect(try host.page.string("document.querySelector('.kinds small').textContent") == " Ratings, Small, Medium")
    }

    /// The host gives pictures to its own page only, so the page asks for them with its token.
    @Test func picturesComeWithTheTokenAndAreFreed() throws {
        let host = try opened(
            report,
            script: """
                window.made = [];
                window.freed = [];
                const { createObjectURL, revokeObjectURL } = URL;
                URL.createObjectURL = (data) => (made.push(createObjectURL(data)), made.at(-1));
                URL.revokeObjectURL = (address) => (freed.push(address), revokeObjectURL(address));
                const picture = new OffscreenCanvas(4, 4);
                picture.getContext('2d').fillRect(0, 0, 4, 4);
                window.answer = async () => new Response(await picture.convertToBlob());
                """)
        defer { host.page.close() }
        try host.page.wait(for: "[...document.querySelectorAll('.timeline img')].every((each) => each.naturalWidth === 4)")
        #expect(try host.page.string("fetched[0].authorization") == "Bearer secret")
        let addresses = try host.page.string("fetched.map(({ address }) => address.split('/Page/')[1]).sort().join()")
        #expect(addresses == "widgets/4/3/0.png,widgets/4/3/1.png,widgets/4/3/2.png")
        #expect(try host.page.string("document.querySelector('.timeline img').src").hasPrefix("blob:"))
        #expect(try host.page.number("freed.length") == 0)
        var next = report
        next.placed[0].revision = 4
        try host.send(.widgets(next))
        try host.page.wait(for: "made.length === 6")
        #expect(try host.page.evaluate("made.slice(0, 3).every((each) => freed.includes(each))") as? Bool == true)
    }

    /// Of a long timeline the present entry is in sight, also once it is another one.
    @Test func theTimelineFollowsThePresentEntry() throws {
        let now = Date().timeIntervalSince1970
        var long = report
        long.placed[0].entries = (-20..<20).map { WidgetReport.Entry(date: now + Double($0) * 600 - 300, relevance: nil) }
        let host = try opened(long)
        defer { host.page.close() }
        func middle() throws -> Double {
            try host.page.evaluate(
                "window.shown = document.querySelector('.entry[aria-current]').getBoundingClientRect(),"
                    + " window.list = document.querySelector('.timeline').getBoundingClientRect(), 0")
            return try host.page.number("(shown.left + shown.right) / 2 - (list.left + list.right) / 2")
        }
        try host.page.wait(for: "document.querySelector('.entry[aria-current]')")
        #expect(abs(try middle()) < 60)
        let first = try host.page.number("document.querySelector('.timeline').scrollLeft")
        #expect(first > 500)
        // Hours later.
        long.clockOffset = 7200
        try host.send(.widgets(long))
        try host.page.waitForFrame()
        #expect(abs(try middle()) < 60)
        #expect(try host.page.number("document.querySelector('.timeline').scrollLeft") > first)
    }

    @Test func theClockIsAdvancedOnlyWhereAnEntryIsToCome() throws {
        var last = report
        last.placed[0].entries.removeLast()
        let host = try opened(last)
        defer { host.page.close() }
        func isDisabled() throws -> Bool? { try host.page.evaluate("document.querySelector('.widgets .advance').disabled") as? Bool }
        #expect(try isDisabled() == true)
        try host.page.evaluate("document.querySelector('.placed [data-widget=\"9\"]').click()")
        #expect(try isDisabled() == false)
    }

    @Test func worksByKeyboard() throws {
        let host = try opened(report)
        defer { host.page.close() }
        _ = try host.received()
        let page = host.page
        try page.evaluate("document.querySelector('.placed [aria-selected=true]').focus()")
        try page.press("ArrowDown", code: "ArrowDown")
        #expect(try page.string("document.activeElement.dataset.widget") == "9")
        try page.evaluate("document.querySelector('.widgets .reload').focus()")
        try page.press("Enter", code: "Enter", text: "\r")
        try page.evaluate("document.querySelector('.widgets .advance').focus()")
        try page.press("Enter", code: "Enter", text: "\r")
        try page.evaluate("document.querySelector('.budget input').focus()")
        try page.press(" ", code: "Space", text: " ")
        // Nothing of it is typed on the phone.
        #expect(try host.received() == [.reloadWidget(9), .advanceToNextEntry(9), .setWidgetBudget(false)])
        try page.press("Escape", code: "Escape")
        #expect(try host.received() == [.watchWidgets(false)])
        #expect(try page.evaluate("document.querySelector('.widgets').hidden") as? Bool == true)
    }

    @Test func saysWhatToDoWhereNothingIsPlaced() throws {
        let host = try opened(WidgetReport(clockOffset: 3 * 3600 + 1200))
        defer { host.page.close() }
        #expect(try host.page.string("document.querySelector('.widgets .empty').textContent") == "No app on this phone has widgets.")
        #expect(try host.page.evaluate("document.querySelector('.widgets .reload').disabled") as? Bool == true)
        #expect(try host.page.string("document.querySelector('.ahead').textContent") == "The phone’s clock is 3 h 20 min ahead.")
        _ = try host.received()
        try host.page.evaluate("document.querySelector('.reset-clock').click()")
        #expect(try host.received() == [.resetClock])
    }

    @Test func saysThatTheClockIsFaster() throws {
        let host = try opened(WidgetReport(clockOffset: -3600, clockSpeed: 60))
        defer { host.page.close() }
        #expect(
            try host.page.string("document.querySelector('.ahead').textContent")
                == "The phone’s clock is 1 h behind and runs 60 times as fast.")
    }

    /// A page that comes back has to be told again.
    @Test func watchesAgainAfterTheConnectionWasLost() throws {
        let host = try opened(report)
        defer { host.page.close() }
        _ = try host.received()
        try host.drop()
        try host.page.wait(for: "sockets.length > 1")
        try host.accept()
        try host.send(.device(Devices.iPhone15, DeviceState()))
        try host.page.waitForFrame()
        #expect(try host.received() == [.watchWidgets(true)])
    }
}
