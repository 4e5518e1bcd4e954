// Names of the years before Swift 4.2, which the compiler still takes in apps whose language version is Swift 4 and hides from all others.

@available(swift, obsoleted: 4.2, renamed: "AVPlayer.Status")
public typealias AVPlayerStatus = AVPlayer.Status
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.TimeControlStatus")
public typealias AVPlayerTimeControlStatus = AVPlayer.TimeControlStatus
@available(swift, obsoleted: 4.2, renamed: "AVPlayer.ActionAtItemEnd")
public typealias AVPlayerActionAtItemEnd = AVPlayer.ActionAtItemEnd
@available(swift, obsoleted: 4.2, renamed: "AVPlayerItem.Status")
public typealias AVPlayerItemStatus = AVPlayerItem.Status
@available(swift, obsoleted: 4.2, renamed: "AVPlayerLooper.Status")
public typealias AVPlayerLooperStatus = AVPlayerLooper.Status
