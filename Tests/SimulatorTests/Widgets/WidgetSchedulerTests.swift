import DeviceProtocol
import Foundation
import RenderProtocol
import Testing
import WidgetArchive

@testable import Simulator

/// When extensions are asked for what, on a clock that is given.
struct WidgetSchedulerTests {
    private let start = Date(timeIntervalSince1970: 1_704_793_260)

    private func widget(_ id: Int, kind: String = "news", bundle: String = "a.widgets", player: String? = nil) -> HomeWidget {
        HomeWidget(
            id: id, app: "a", bundle: bundle, kind: kind, family: .small,
            configuration: WidgetParameterValues(player.map { ["player": .text($0)] } ?? [:]))
    }

    private func archive(at dates: [Double], _ policy: WidgetArchive.ReloadPolicy = .atEnd) -> WidgetArchive {
        let layers = Commit(sequence: 1, time: 0, operations: [.setLayer(LayerID(1), [:]), .setRoot(LayerID(1))])
        return WidgetArchive(
            kind: "news", family: .small, size: CGSize(width: 158, height: 158), scale: 3, policy: policy,
            entries: dates.map {
                WidgetArchive.Entry(
                    date: Date(timeIntervalSince1970: $0), renditions: [WidgetArchive.Rendition(appearance: .light, layers: layers)])
            })
    }

    /// Lets time pass up to a date; an extension answers at once. Returns what it was asked, with the seconds since the start.
    private func run(
        _ scheduler: inout WidgetScheduler, to end: Double, from begin: Double = 0, _ answer: (Date) -> WidgetScheduler.Result
    ) -> [(at: Double, WidgetScheduler.Job)] {
        var asked: [(at: Double, WidgetScheduler.Job)] = []
        var now = start.addingTimeInterval(begin)
        while true {
            while let job = scheduler.takeJob(at: now) {
                asked.append((now.timeIntervalSince(start), job))
                scheduler.finish(job, answer(now), at: now)
            }
            guard let next = scheduler.nextDate(at: now), next <= start.addingTimeInterval(end) else { return asked }
            now = max(now, next)
        }
    }

    private func timeline(_ offsets: [Double], _ policy: @escaping (Date) -> WidgetArchive.ReloadPolicy = { _ in .atEnd })
        -> (Date) -> WidgetScheduler.Result
    {
        { now in .shown(archive(at: offsets.map { now.timeIntervalSince1970 + $0 }, policy(now))) }
    }

