// Foundation comes through QuinceFoundation alone: a second way to it would make what the supplement replaces ambiguous in apps.
@_exported import CoreGraphics
@_exported import CoreText
@_exported import QuartzCore
@_exported import QuinceFoundation
