import UIKit

/// An event of a remote control. Source: Apple's documentation of `MPRemoteCommandEvent`.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
    public let command: MPRemoteCommand
    /// When it happened, in seconds since the device was started.
    public let timestamp: TimeInterval

    package init(_ command: MPRemoteCommand) {
        (self.command, timestamp) = (command, ProcessInfo.processInfo.systemUptime)
        super.init()
    }
}

/// A skip by a number of seconds. Source: Apple's documentation of `MPSkipIntervalCommandEvent`.
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let interval: TimeInterval

    package init(_ command: MPRemoteCommand, interval: TimeInterval) {
        self.interval = interval
        super.init(command)
    }
}

/// The beginning or end of seeking. Source: Apple's documentation of `MPSeekCommandEvent`.
open class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let type: MPSeekCommandEventType

    package init(_ command: MPRemoteCommand, type: MPSeekCommandEventType) {
        self.type = type
        super.init(command)
    }
}

public enum MPSeekCommandEventType: UInt, Sendable {
    case beginSeeking = 0, endSeeking
}

/// A rating. Source: Apple's documentation of `MPRatingCommandEvent`.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let rating: Float

    package init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}

/// A change of speed. Source: Apple's documentation of `MPChangePlaybackRateCommandEvent`.
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let playbackRate: Float

    package init(_ command: MPRemoteCommand, playbackRate: Float) {
        self.playbackRate = playbackRate
        super.init(command)
    }
}

/// Praise or its opposite. Source: Apple's documentation of `MPFeedbackCommandEvent`.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether earlier feedback is taken back.
    public let isNegative: Bool

    package init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}

/// A jump to a position. Source: Apple's documentation of `MPChangePlaybackPositionCommandEvent`.
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Seconds from the beginning.
    public let positionTime: TimeInterval

    package init(_ command: MPRemoteCommand, positionTime: TimeInterval) {
        self.positionTime = positionTime
        super.init(command)
    }
}

/// A change of shuffling. Source: Apple's documentation of `MPChangeShuffleModeCommandEvent`.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let shuffleType: MPShuffleType
    public let preservesShuffleMode: Bool

    package init(_ command: MPRemoteCommand, shuffleType: MPShuffleType, preservesShuffleMode: Bool = false) {
        (self.shuffleType, self.preservesShuffleMode) = (shuffleType, preservesShuffleMode)
        super.init(command)
    }
}

/// A change of repetition. Source: Apple's documentation of `MPChangeRepeatModeCommandEvent`.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    public let repeatType: MPRepeatType
    public let preservesRepeatMode: Bool

    package init(_ command: MPRemoteCommand, repeatType: MPRepeatType, preservesRepeatMode: Bool = false) {
        (self.repeatType, self.preservesRepeatMode) = (repeatType, preservesRepeatMode)
        super.init(command)
    }
}

public enum MPShuffleType: Int, Sendable {
    case off = 0, items, collections
}

public enum MPRepeatType: Int, Sendable {
    case off = 0, one, all
}

/// The result of a command. Source: Apple's documentation of `MPRemoteCommandHandlerStatus`.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case deviceNotFound = 120
    case commandFailed = 200
}
