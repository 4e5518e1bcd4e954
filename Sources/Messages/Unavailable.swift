// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: browsers of stickers, which Messages shows")
open class MSStickerBrowserViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: browsers of stickers, which Messages shows")
open class MSStickerBrowserView: NSObject {}

@available(*, unavailable, message: "not yet in Quince: browsers of stickers, which Messages shows")
public protocol MSStickerBrowserViewDataSource {}

@available(*, unavailable, message: "not yet in Quince: live messages, which Messages shows")
public protocol MSMessagesAppTranscriptPresentation {}
