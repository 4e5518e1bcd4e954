import QuinceFoundation

// Source: Apple's documentation of Core MIDI.

private var noErr: OSStatus { 0 }

/// Makes a client.
@discardableResult public func MIDIClientCreate(
    _ name: CFString, _ notifyProc: MIDINotifyProc?, _ notifyRefCon: UnsafeMutableRawPointer?,
    _ outClient: UnsafeMutablePointer<MIDIClientRef>
) -> OSStatus { MIDIClientCreateWithBlock(name, outClient, nil) }

/// Makes a client. The block is not called, because the setup does not change.
@discardableResult public func MIDIClientCreateWithBlock(
    _ name: CFString, _ outClient: UnsafeMutablePointer<MIDIClientRef>, _ notifyBlock: MIDINotifyBlock?
) -> OSStatus {
    outClient.pointee = MIDISetup.shared.add(.client, name) ?? 0
    return noErr
}

@discardableResult public func MIDIClientDispose(_ client: MIDIClientRef) -> OSStatus {
    MIDISetup.shared.remove(client) { $0 == .client } ? noErr : kMIDIInvalidClient
}

/// Makes a port for messages that the app sends.
@discardableResult public func MIDIOutputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus {
    guard let port = MIDISetup.shared.add(.outputPort, portName, of: client) else { return kMIDIInvalidClient }
    outPort.pointee = port
    return noErr
}

private func makeInputPort(_ client: MIDIClientRef, _ name: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>) -> OSStatus {
    guard let port = MIDISetup.shared.add(.inputPort, name, of: client) else { return kMIDIInvalidClient }
    outPort.pointee = port
    return noErr
}

// Ports for messages that the app receives. Their functions are not called, because the device has no sources.

@discardableResult public func MIDIInputPortCreate(
    _ client: MIDIClientRef, _ portName: CFString, _ readProc: MIDIReadProc, _ refCon: UnsafeMutableRawPointer?,
    _ outPort: UnsafeMutablePointer<MIDIPortRef>
) -> OSStatus { makeInputPort(client, portName, outPort) }

@discardableResult public func MIDIInputPortCreateWithBlock(
    _ client: MIDIClientRef, _ portName: CFString, _ outPort: UnsafeMutablePointer<MIDIPortRef>, _ readBlock: @escaping MIDIReadBlock
) -> OSStatus { makeInputPort(client, portName, outPort) }

@discardableResult public func MIDIInputPortCreateWithProtocol(
    _ client: MIDIClientRef, _ portName: CFString, _ protocol: MIDIProtocolID, _ outPort: UnsafeMutablePointer<MIDIPortRef>,
    _ receiveBlock: @escaping MIDIReceiveBlock
) -> OSStatus { makeInputPort(client, portName, outPort) }

/// Sends messages to a destination: there is none.
@discardableResult public func MIDISend(_ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ pktlist: UnsafePointer<MIDIPacketList>) -> OSStatus
{
    MIDISetup.shared.kind(port) == .outputPort ? kMIDIUnknownEndpoint : kMIDIInvalidPort
}

/// Sends messages to a destination: there is none.
@discardableResult public func MIDISendEventList(
    _ port: MIDIPortRef, _ dest: MIDIEndpointRef, _ evtlist: UnsafePointer<MIDIEventList>
) -> OSStatus { MIDISetup.shared.kind(port) == .outputPort ? kMIDIUnknownEndpoint : kMIDIInvalidPort }

@discardableResult public func MIDIPortDispose(_ port: MIDIPortRef) -> OSStatus {
    MIDISetup.shared.remove(port) { $0 != .client } ? noErr : kMIDIInvalidPort
}

/// Connects a source to a port: there is no source.
@discardableResult public func MIDIPortConnectSource(
    _ port: MIDIPortRef, _ source: MIDIEndpointRef, _ connRefCon: UnsafeMutableRawPointer?
) -> OSStatus { MIDISetup.shared.kind(port) == .inputPort ? kMIDIUnknownEndpoint : kMIDIInvalidPort }

@discardableResult public func MIDIPortDisconnectSource(_ port: MIDIPortRef, _ source: MIDIEndpointRef) -> OSStatus {
    MIDISetup.shared.kind(port) == .inputPort ? kMIDINoConnection : kMIDIInvalidPort
}

public func MIDIGetNumberOfDevices() -> Int { 0 }
public func MIDIGetDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
public func MIDIGetNumberOfSources() -> Int { 0 }
public func MIDIGetSource(_ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetNumberOfDestinations() -> Int { 0 }
public func MIDIGetDestination(_ destIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIGetNumberOfExternalDevices() -> Int { 0 }
public func MIDIGetExternalDevice(_ deviceIndex0: Int) -> MIDIDeviceRef { 0 }
public func MIDIDeviceGetNumberOfEntities(_ device: MIDIDeviceRef) -> Int { 0 }
public func MIDIDeviceGetEntity(_ device: MIDIDeviceRef, _ entityIndex0: Int) -> MIDIEntityRef { 0 }
public func MIDIEntityGetNumberOfSources(_ entity: MIDIEntityRef) -> Int { 0 }
public func MIDIEntityGetSource(_ entity: MIDIEntityRef, _ sourceIndex0: Int) -> MIDIEndpointRef { 0 }
public func MIDIEntityGetNumberOfDestinations(_ entity: MIDIEntityRef) -> Int { 0 }
public func MIDIEntityGetDestination(_ entity: MIDIEntityRef, _ destIndex0: Int) -> MIDIEndpointRef { 0 }

/// Reads a text of an object: clients and ports have a name.
@discardableResult public func MIDIObjectGetStringProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ str: UnsafeMutablePointer<Unmanaged<NSString>?>
) -> OSStatus {
    guard let name = MIDISetup.shared.name(obj) else { return kMIDIObjectNotFound }
    guard propertyID == kMIDIPropertyName else { return kMIDIUnknownProperty }
    str.pointee = Unmanaged.passRetained(NSString(string: name))
    return noErr
}

@discardableResult public func MIDIObjectGetIntegerProperty(
    _ obj: MIDIObjectRef, _ propertyID: CFString, _ outValue: UnsafeMutablePointer<Int32>
) -> OSStatus { MIDISetup.shared.name(obj) == nil ? kMIDIObjectNotFound : kMIDIUnknownProperty }

/// Sends what has not arrived yet away; nothing is on its way.
@discardableResult public func MIDIFlushOutput(_ dest: MIDIEndpointRef) -> OSStatus { dest == 0 ? noErr : kMIDIUnknownEndpoint }
@discardableResult public func MIDIRestart() -> OSStatus { noErr }
