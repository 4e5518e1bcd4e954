// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: virtual sources")
public func MIDISourceCreate(_ client: MIDIClientRef, _ name: CFString, _ outSrc: UnsafeMutablePointer<MIDIEndpointRef>) -> OSStatus {
    kMIDINotPermitted
}

@available(*, unavailable, message: "not yet in Quince: virtual destinations")
public func MIDIDestinationCreateWithBlock(
    _ client: MIDIClientRef, _ name: CFString, _ outDest: UnsafeMutablePointer<MIDIEndpointRef>, _ readBlock: Any?
) -> OSStatus { kMIDINotPermitted }

@available(*, unavailable, message: "not yet in Quince: MIDI over networks")
open class MIDINetworkSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: MIDI over networks")
open class MIDINetworkHost: NSObject {}

@available(*, unavailable, message: "not yet in Quince: MIDI over networks")
open class MIDINetworkConnection: NSObject {}
