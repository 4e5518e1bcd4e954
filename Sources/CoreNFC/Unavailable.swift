// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
open class NFCTagReaderSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
open class NFCVASReaderSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCTagReaderSessionDelegate {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCNDEFTag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCISO7816Tag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCMiFareTag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCFeliCaTag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public protocol NFCISO15693Tag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
public enum NFCTag {}

@available(*, unavailable, message: "not yet in Quince: tags, which a simulated device reads none of")
open class NFCISO7816APDU: NSObject {}
