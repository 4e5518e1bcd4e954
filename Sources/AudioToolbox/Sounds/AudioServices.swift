import QuinceFoundation

// Source: Apple's documentation of System Sound Services.

/// The number of a sound of the system's or of one that an app has made.
public typealias SystemSoundID = UInt32
/// The number of a property of system sounds.
public typealias AudioServicesPropertyID = UInt32
/// A function that is called when a system sound has ended.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502
/// A number that tells whether the silent switch silences a sound; 1 unless it is set.
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
/// A number that tells whether a sound goes on when its app ends; 0 unless it is set.
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// Makes a system sound of a file of at most 30 seconds.
///
/// - Returns: `kAudioServicesSystemSoundUnspecifiedError` where the file is no sound, `kAudioServicesSystemSoundExceededMaximumDurationError` where it is too
///   long; the number is 0 then.
@discardableResult
public func AudioServicesCreateSystemSoundID(_ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>) -> OSStatus {
    let (status, sound) = SystemSounds.shared.make(from: inFileURL as URL)
    outSystemSoundID.pointee = sound
    return status
}

/// Frees a system sound of the app's.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID)
}

/// Plays a system sound, or vibrates.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID) }

/// Plays a system sound as an alert, with a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) { SystemSounds.shared.play(inSystemSoundID, vibrates: true) }

/// Plays a system sound, or vibrates.
///
/// - Parameter inCompletionBlock: Called when the sound has ended.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    nonisolated(unsafe) let completion = inCompletionBlock
    SystemSounds.shared.play(inSystemSoundID, completion: { completion?() })
}

/// Plays a system sound as an alert, with a vibration.
///
/// - Parameter inCompletionBlock: Called when the sound has ended.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    nonisolated(unsafe) let completion = inCompletionBlock
    SystemSounds.shared.play(inSystemSoundID, vibrates: true, completion: { completion?() })
}

/// Has a function called whenever a sound has ended.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    nonisolated(unsafe) let (routine, data) = (inCompletionRoutine, inClientData)
    SystemSounds.shared.setObserver(of: inSystemSoundID) { routine(inSystemSoundID, data) }
    return noErr
}

/// Ends the calls of a function whenever a sound has ended.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.setObserver(of: inSystemSoundID, nil)
}

@available(*, unavailable, message: "not yet in Quince: properties of system sounds")
@discardableResult public func AudioServicesGetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
@available(*, unavailable, message: "not yet in Quince: properties of system sounds")
@discardableResult public func AudioServicesSetProperty(_ arguments: Any?...) -> OSStatus { fatalError() }
