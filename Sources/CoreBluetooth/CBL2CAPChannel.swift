import QuinceFoundation

/// The number of a channel's service.
public typealias CBL2CAPPSM = UInt16

/// A stream of bytes between devices, which only the system makes: without Bluetooth there is none.
///
/// Source: Apple's documentation of `CBL2CAPChannel`.
open class CBL2CAPChannel: NSObject, @unchecked Sendable {
    open var peer: CBPeer! { nil }
    open var inputStream: InputStream! { nil }
    open var outputStream: OutputStream! { nil }
    open var psm: CBL2CAPPSM { 0 }

    override init() { super.init() }
}

public let CBUUIDL2CAPPSMCharacteristicString = "ABDD3056-28FA-441D-A470-55A75A52553A"
