/// Importing CoreGraphics brings Foundation along, whose Linux version declares CGFloat, CGPoint, CGSize and CGRect.
@_exported import Foundation
