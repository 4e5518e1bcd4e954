import DeviceCore
import DeviceProtocol
import Foundation
import PageEncoding

/// A request of the command line to the host, as JSON.
public struct HostRequest: Codable, Sendable {
    public enum Verb: String, Codable, Sendable {
        case list, create, delete, boot, shutdown, erase, install, uninstall, launch, terminate, openURL, setState, screenshot, container
        /// The video of a screen: `value` is its file.
        case startRecording, stopRecording
        case logs, build, addMedia, outbox, widgets, privacy, statusBar, store, location, health
        /// The screen, for tools: its elements, input, the installed apps, the pasteboard, a notification.
        case screen, perform, apps, pasteboard, push, resetKeychain
        /// Previews: to show, to change, and what their build does.
        case preview, previewUpdate, previewBuild, previewEnd
        /// The address of a page, and a file that sends a browser there.
        case page, redirectPage
        /// A device's log, line by line.
        case followLog
        case quit
    }

    /// The `value` of `page` and `redirectPage` that means the page of the live previews.
    public static let previews = "previews"
    /// The `value` of `outbox` that removes all messages.
    public static let clear = "clear"

    public var verb: Verb
    /// UDID, name or model; `booted` is the one booted device.
    public var device: String?
    /// To boot: which device of that kind, the first one being 1. Others are made where there are none yet.
    public var number: Int?
    /// Bundle identifier.
    public var app: String?
    /// A bundle's folder, a link, a container's kind, a new device's name, a page's kind, the pasteboard's text, a notification's payload.
    public var value: String?
    /// An app's launch arguments, paths of files to add, or the devices of a page.
    public var arguments: [String] = []
    /// To launch: variables of the app's environment.
    public var environment: [String: String]?
    /// To launch: the number of the `quince run`'s process that the app belongs to from then on.
    public var run: Int32?
    /// To launch: whether the watchdog ends the app when it hangs, from then on; nil = as it is.
    public var isWatched: Bool?
    /// Whether the app that is launched is kept from the user's files and other processes; nil = as before.
    public var isConfined: Bool?
    public var appearance: Appearance?
    public var contentSize: ContentSize?
    public var orientation: DeviceOrientation?
    public var locale: String?
    public var network: NetworkCondition?
    public var biometry: Biometry?
    /// Whether nobody is enrolled any more.
    public var unenrollsBiometry: Bool?
    public var statusBarTime: String?
    public var clearsStatusBar = false
    /// Whether widgets have budgets from now on; nil = as it is.
    public var widgetBudget: Bool?
    /// Asks for new timelines of all placed widgets.
    public var reloadsWidgets: Bool?
    public var statusBar: StatusBarOverride?
    /// To set a location.
    public var location: DeviceLocation?
    /// To move along a way.
    public var route: LocationRoute?
    /// To record: pictures a second, and pixels of the longer side; nil = 60, and as many as the display has.
    public var frameRate: Int?
    public var longestSide: Int?
    /// The operation on the health data.
    public var health: HealthRequest?
    /// The input to perform.
    public var action: ScreenAction?
    public var build: BuildReport?
    public var preview: PreviewRequest?
    public var previewUpdate: PreviewUpdate?

    /// Whether it names a setting; one that does not asks how the settings are.
    var changesState: Bool {
        appearance != nil || contentSize != nil || orientation != nil || locale != nil || statusBarTime != nil || clearsStatusBar
            || network != nil || biometry != nil || unenrollsBiometry == true
    }

    public init(_ verb: Verb, device: String? = nil, app: String? = nil, value: String? = nil) {
        (self.verb, self.device, self.app, self.value) = (verb, device, app, value)
    }
}

/// The host's answer.
public struct HostReply: Codable, Sendable {
    public struct Device: Codable, Sendable {
        public var udid: String
        public var name: String
        public var model: String
        public var isBooted: Bool
        /// The page's address with its token, when booted.
        public var url: String?
        /// The path of the folder with its apps and their data.
        public var folder: String?
        /// Answer to `boot`: whether it was booted already.
        public var wasBooted: Bool?
    }

    public var devices: [Device]?
    /// A path, a text.
    public var text: String?
    /// The device's settings.
    public var state: DeviceState?
    /// The process that was launched.
    public var processIdentifier: Int32?
    /// The `quince run` to which the launched app belonged before, by the number of its process.
    public var replacedRun: Int32?
    public var data: Data?
    public var widgets: WidgetReport?
    public var recording: RecordingSummary?
    public var screen: ScreenSnapshot?
    public var apps: [InstalledAppRecord]?
    /// The messages of the outbox, the oldest first.
    public var outbox: [OutboxEntry]?
    /// The number of previews shown.
    public var count: Int?
    /// The warnings to show to the user besides the result.
    public var warnings: [String]?
    public var problem: String?
    public var exitCode: SimulatorError.ExitCode?
    public var nextStep: String?

    public init() {}
}