    @Test func aNewWidgetGetsPlaceholderSnapshotAndTimelineInThisOrder() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 3600, timeline([0, 60]) { _ in .never })
        #expect(asked.map(\.1.step) == [.placeholder, .snapshot, .timeline])
        #expect(asked.allSatisfy { $0.1.reason == .isNew && $0.at == 0 })
        #expect(scheduler.nextDate(at: start) == nil)
    }

    @Test func placeholdersOfAllComeFirst() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1), widget(2, kind: "other")], at: start)
        let asked = run(&scheduler, to: 0, timeline([0]) { _ in .never })
        #expect(asked.map(\.1.step) == [.placeholder, .placeholder, .snapshot, .snapshot, .timeline, .timeline])
    }

    @Test func copiesThatAreSetUpAlikeShareTheirContent() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1), widget(2), widget(3, player: "Lina")], at: start)
        #expect(scheduler.rows.map(\.copies) == [[1, 2], [3]])
        #expect(scheduler.rows[1].key.values == WidgetParameterValues(["player": .text("Lina")]))
        #expect(run(&scheduler, to: 0, timeline([0]) { _ in .never }).count == 6)
        // Setting one up anew makes another widget of it alone.
        let gone = scheduler.place([widget(1), widget(2, player: "Lina"), widget(3, player: "Lina")], at: start)
        #expect(gone.isEmpty && scheduler.rows.map(\.copies) == [[1], [2, 3]])
        #expect(run(&scheduler, to: 0, timeline([0])).isEmpty)
        #expect(scheduler.place([widget(1)], at: start) == [WidgetStore.Key(widget(3, player: "Lina"))])
    }

    @Test func atEndAsksWhenTheLastEntryHasCome() {
        var scheduler = WidgetScheduler()
        scheduler.isLimited = false
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 171, timeline((0..<20).map { Double($0) * 3 }))
        #expect(asked.filter { $0.1.step == .timeline }.map(\.at) == [0, 57, 114, 171])
        #expect(asked.last?.1.reason == .end)
    }

    @Test func neverWaitsForTheApp() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1), widget(2, kind: "other")], at: start)
        _ = run(&scheduler, to: 86_400, timeline([0, 57]) { _ in .never })
        #expect(scheduler.nextDate(at: start) == nil)
        scheduler.reload(.app, at: start.addingTimeInterval(90)) { $0.kind == "news" }
        let asked = run(&scheduler, to: 86_400, from: 90, timeline([0]) { _ in .never })
        #expect(asked.map(\.1) == [.init(key: WidgetStore.Key(widget(1)), step: .timeline, reason: .app)] && asked[0].at == 90)
    }

    @Test func afterAsksAtTheDateAndNotBefore() {
        var scheduler = WidgetScheduler()
        scheduler.isLimited = false
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 250, timeline([0, 57]) { .after($0.addingTimeInterval(120)) })
        #expect(asked.filter { $0.1.step == .timeline }.map(\.at) == [0, 120, 240])
    }

    @Test func timelinesThatAreOverAtOnceAreAskedForWithADistance() {
        var scheduler = WidgetScheduler()
        scheduler.isLimited = false
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 900, timeline([0]))
        #expect(asked.filter { $0.1.step == .timeline }.map(\.at) == [0, 300, 600, 900])
    }

    @Test func whatIsKeptNeedsNoNewTimelineBeforeItsTime() {
        var scheduler = WidgetScheduler()
        let kept = archive(at: [start.timeIntervalSince1970 - 100, start.timeIntervalSince1970 + 100])
        scheduler.place([widget(1)], at: start) { _ in kept }
        #expect(scheduler.nextDate(at: start) == start.addingTimeInterval(100))
        var late = WidgetScheduler()
        late.place([widget(1)], at: start.addingTimeInterval(500)) { _ in kept }
        #expect(late.takeJob(at: start.addingTimeInterval(500))?.step == .timeline)
    }

    @Test func whoIsAskedInATimeIsKnownBeforehand() {
        var scheduler = WidgetScheduler()
        let kept = archive(at: [start.timeIntervalSince1970 + 100])
        scheduler.place([widget(1, bundle: "kept"), widget(2, bundle: "new")], at: start) { $0.bundle == "kept" ? kept : nil }
        func asks(_ bundle: String, _ begin: Double, _ end: Double) -> Bool {
            scheduler.asks(bundle, after: start.addingTimeInterval(begin), until: start.addingTimeInterval(end), at: start)
        }
        #expect(asks("kept", 0, 100))
        #expect(!asks("kept", 0, 99))
        #expect(!asks("kept", 100, 200))
        #expect(asks("new", -1, 0))
        #expect(!asks("new", 0, 1000))
        // What it is asked after this one is not known before it answers.
        #expect(scheduler.takeJob(at: start)?.key.bundle == "new")
        #expect(!asks("new", -1, 1000))
        #expect(asks("kept", 0, 100))
    }

    @Test func aFailureIsTriedAgainLaterAndLater() {
        var scheduler = WidgetScheduler()
        scheduler.isLimited = false
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 1000) { _ in .failed(.slow) }
        #expect(asked.filter { $0.1.step == .timeline }.map(\.at) == [0, 30, 90, 210, 450, 930])
        #expect(asked.last?.1.reason == .retry)
        // The app asks: it begins anew.
        scheduler.reload(.app, at: start.addingTimeInterval(1000)) { _ in true }
        let again = run(&scheduler, to: 1090, from: 1000) { _ in .failed(.slow) }
        #expect(again.map(\.at) == [1000, 1030, 1090])
    }

    @Test func aWidgetThatIsGoneFromItsAppIsNotTriedAgain() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        #expect(run(&scheduler, to: 86_400) { _ in .failed(.refused(.unknownKind(["other"]))) }.count == 1)
        scheduler.reload(.version, at: start) { _ in true }
        #expect(scheduler.takeJob(at: start)?.reason == .version)
    }

    @Test func aReloadWhileItIsAskedFollowsOnce() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        _ = run(&scheduler, to: 0, timeline([0]) { _ in .never })
        scheduler.reload(.app, at: start) { _ in true }
        let job = scheduler.takeJob(at: start)
        #expect(scheduler.takeJob(at: start) == nil)
        scheduler.reload(.app, at: start) { _ in true }
        scheduler.reload(.app, at: start) { _ in true }
        if let job { scheduler.finish(job, timeline([0]) { _ in .never }(start), at: start) }
        #expect(run(&scheduler, to: 0, timeline([0]) { _ in .never }).count == 1)
    }

    @Test func oneJobAtATimeForEachExtension() {
        var scheduler = WidgetScheduler()
        scheduler.place(
            [widget(1), widget(2, kind: "b"), widget(3, bundle: "b.widgets"), widget(4, bundle: "c.widgets")], at: start)
        let first = scheduler.takeJob(at: start), second = scheduler.takeJob(at: start)
        #expect(first?.key.bundle == "a.widgets")
        #expect(second?.key.bundle == "b.widgets")
        #expect(scheduler.takeJob(at: start) == nil)
        #expect(scheduler.nextDate(at: start) == nil)
    }

    // MARK: Budgets

    @Test func aWidgetNobodySeesHasFortyTimelinesADay() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        let asked = run(&scheduler, to: 86_399 + 60, timeline([0, 60]))
        // The first one costs nothing; the day begins with the one after it.
        #expect(asked.filter { $0.1.step == .timeline }.count == 41)
        #expect(scheduler.isHeld(scheduler.rows[0], at: start.addingTimeInterval(80_000)))
        #expect(run(&scheduler, to: 2 * 86_400, from: 86_460, timeline([0, 60])).count == 40)
    }

    @Test func aWidgetThatIsSeenHasSeventy() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        scheduler.see([1], at: start.addingTimeInterval(-3600))
        #expect(run(&scheduler, to: 86_400, timeline([0, 60])).filter { $0.1.step == .timeline }.count == 71)
    }

    @Test func anAppInFrontAsksAsOftenAsItLikes() {
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1)], at: start)
        scheduler.front = ["a.widgets"]
        #expect(run(&scheduler, to: 6000, timeline([0, 60])).filter { $0.1.step == .timeline }.count == 101)
        #expect(scheduler.rows[0].budget.left(at: start) == 40)
        scheduler.front = []
        #expect(run(&scheduler, to: 12_000, from: 6000, timeline([0, 60])).count == 40)
        // Held until tomorrow, or until the app comes to the front.
        scheduler.front = ["a.widgets"]
        #expect(scheduler.nextDate(at: start.addingTimeInterval(12_000)).map { $0 < start.addingTimeInterval(12_000) } == true)
    }

    @Test func theSwitchLiftsBudgets() {
        var scheduler = WidgetScheduler()
        scheduler.isLimited = false
        scheduler.place([widget(1)], at: start)
        #expect(run(&scheduler, to: 86_400, timeline([0, 60])).filter { $0.1.step == .timeline }.count == 1441)
    }

    @Test func whatIsSpentIsKept() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Widgets/budgets.json")
        var scheduler = WidgetScheduler()
        scheduler.place([widget(1), widget(2, kind: "sport")], at: start)
        _ = run(&scheduler, to: 600, timeline([0, 60]))
        WidgetBudgetFile(file).keep(scheduler.rows)

        // The device is booted again: first with nothing placed, until the home screen is there.
        let kept = WidgetBudgetFile(file)
        kept.keep([])
        var later = WidgetScheduler()
        later.place([widget(1)], at: start.addingTimeInterval(700), budget: { kept.budgets[$0] })
        #expect(later.rows[0].budget.left(at: start.addingTimeInterval(700)) == 30)
        #expect(later.rows[0].budget.left(at: start.addingTimeInterval(86_400 + 700)) == 40)
        // What is gone is forgotten.
        kept.keep(later.rows, isAll: true)
        #expect(WidgetBudgetFile(file).budgets.keys.map(\.kind) == ["news"])
        try Data("{".utf8).write(to: file)
        #expect(WidgetBudgetFile(file).budgets.isEmpty)
    }

    @Test func aDamagedBudgetIsSpent() throws {
        var budget = try JSONDecoder().decode(WidgetBudget.self, from: Data("{\"spent\":\(Int.max),\"seen\":1e308,\"start\":7}".utf8))
        let date = Date(timeIntervalSinceReferenceDate: 8)
        #expect(budget.left(at: date) == 0)
        budget.spend(at: date)
        #expect(budget.left(at: date) == 0)
    }
}
