import QuinceFoundation

/// The user interface of an alarm.
///
/// Source: Apple's documentation of `AlarmPresentation`.
public struct AlarmPresentation: Codable, Sendable {
    /// While it alerts.
    public struct Alert: Codable, Sendable {
        /// The action of the secondary button.
        public enum SecondaryButtonBehavior: String, Codable, Hashable, Sendable {
            /// Counts down again, and then alerts again.
            case countdown
            /// Performs the app's intent.
            case custom
        }

        public var title: LocalizedStringResource
        public var stopButton: AlarmButton
        public var secondaryButton: AlarmButton?
        public var secondaryButtonBehavior: SecondaryButtonBehavior?

        public init(
            title: LocalizedStringResource, stopButton: AlarmButton, secondaryButton: AlarmButton? = nil,
            secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            (self.title, self.stopButton) = (title, stopButton)
            (self.secondaryButton, self.secondaryButtonBehavior) = (secondaryButton, secondaryButtonBehavior)
        }

        /// An alert with the system's own stop button.
        public init(
            title: LocalizedStringResource, secondaryButton: AlarmButton? = nil, secondaryButtonBehavior: SecondaryButtonBehavior? = nil
        ) {
            self.init(
                title: title, stopButton: AlarmButton(text: "Stop", textColor: .white, systemImageName: "stop.circle"),
                secondaryButton: secondaryButton, secondaryButtonBehavior: secondaryButtonBehavior)
        }
    }

    /// While it counts down.
    public struct Countdown: Codable, Sendable {
        public var title: LocalizedStringResource
        public var pauseButton: AlarmButton?
        public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
            (self.title, self.pauseButton) = (title, pauseButton)
        }
    }

    /// While its countdown is paused.
    public struct Paused: Codable, Sendable {
        public var title: LocalizedStringResource
        public var resumeButton: AlarmButton
        public init(title: LocalizedStringResource, resumeButton: AlarmButton) { (self.title, self.resumeButton) = (title, resumeButton) }
    }

    public var alert: Alert
    public var countdown: Countdown?
    public var paused: Paused?

    public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
        (self.alert, self.countdown, self.paused) = (alert, countdown, paused)
    }
}

extension AlarmPresentation.Alert {
    private enum CodingKeys: CodingKey { case title, stopButton, secondaryButton, secondaryButtonBehavior }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeText(forKey: .title), stopButton: try container.decode(AlarmButton.self, forKey: .stopButton),
            secondaryButton: try container.decodeIfPresent(AlarmButton.self, forKey: .secondaryButton),
            secondaryButtonBehavior: try container.decodeIfPresent(SecondaryButtonBehavior.self, forKey: .secondaryButtonBehavior))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeText(title, forKey: .title)
        try container.encode(stopButton, forKey: .stopButton)
        try container.encodeIfPresent(secondaryButton, forKey: .secondaryButton)
        try container.encodeIfPresent(secondaryButtonBehavior, forKey: .secondaryButtonBehavior)
    }
}

extension AlarmPresentation.Countdown {
    private enum CodingKeys: CodingKey { case title, pauseButton }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeText(forKey: .title),
            pauseButton: try container.decodeIfPresent(AlarmButton.self, forKey: .pauseButton))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeText(title, forKey: .title)
        try container.encodeIfPresent(pauseButton, forKey: .pauseButton)
    }
}

extension AlarmPresentation.Paused {
    private enum CodingKeys: CodingKey { case title, resumeButton }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            title: try container.decodeText(forKey: .title), resumeButton: try container.decode(AlarmButton.self, forKey: .resumeButton))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeText(title, forKey: .title)
        try container.encode(resumeButton, forKey: .resumeButton)
    }
}
