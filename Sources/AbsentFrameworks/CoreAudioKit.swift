// CoreAudioKit, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class CABTMIDICentralViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class CABTMIDILocalPeripheralViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class CAInterAppAudioSwitcherView: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class CAInterAppAudioTransportView: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class AUViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pages of MIDI over Bluetooth and of audio units")
open class AUGenericViewController: NSObject {}
