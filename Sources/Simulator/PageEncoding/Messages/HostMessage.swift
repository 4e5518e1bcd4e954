import DeviceProtocol
import Foundation

/// A message from the host to the page, except for layers. Travels as one JSON text message, `{"type": "device", …}`; Documentation/PageProtocol.md
/// lists the fields, and the messages a page receives when it connects.
public enum HostMessage: Equatable, Sendable {
    case device(DeviceDescription, DeviceState)
    case state(DeviceState)
    case interface(InterfaceState)
    /// The elements on the screen; nil when no process stands in front.
    case elements(ElementNode?)
    case log([LogLine])
    /// The app in front ended unexpectedly; nil takes the report away.
    case crash(CrashReport?)
    /// The home screen kept ending and is not started any more; nil takes the report away.
    case homeScreen(CrashReport?)
    case build(BuildReport)
    case apps([InstalledApp], foreground: String?)
    /// A PNG of the display, as the headless compositor draws it.
    case screenshot(fileName: String, png: Data)
    /// Everything that plays now.
    case sounds([PageSound])
    /// The state of the device's widgets, for pages subscribed to it.
    case widgets(WidgetReport)
    /// The views of the app in front, whose layers are those of the process that the display hosts by this number; 0 = of the display itself.
    case views(ViewReport, context: Int)
}

/// A line an app or Quince itself has written.
public struct LogLine: Codable, Equatable, Sendable {
    public enum Source: String, Codable, Sendable { case output, error, quince }

    public var source: Source
    public var text: String

    public init(source: Source, text: String) { (self.source, self.text) = (source, text) }
}

/// Why an app ended, in the words it ended with.
public struct CrashReport: Codable, Equatable, Sendable {
    public var appName: String
    /// `NSInvalidArgumentException`, `Fatal error`, `SIGSEGV`.
    public var name: String
    public var reason: String
    /// The app's own frames, innermost first: `ViewController.swift:12 ViewController.save()`.
    public var frames: [String]

    public init(appName: String, name: String, reason: String, frames: [String]) {
        (self.appName, self.name, self.reason, self.frames) = (appName, name, reason, frames)
    }
}

/// The progress of the app's build.
public struct BuildReport: Codable, Equatable, Sendable {
    public enum Phase: String, Codable, Sendable { case idle, running, succeeded, failed }

    public struct Diagnostic: Codable, Equatable, Sendable {
        public enum Severity: String, Codable, Sendable { case error, warning, note }

        public var severity: Severity
        /// Path in the user's project; nil for what stands in no file.
        public var file: String?
        public var line, column: Int?
        public var message: String

        public init(severity: Severity, file: String? = nil, line: Int? = nil, column: Int? = nil, message: String) {
            (self.severity, self.file, self.line, self.column, self.message) = (severity, file, line, column, message)
        }
    }

    public var phase: Phase
    public var appName: String
    /// The present step, for people: `Compiling 3 of 12 files`.
    public var step: String
    /// 0…1, or nil where the end is not known.
    public var progress: Double?
    public var diagnostics: [Diagnostic]

    public init(phase: Phase, appName: String, step: String = "", progress: Double? = nil, diagnostics: [Diagnostic] = []) {
        (self.phase, self.appName, self.step, self.progress, self.diagnostics) = (phase, appName, step, progress, diagnostics)
    }
}

public struct InstalledApp: Codable, Equatable, Sendable {
    public var bundleIdentifier: String
    public var name: String
    /// Whether `icons/<bundleIdentifier>.png` beside the page is its icon.
    public var hasIcon: Bool

    public init(bundleIdentifier: String, name: String, hasIcon: Bool = false) {
        (self.bundleIdentifier, self.name, self.hasIcon) = (bundleIdentifier, name, hasIcon)
    }
}

extension HostMessage: Codable {
    private enum Kind: String, Codable {
        case device, state, interface, elements, log, crash, homeScreen, build, apps, screenshot, sounds, widgets, views
    }

    private enum Field: String, CodingKey {
        case type, device, state, interface, root, lines, report, build, apps, foreground, fileName, png, sounds, context
    }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        switch try fields.decode(Kind.self, forKey: .type) {
        case .device:
            self = .device(try fields.decode(DeviceDescription.self, forKey: .device), try fields.decode(DeviceState.self, forKey: .state))
        case .state: self = .state(try fields.decode(DeviceState.self, forKey: .state))
        case .interface: self = .interface(try fields.decode(InterfaceState.self, forKey: .interface))
        case .elements: self = .elements(try fields.decodeIfPresent(ElementNode.self, forKey: .root))
        case .log: self = .log(try fields.decode([LogLine].self, forKey: .lines))
        case .crash: self = .crash(try fields.decodeIfPresent(CrashReport.self, forKey: .report))
        case .homeScreen: self = .homeScreen(try fields.decodeIfPresent(CrashReport.self, forKey: .report))
        case .build: self = .build(try fields.decode(BuildReport.self, forKey: .build))
        case .apps:
            self = .apps(
                try fields.decode([InstalledApp].self, forKey: .apps),
                foreground: try fields.decodeIfPresent(String.self, forKey: .foreground))
        case .screenshot:
            self = .screenshot(fileName: try fields.decode(String.self, forKey: .fileName), png: try fields.decode(Data.self, forKey: .png))
        case .sounds: self = .sounds(try fields.decode([PageSound].self, forKey: .sounds))
        case .widgets: self = .widgets(try fields.decode(WidgetReport.self, forKey: .report))
        case .views:
            self = .views(try fields.decode(ViewReport.self, forKey: .report), context: try fields.decode(Int.self, forKey: .context))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        switch self {
        case .device(let device, let state):
            try fields.encode(Kind.device, forKey: .type)
            try fields.encode(device, forKey: .device)
            try fields.encode(state, forKey: .state)
        case .state(let state):
            try fields.encode(Kind.state, forKey: .type)
            try fields.encode(state, forKey: .state)
        case .interface(let interface):
            try fields.encode(Kind.interface, forKey: .type)
            try fields.encode(interface, forKey: .interface)
        case .elements(let root):
            try fields.encode(Kind.elements, forKey: .type)
            try fields.encodeIfPresent(root, forKey: .root)
        case .log(let lines):
            try fields.encode(Kind.log, forKey: .type)
            try fields.encode(lines, forKey: .lines)
        case .crash(let report):
            try fields.encode(Kind.crash, forKey: .type)
            try fields.encodeIfPresent(report, forKey: .report)
        case .homeScreen(let report):
            try fields.encode(Kind.homeScreen, forKey: .type)
            try fields.encodeIfPresent(report, forKey: .report)
        case .build(let build):
            try fields.encode(Kind.build, forKey: .type)
            try fields.encode(build, forKey: .build)
        case .apps(let apps, let foreground):
            try fields.encode(Kind.apps, forKey: .type)
            try fields.encode(apps, forKey: .apps)
            try fields.encodeIfPresent(foreground, forKey: .foreground)
        case .screenshot(let fileName, let png):
            try fields.encode(Kind.screenshot, forKey: .type)
            try fields.encode(fileName, forKey: .fileName)
            try fields.encode(png, forKey: .png)
        case .sounds(let sounds):
            try fields.encode(Kind.sounds, forKey: .type)
            try fields.encode(sounds, forKey: .sounds)
        case .widgets(let report):
            try fields.encode(Kind.widgets, forKey: .type)
            try fields.encode(report, forKey: .report)
        case .views(let report, let context):
            try fields.encode(Kind.views, forKey: .type)
            try fields.encode(report, forKey: .report)
            try fields.encode(context, forKey: .context)
        }
    }
}
