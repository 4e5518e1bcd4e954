import DeviceProtocol
import MusicKit
import QuinceFoundation
import Testing

extension SmallSuites {
    @Suite struct MusicKitTests {
        @Test func requestsFollowTheUsersDecision() async {
            _ = CalendarDevice([.mediaLibrary: .denied])
            defer { CalendarDevice.end() }
            #expect(MusicAuthorization.currentStatus == .denied)
            await #expect(throws: MusicSubscription.Error.permissionDenied) { _ = try await MusicSubscription.current }
            await #expect(throws: MusicTokenRequestError.permissionDenied) {
                _ = try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response()
            }
        }

        @Test func nobodyHasSubscribed() async throws {
            _ = CalendarDevice([.mediaLibrary: .granted])
            defer { CalendarDevice.end() }
            let subscription = try await MusicSubscription.current
            #expect(!subscription.canPlayCatalogContent)
            #expect(!subscription.canBecomeSubscriber)
            #expect(try await MusicLibraryRequest<Album>().response().items.isEmpty)
            await #expect(throws: MusicTokenRequestError.developerTokenRequestFailed) { try await ApplicationMusicPlayer.shared.play() }
        }

        @Test func itemsAreArchived() throws {
            let json = Data(#"{"id":"7","title":"Song","artistName":"Ann","genreNames":["Pop"],"hasLyrics":false,"duration":61}"#.utf8)
            let song = try JSONDecoder().decode(Song.self, from: json)
            #expect(song.id == "7")
            #expect(song.duration == 61)
            let items: MusicItemCollection<Song> = [song]
            #expect(try JSONDecoder().decode(MusicItemCollection<Song>.self, from: JSONEncoder().encode(items)) == items)
            #expect(Track.song(song).title == "Song")
        }
    }
}
