import Foundation
import Simulator

/// Commands that record videos of the screen.
enum VideoCommands {
    static let routes: [CommandRoute] = [
        CommandRoute("POST", "/wda/video/start", start), CommandRoute("POST", "/wda/video/stop", stop),
        CommandRoute("GET", "/wda/video") { session, _ in session.video?.json ?? .null },
        CommandRoute("POST", "/appium/start_recording_screen", startForAppium),
        CommandRoute("POST", "/appium/stop_recording_screen", stopForAppium),
    ]

    private static func begin(_ session: WebDriverSession, _ options: CommandParameters, _ rate: String) throws {
        let longest = try options.number("longestSide", in: 16...4_096, otherwise: 4_096)
        session.video = try SessionVideo(
            session.driver, rate: Int(try options.number(rate, in: 1...60, otherwise: 24)),
            longestSide: longest < 4_096 ? Int(longest) : nil,
            showsTouches: try options.flag("showTouches") ?? false)
    }

    private static func start(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard session.video == nil else { throw WebDriverError(.invalidArgument, "a video is being recorded already") }
        try begin(session, parameters, "fps")
        return session.video?.json ?? .null
    }

    private static func finish(_ session: WebDriverSession) throws -> (video: SessionVideo, data: Data)? {
        guard let video = session.video else { return nil }
        session.video = nil
        return (video, try video.finish())
    }

    private static func stop(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        guard let (video, data) = try finish(session), var members = video.json.object else { return .null }
        members["payload"] = .string(data.base64EncodedString())
        return .object(members)
    }

    private static func startForAppium(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        let options = CommandParameters(body: parameters.body["options"]?.object ?? parameters.body)
        _ = try finish(session)
        try begin(session, options, "videoFps")
        return ""
    }

    /// The video's file in Base64; an empty text where none was recorded.
    private static func stopForAppium(_ session: WebDriverSession, _ parameters: CommandParameters) throws -> JSONValue {
        .string(try finish(session)?.data.base64EncodedString() ?? "")
    }
}
