import QuinceFoundation

/// A touch or a sound of a pattern.
///
/// Source: Apple's documentation of `CHHapticEvent`.
open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A vibration.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// From 0 to 1.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// From 0, round, to 1, crisp.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    /// The time from the pattern's beginning, in seconds.
    open var relativeTime: TimeInterval
    /// The duration in seconds; 0 for taps.
    open var duration: TimeInterval

    public convenience init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
        super.init()
    }
}

extension CHHapticEvent {
    /// A sound of an engine.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(audioResourceID: resID, parameters: parameters, relativeTime: time, duration: 0)
    }

    /// A sound of an engine.
    public convenience init(
        audioResourceID resID: CHHapticAudioResourceID, parameters: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) { self.init(eventType: .audioCustom, parameters: parameters, relativeTime: time, duration: duration) }
}

/// A fixed property of an event. Source: Apple's documentation of `CHHapticEventParameter`.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
        super.init()
    }
}
