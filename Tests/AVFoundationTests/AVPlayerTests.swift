@testable import AVFoundation
import QuinceCombine
@_spi(Quince) import QuinceFoundation
import Testing

@MainActor struct AVPlayerTests {
    private let files: SampleFiles

    init() throws { files = try SampleFiles() }

    private func ready(_ item: AVPlayerItem) async {
        guard item.status == .unknown else { return }
        await withCheckedContinuation { continuation in item.prepare { continuation.resume() } }
    }

    private func notification(_ name: Notification.Name, of object: AnyObject, after action: () -> Void) async {
        let stream = AsyncStream<Void> { continuation in
            let token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { _ in continuation.finish() }
            continuation.onTermination = { _ in NotificationCenter.default.removeObserver(token) }
        }
        action()
        for await _ in stream {}
    }

    @Test func anItemBecomesReady() async throws {
        defer { files.remove() }
        let item = AVPlayerItem(url: try files.wave(seconds: 2))
        #expect(item.status == .unknown)
        #expect(item.duration.isIndefinite)
        let player = AVPlayer(playerItem: item)
        await ready(item)
        #expect(item.status == .readyToPlay)
        #expect(item.duration.seconds == 2)
        #expect(item.isPlaybackLikelyToKeepUp)
        #expect(item.loadedTimeRanges.map(\.timeRangeValue.end.seconds) == [2])
        #expect(player.status == .readyToPlay)
        #expect(player.timeControlStatus == .paused)
    }

