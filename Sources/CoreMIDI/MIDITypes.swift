import QuinceFoundation

public typealias MIDIObjectRef = UInt32
public typealias MIDIClientRef = MIDIObjectRef
public typealias MIDIPortRef = MIDIObjectRef
public typealias MIDIDeviceRef = MIDIObjectRef
public typealias MIDIEntityRef = MIDIObjectRef
public typealias MIDIEndpointRef = MIDIObjectRef
public typealias MIDIUniqueID = Int32
/// Host time. 0 = now.
public typealias MIDITimeStamp = UInt64

public var kMIDIInvalidClient: OSStatus { -10830 }
public var kMIDIInvalidPort: OSStatus { -10831 }
public var kMIDIWrongEndpointType: OSStatus { -10832 }
public var kMIDINoConnection: OSStatus { -10833 }
public var kMIDIUnknownEndpoint: OSStatus { -10834 }
public var kMIDIUnknownProperty: OSStatus { -10835 }
public var kMIDIWrongPropertyType: OSStatus { -10836 }
public var kMIDINoCurrentSetup: OSStatus { -10837 }
public var kMIDIMessageSendErr: OSStatus { -10838 }
public var kMIDIServerStartErr: OSStatus { -10839 }
public var kMIDISetupFormatErr: OSStatus { -10840 }
public var kMIDIWrongThread: OSStatus { -10841 }
public var kMIDIObjectNotFound: OSStatus { -10842 }
public var kMIDIIDNotUnique: OSStatus { -10843 }
public var kMIDINotPermitted: OSStatus { -10844 }
public var kMIDIUnknownError: OSStatus { -10845 }

public let kMIDIPropertyName: CFString = "name"
public let kMIDIPropertyDisplayName: CFString = "displayName"
public let kMIDIPropertyManufacturer: CFString = "manufacturer"
public let kMIDIPropertyModel: CFString = "model"
public let kMIDIPropertyUniqueID: CFString = "uniqueID"
public let kMIDIPropertyDeviceID: CFString = "deviceID"
public let kMIDIPropertyOffline: CFString = "offline"

/// Source: Apple's documentation of `MIDIProtocolID`.
public enum MIDIProtocolID: Int32, Sendable { case _1_0 = 1, _2_0 }

/// Source: Apple's documentation of `MIDINotificationMessageID`.
public enum MIDINotificationMessageID: Int32, Sendable {
    case msgSetupChanged = 1, msgObjectAdded, msgObjectRemoved, msgPropertyChanged, msgThruConnectionsChanged, msgSerialPortOwnerChanged
    case msgIOError
}

/// A change of the setup. Clients get none, because devices neither come nor go. Source: Apple's documentation of `MIDINotification`.
public struct MIDINotification: Sendable {
    public var messageID: MIDINotificationMessageID
    public var messageSize: UInt32
    public init(messageID: MIDINotificationMessageID, messageSize: UInt32) {
        (self.messageID, self.messageSize) = (messageID, messageSize)
    }
}

public typealias MIDINotifyProc = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Void
public typealias MIDINotifyBlock = (UnsafePointer<MIDINotification>) -> Void
