@_exported import AVFAudio
@_exported import CoreMedia
@_exported import QuartzCore
@_exported import QuinceFoundation