    @Test func anItemWithoutMediaFails() async throws {
        defer { files.remove() }
        let item = AVPlayerItem(url: try files.text())
        let player = AVPlayer(playerItem: item)
        player.play()
        await ready(item)
        #expect(item.status == .failed)
        #expect(item.error is AVError || (item.error as? NSError)?.domain == AVFoundationErrorDomain)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    }

    @Test func playingWaitsForTheItem() async throws {
        defer { files.remove() }
        let player = AVPlayer(url: try files.wave(seconds: 60))
        player.play()
        #expect(player.rate == 1)
        #expect(player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        #expect(player.reasonForWaitingToPlay == .evaluatingBufferingRate)
        await ready(try #require(player.currentItem))
        #expect(player.timeControlStatus == .playing)
        #expect(player.reasonForWaitingToPlay == nil)
        player.pause()
        #expect(player.rate == 0)
        #expect(player.timeControlStatus == .paused)
        let time = player.currentTime()
        #expect(player.currentTime() == time)
        player.replaceCurrentItem(with: nil)
        player.play()
        #expect(player.reasonForWaitingToPlay == .noItemToPlay)
    }

    @Test func anItemPlaysToItsEnd() async throws {
        defer { files.remove() }
        let player = AVPlayer(url: try files.wave(seconds: 0.15))
        let item = try #require(player.currentItem)
        nonisolated(unsafe) var times: [Double] = []
        nonisolated(unsafe) var passed = 0
        let periodic = player.addPeriodicTimeObserver(forInterval: CMTime(value: 1, timescale: 20), queue: .main) {
            times.append($0.seconds)
        }
        let boundary = player.addBoundaryTimeObserver(
            forTimes: [NSValue(time: CMTime(value: 7, timescale: 100))], queue: .main, using: { passed += 1 })
        await notification(.AVPlayerItemDidPlayToEndTime, of: item) { player.play() }
        #expect(player.rate == 0)
        #expect(player.timeControlStatus == .paused)
        #expect(player.currentTime().seconds == 0.15)
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(passed == 1)
        #expect(times.contains { $0 >= 0.05 && $0 < 0.15 })
        #expect(times == times.sorted())
        player.removeTimeObserver(periodic)
        player.removeTimeObserver(boundary)
    }

    @Test func playbackEndsWhereTheItemSays() async throws {
        defer { files.remove() }
        let player = AVPlayer(url: try files.wave(seconds: 60))
        let item = try #require(player.currentItem)
        item.forwardPlaybackEndTime = CMTime(value: 1, timescale: 20)
        player.actionAtItemEnd = .none
        await notification(.AVPlayerItemDidPlayToEndTime, of: item) { player.play() }
        #expect(player.currentTime().seconds == 0.05)
        #expect(player.rate == 1)
    }

    @Test func seekingMovesAndIsClamped() async throws {
        defer { files.remove() }
        let player = AVPlayer(url: try files.wave(seconds: 3))
        await ready(try #require(player.currentItem))
        #expect(await player.seek(to: CMTime(value: 2, timescale: 1)))
        #expect(player.currentTime() == CMTime(value: 2, timescale: 1))
        #expect(await player.seek(to: CMTime(value: 99, timescale: 1)))
        #expect(player.currentTime().seconds == 3)
        let results = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var results: [Bool] = []
            player.seek(to: .zero) { results.append($0) }
            player.seek(to: CMTime(value: 1, timescale: 1)) {
                results.append($0)
                continuation.resume(returning: results)
            }
        }
        #expect(results == [false, true])
        #expect(player.currentTime().seconds == 1)
    }

    @Test func changesAreReported() async throws {
        defer { files.remove() }
        let player = AVPlayer(url: try files.wave(seconds: 60))
        var rates: [Float] = []
        var states: [AVPlayer.TimeControlStatus] = []
        var statuses: [AVPlayerItem.Status] = []
        let item = try #require(player.currentItem)
        let observations = [
            player.publisher(for: __quinceKeyPath(\.rate, "rate")).sink { rates.append($0) },
            player.publisher(for: __quinceKeyPath(\.timeControlStatus, "timeControlStatus")).sink { states.append($0) },
            item.publisher(for: __quinceKeyPath(\.status, "status")).sink { statuses.append($0) },
        ]
        player.play()
        await ready(item)
        player.rate = 2
        player.pause()
        #expect(rates == [0, 1, 2, 0])
        #expect(states == [.paused, .waitingToPlayAtSpecifiedRate, .playing, .paused])
        #expect(statuses == [.unknown, .readyToPlay])
        observations.forEach { $0.cancel() }
    }

    @Test func aQueuePlaysItsItems() async throws {
        defer { files.remove() }
        let items = [AVPlayerItem(url: try files.wave(seconds: 0.03)), AVPlayerItem(url: try files.wave(seconds: 0.04, name: "b.wav"))]
        let player = AVQueuePlayer(items: items)
        #expect(player.items() == items)
        #expect(player.currentItem === items[0])
        #expect(!player.canInsert(items[0], after: nil))
        nonisolated(unsafe) var next: AVPlayerItem?
        let token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: items[0], queue: nil) { _ in
            next = player.currentItem
        }
        await notification(.AVPlayerItemDidPlayToEndTime, of: items[1]) { player.play() }
        NotificationCenter.default.removeObserver(token)
        #expect(next === items[1])
        #expect(player.currentItem == nil)
        #expect(player.items().isEmpty)
        #expect(player.rate == 0)
    }

    @Test func aLooperPlaysAgain() async throws {
        defer { files.remove() }
        let player = AVQueuePlayer()
        let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: try files.wave(seconds: 0.02)))
        #expect(player.items().count == 3)
        player.play()
        for item in looper.loopingPlayerItems { await notification(.AVPlayerItemDidPlayToEndTime, of: item) {} }
        #expect(looper.loopCount >= 3)
        #expect(player.items().count == 3)
        #expect(player.rate == 1)
        looper.disableLooping()
        #expect(player.items().count == 1)
    }

    @Test func devicesAreNone() {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(
            AVCaptureDevice.DiscoverySession(deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back).devices.isEmpty)
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        #expect(session.canAddOutput(output))
        session.addOutput(output)
        #expect(!session.canAddOutput(output))
        #expect(output.availableMetadataObjectTypes.isEmpty)
        session.startRunning()
        #expect(session.isRunning)
    }
}
