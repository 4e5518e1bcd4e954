import UIKit

// Source: Apple's documentation of Media Player.

@available(*, unavailable, message: "not yet in Quince: sessions of what plays now")
public enum MPNowPlayingSession {}
@available(*, unavailable, message: "not yet in Quince: sessions of what plays now")
public enum MPNowPlayingSessionDelegate {}
@available(*, unavailable, message: "not yet in Quince: options of languages")
public enum MPNowPlayingInfoLanguageOption {}
@available(*, unavailable, message: "not yet in Quince: options of languages")
public enum MPNowPlayingInfoLanguageOptionGroup {}
@available(*, unavailable, message: "not yet in Quince: options of languages")
public enum MPChangeLanguageOptionCommandEvent {}
@available(*, unavailable, message: "not yet in Quince: ranges of advertisements")
public enum MPAdTimeRange {}
@available(*, unavailable, message: "not yet in Quince: animated artwork")
public enum MPMediaItemAnimatedArtwork {}
@available(*, unavailable, message: "not yet in Quince: content for cars")
public enum MPPlayableContentManager {}
@available(*, unavailable, message: "not yet in Quince: content for cars")
public enum MPPlayableContentDataSource {}
@available(*, unavailable, message: "not yet in Quince: content for cars")
public enum MPPlayableContentDelegate {}
@available(*, unavailable, message: "not yet in Quince: content for cars")
public enum MPContentItem {}
@available(*, unavailable, message: "not yet in Quince: playlists")
public enum MPMediaPlaylist {}
@available(*, unavailable, message: "not yet in Quince: playlists")
public enum MPMediaPlaylistCreationMetadata {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerApplicationController {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerControllerQueue {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerControllerMutableQueue {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerQueueDescriptor {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerMediaItemQueueDescriptor {}
@available(*, unavailable, message: "not yet in Quince: queues that apps change")
public enum MPMusicPlayerStoreQueueDescriptor {}
@available(*, unavailable, message: "replaced by AVPlayerViewController in iOS 9")
public enum MPMoviePlayerController {}
@available(*, unavailable, message: "replaced by AVPlayerViewController in iOS 9")
public enum MPMoviePlayerViewController {}
