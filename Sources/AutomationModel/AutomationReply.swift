import Foundation

/// The answer to an `AutomationRequest`.
public enum AutomationReply: Codable, Equatable, Sendable {
    case done
    /// The reason of the failure, as text for people.
    case failure(String)
    case elements(AutomationElement)
    case state(AutomationState)
    /// A PNG, with the pixels of a point.
    case picture(Data, scale: Double)
    case text(String)
    case location(latitude: Double, longitude: Double)
    case places([SourcePlace])
    case issues([AutomationIssue])
    case usage(ProcessUsage)
}

/// An answer with the seconds that have passed on the phone meanwhile.
public struct AutomationAnswer: Codable, Equatable, Sendable {
    public var elapsed: Double
    public var reply: AutomationReply

    public init(elapsed: Double, reply: AutomationReply) { (self.elapsed, self.reply) = (elapsed, reply) }
}

/// The state of an app; raw values are those of `XCUIApplication.State`.
public enum AutomationState: UInt, Codable, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
}

/// A line of a source file.
public struct SourcePlace: Codable, Equatable, Sendable {
    public var file: String
    public var line: Int

    public init(file: String, line: Int) { (self.file, self.line) = (file, line) }
}

/// A fault that an audit of accessibility has found.
public struct AutomationIssue: Codable, Equatable, Sendable {
    /// The kinds of `XCUIAccessibilityAuditType`.
    public enum Kind: String, Codable, Sendable {
        case hitRegion, sufficientElementDescription, dynamicType, textClipped, trait, contrast, elementDetection
    }

    public var kind: Kind
    /// The element's number; nil for a fault of the whole screen.
    public var element: UInt64?
    public var summary: String
    public var details: String

    public init(kind: Kind, element: UInt64?, summary: String, details: String) {
        (self.kind, self.element, self.summary, self.details) = (kind, element, summary, details)
    }
}

/// The processor time and memory that a process has used.
public struct ProcessUsage: Codable, Equatable, Sendable {
    /// Seconds of the processors.
    public var processorTime: Double
    /// Bytes of memory that are the process's alone.
    public var memory: UInt64
    /// Real seconds that the last launch took until the app was ready.
    public var launchTime: Double

    public init(processorTime: Double, memory: UInt64, launchTime: Double) {
        (self.processorTime, self.memory, self.launchTime) = (processorTime, memory, launchTime)
    }
}
