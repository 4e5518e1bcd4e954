import AudioToolbox
import QuinceFoundation

/// A node that is an audio unit of the system's. Source: Apple's documentation of `AVAudioUnit`.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    public let audioComponentDescription: AudioComponentDescription
    open var name: String { String(describing: type(of: self)) }
    open var manufacturerName: String { "Apple" }
    open var version: Int { 0x10000 }

    init(type: UInt32, subtype: UInt32) {
        audioComponentDescription = AudioComponentDescription(
            componentType: type, componentSubType: subtype, componentManufacturer: kAudioUnitManufacturer_Apple, componentFlags: 0,
            componentFlagsMask: 0)
        super.init()
    }
}

/// A node that changes sound as it comes. Taps after it get the sound unchanged.
///
/// Source: Apple's documentation of `AVAudioUnitEffect`.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the effect is left out.
    open var bypass = false

    init(subtype: UInt32) { super.init(type: kAudioUnitType_Effect, subtype: subtype) }
}

/// A node that changes how fast sound runs. Source: Apple's documentation of `AVAudioUnitTimeEffect`.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the effect is left out.
    open var bypass = false {
        didSet { engine?.updateTimeRates() }
    }

    init(subtype: UInt32) { super.init(type: kAudioUnitType_FormatConverter, subtype: subtype) }
}

/// Changes speed and pitch apart from each other. Source: Apple's documentation of `AVAudioUnitTimePitch`.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// From 1/32 to 32; 1 is the sound's own.
    open var rate: Float = 1 {
        didSet { engine?.updateTimeRates() }
    }
    /// Cents from -2400 to 2400.
    open var pitch: Float = 0
    /// From 3 to 32.
    open var overlap: Float = 8

    public init() { super.init(subtype: kAudioUnitSubType_NewTimePitch) }

    override var timeRate: Double { bypass || rate.isNaN ? 1 : Double(min(max(rate, 1 / 32), 32)) }
}

/// Changes speed and pitch together. Source: Apple's documentation of `AVAudioUnitVarispeed`.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// From 0.25 to 4; 1 is the sound's own.
    open var rate: Float = 1 {
        didSet { engine?.updateTimeRates() }
    }

    public init() { super.init(subtype: kAudioUnitSubType_Varispeed) }

    override var timeRate: Double { bypass || rate.isNaN ? 1 : Double(min(max(rate, 0.25), 4)) }
}

/// The kinds of a filter of an equalizer. Source: Apple's documentation of `AVAudioUnitEQFilterType`.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf, resonantLowShelf,
        resonantHighShelf
}

/// A band of an equalizer. Source: Apple's documentation of `AVAudioUnitEQFilterParameters`.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// Hertz.
    open var frequency: Float
    /// Octaves.
    open var bandwidth: Float = 0.5
    /// Decibels.
    open var gain: Float = 0
    open var bypass = true

    init(frequency: Float) {
        self.frequency = frequency
        super.init()
    }
}

/// An equalizer. Source: Apple's documentation of `AVAudioUnitEQ`.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    /// Decibels.
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        // The bands lie evenly, in octaves, over what is heard.
        let count = max(0, numberOfBands)
        bands = (0..<count).map { band in
            AVAudioUnitEQFilterParameters(frequency: 40 * pow(400, count > 1 ? Float(band) / Float(count - 1) : 0.5))
        }
        super.init(subtype: kAudioUnitSubType_NBandEQ)
    }

    public convenience init() { self.init(numberOfBands: 1) }
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2,
        mediumHall2,
        mediumHall3, largeHall2
}

/// A room's echo. Source: Apple's documentation of `AVAudioUnitReverb`.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// The percentage of the echo.
    open var wetDryMix: Float = 100
    private(set) var preset = AVAudioUnitReverbPreset.mediumHall

    public init() { super.init(subtype: kAudioUnitSubType_Reverb2) }

    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) { self.preset = preset }
}

/// An echo. Source: Apple's documentation of `AVAudioUnitDelay`.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// Seconds from 0 to 2.
    open var delayTime: TimeInterval = 1
    /// The percentage that is fed back, from -100 to 100.
    open var feedback: Float = 50
    /// Hertz above which the echo is cut off.
    open var lowPassCutoff: Float = 15000
    /// The percentage of the echo.
    open var wetDryMix: Float = 100

    public init() { super.init(subtype: kAudioUnitSubType_Delay) }
}

public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2,
        multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2,
        multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference, speechGoldenPi,
        speechRadioTower, speechWaves
}

/// Distorted sound. Source: Apple's documentation of `AVAudioUnitDistortion`.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// Decibels before the effect.
    open var preGain: Float = -6
    /// The percentage of the effect.
    open var wetDryMix: Float = 50
    private(set) var preset = AVAudioUnitDistortionPreset.drumsBitBrush

    public init() { super.init(subtype: kAudioUnitSubType_Distortion) }

    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }
}
