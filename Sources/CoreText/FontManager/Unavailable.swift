import CoreGraphics
import QuinceFoundation

// Fonts and lines below UIKit's: declared, so that the compiler says what is missing.

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTFont {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTFontDescriptor {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTLine {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTRun {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTFrame {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public final class CTFramesetter {}

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont { fatalError() }

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine { fatalError() }

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { fatalError() }

@available(*, unavailable, message: "not yet in Quince: fonts and lines below UIFont; UIFont and NSAttributedString measure and draw text")
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? { fatalError() }
