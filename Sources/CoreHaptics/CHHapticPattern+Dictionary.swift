import QuinceFoundation

extension CHHapticPattern {
    /// The keys of patterns as dictionaries and in AHAP files. Source: Apple's documentation of `CHHapticPattern.Key`.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let eventWaveformUseVolumeEnvelope = Key(rawValue: "EventWaveformUseVolumeEnvelope")
        public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
        public static let time = Key(rawValue: "Time")
    }

    /// A pattern by the keys of AHAP files.
    ///
    /// - Throws: `CHHapticError.invalidPatternDictionary`, `badEventEntry` or `badParameterEntry` where entries are missing or of another kind.
    public convenience init(dictionary patternDict: [CHHapticPattern.Key: Any]) throws {
        try self.init(PatternReader(entries: patternDict.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }))
    }

    /// The pattern of an AHAP file.
    ///
    /// - Throws: `CHHapticError.invalidPatternData` where the file cannot be read or is no JSON, else as `init(dictionary:)`.
    public convenience init(contentsOf ahapURL: URL) throws {
        guard let data = try? Data(contentsOf: ahapURL), let entries = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
        else {
            throw CHHapticError(.invalidPatternData)
        }
        try self.init(PatternReader(entries: entries))
    }

    private convenience init(_ reader: PatternReader) throws {
        try self.init(events: reader.events, parameters: reader.parameters, curves: reader.curves)
    }

    /// The pattern by the keys of AHAP files.
    public func exportDictionary() throws -> [CHHapticPattern.Key: Any] {
        let entries: [[Key: Any]] =
            events.map { [.event: Self.entry($0)] }
            + parameters.map {
                [.parameter: [Key.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value, .time: $0.relativeTime] as [Key: Any]]
            }
            + curves.map { [.parameterCurve: Self.entry($0)] }
        return [.version: 1.0, .pattern: entries]
    }

    private static func entry(_ event: CHHapticEvent) -> [Key: Any] {
        var entry: [Key: Any] = [.eventType: event.type.rawValue, .time: event.relativeTime]
        if event.duration > 0 { entry[.eventDuration] = event.duration }
        entry[.eventParameters] = event.eventParameters.map {
            [Key.parameterID: $0.parameterID.rawValue, .parameterValue: $0.value] as [Key: Any]
        }
        return entry
    }

    private static func entry(_ curve: CHHapticParameterCurve) -> [Key: Any] {
        [
            .parameterID: curve.parameterID.rawValue, .time: curve.relativeTime,
            .parameterCurveControlPoints: curve.controlPoints.map { [Key.time: $0.relativeTime, .parameterValue: $0.value] as [Key: Any] },
        ]
    }
}

/// Reads the entries of a pattern.
private struct PatternReader {
    private(set) var events: [CHHapticEvent] = []
    private(set) var parameters: [CHHapticDynamicParameter] = []
    private(set) var curves: [CHHapticParameterCurve] = []

    init(entries: [String: Any]) throws {
        guard let list = entries["Pattern"] as? [Any] else { throw CHHapticError(.invalidPatternDictionary) }
        for item in list {
            guard let item = Self.dictionary(item) else { throw CHHapticError(.invalidPatternDictionary) }
            if let event = item["Event"] {
                events.append(try Self.event(event))
            } else if let parameter = item["Parameter"] {
                parameters.append(try Self.parameter(parameter))
            } else if let curve = item["ParameterCurve"] {
                curves.append(try Self.curve(curve))
            } else {
                throw CHHapticError(.invalidPatternDictionary)
            }
        }
    }

    /// The entries by texts, however they are keyed.
    private static func dictionary(_ value: Any?) -> [String: Any]? {
        if let entries = value as? [CHHapticPattern.Key: Any] { return entries.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value } }
        return value as? [String: Any]
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    private static func event(_ value: Any) throws -> CHHapticEvent {
        guard let entry = dictionary(value), let type = entry["EventType"] as? String, let time = number(entry["Time"]) else {
            throw CHHapticError(.badEventEntry)
        }
        let parameters = try (entry["EventParameters"] as? [Any] ?? []).map { item in
            guard let entry = dictionary(item), let id = entry["ParameterID"] as? String, let value = number(entry["ParameterValue"]) else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticEventParameter(parameterID: .init(rawValue: id), value: Float(value))
        }
        return CHHapticEvent(
            eventType: .init(rawValue: type), parameters: parameters, relativeTime: time, duration: number(entry["EventDuration"]) ?? 0)
    }

    private static func parameter(_ value: Any) throws -> CHHapticDynamicParameter {
        guard let entry = dictionary(value), let id = entry["ParameterID"] as? String, let value = number(entry["ParameterValue"]) else {
            throw CHHapticError(.badParameterEntry)
        }
        return CHHapticDynamicParameter(parameterID: .init(rawValue: id), value: Float(value), relativeTime: number(entry["Time"]) ?? 0)
    }

    private static func curve(_ value: Any) throws -> CHHapticParameterCurve {
        guard let entry = dictionary(value), let id = entry["ParameterID"] as? String,
            let points = entry["ParameterCurveControlPoints"] as? [Any]
        else { throw CHHapticError(.badParameterEntry) }
        let controls = try points.map { item in
            guard let entry = dictionary(item), let time = number(entry["Time"]), let value = number(entry["ParameterValue"]) else {
                throw CHHapticError(.badParameterEntry)
            }
            return CHHapticParameterCurve.ControlPoint(relativeTime: time, value: Float(value))
        }
        return CHHapticParameterCurve(parameterID: .init(rawValue: id), controlPoints: controls, relativeTime: number(entry["Time"]) ?? 0)
    }
}
