// Importing CoreGraphics brings Foundation along, with CGFloat, CGPoint, CGSize and CGRect, as the supplement completes it.
@_exported import QuinceFoundation
