// IntentsUI, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
open class INUIAddVoiceShortcutButton: NSObject {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
public protocol INUIAddVoiceShortcutButtonDelegate {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
open class INUIAddVoiceShortcutViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
public protocol INUIAddVoiceShortcutViewControllerDelegate {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
open class INUIEditVoiceShortcutViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
public protocol INUIEditVoiceShortcutViewControllerDelegate {}

@available(*, unavailable, message: "not yet in Quince: shortcuts of Siri")
public protocol INUIHostedViewControlling {}
