@_spi(Quince) import QuinceFoundation
import Synchronization
import Testing

@testable import MediaPlayer

struct MPRemoteCommandTests {
    /// A target whose method is registered as lowering does it.
    private final class Target: NSObject {
        var events: [MPRemoteCommandEvent] = []
        var status = MPRemoteCommandHandlerStatus.success
    }

    private let center = MPRemoteCommandCenter()

    init() {
        ObjectRuntime.register(Target.self) { entry in
            entry.method("skip:") { object, arguments in
                guard let target = object as? Target, let event = arguments.first as? MPRemoteCommandEvent else { return nil }
                target.events.append(event)
                return target.status
            }
        }
    }

    @Test func handlersAreCalled() {
        let command = center.playCommand
        #expect(!command.isOffered)
        let count = Mutex(0)
        let token = command.addTarget { event in
            #expect(event.command === command)
            count.withLock { $0 += 1 }
            return .success
        }
        #expect(command.isOffered)
        #expect(command.send(MPRemoteCommandEvent(command)) == .success)
        command.isEnabled = false
        #expect(command.send(MPRemoteCommandEvent(command)) == .commandFailed)
        command.isEnabled = true
        command.removeTarget(token)
        #expect(command.send(MPRemoteCommandEvent(command)) == .commandFailed)
        #expect(count.withLock { $0 } == 1)
    }

    @Test func methodsAreCalledAndTheirTargetsNotRetained() {
        let command = center.skipForwardCommand
        var target: Target? = Target()
        command.addTarget(target!, action: Selector("skip:"))
        target?.status = .noSuchContent
        #expect(command.send(MPSkipIntervalCommandEvent(command, interval: 15)) == .noSuchContent)
        #expect((target?.events.first as? MPSkipIntervalCommandEvent)?.interval == 15)
        weak let held = target
        target = nil
        #expect(held == nil)
        #expect(command.send(MPSkipIntervalCommandEvent(command, interval: 15)) == .success)
    }

    @Test func targetsAreRemoved() {
        let command = center.nextTrackCommand, target = Target()
        command.addTarget(target, action: Selector("skip:"))
        command.addTarget { _ in .commandFailed }
        command.removeTarget(target, action: Selector("other:"))
        #expect(command.send(MPRemoteCommandEvent(command)) == .commandFailed)
        #expect(target.events.count == 1)
        command.removeTarget(target, action: nil)
        command.send(MPRemoteCommandEvent(command))
        #expect(target.events.count == 1)
        command.removeTarget(nil)
        #expect(!command.isOffered)
    }

    @Test func theLibraryIsEmpty() async {
        #expect(MPMediaQuery.songs().groupingType == .title)
        #expect(MPMediaQuery.albums().items?.isEmpty != false)
        let player = MPMusicPlayerController.applicationMusicPlayer
        player.setQueue(with: MPMediaQuery.songs())
        player.play()
        #expect(player.playbackState == .stopped)
        let error = await #expect(throws: MPError.self) { try await player.prepareToPlay() }
        #expect(error?.code == .notFound)
    }

    @Test func artworkIsMadeInTheWantedSize() {
        let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 600, height: 600)) { size in
            UIGraphicsImageRenderer(size: size).image { _ in }
        }
        #expect(artwork.bounds.size == CGSize(width: 600, height: 600))
        #expect(artwork.image(at: CGSize(width: 50, height: 50))?.size == CGSize(width: 50, height: 50))
        #expect(artwork.image(at: .zero) == nil)
    }
}
