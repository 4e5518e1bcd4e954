import ArgumentParser
import Foundation
import Simulator

struct SimIO: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "io", abstract: "Saves a picture or a video of the screen.",
        discussion: """
              quince sim io booted screenshot screen.png
              quince sim io booted screenshot - | feh -
              quince sim io booted recordVideo tour.mp4

            Pictures are PNG; videos are H.264 (.mp4, .mov) or VP9 (.webm), encoded by FFmpeg. Folders on the way to the file are made. A recording \
            ends with Control-C (SIGINT), as simctl's; the file is whole when the command has ended.
            """)
    @Argument(help: "The device.") var device: String
    @Argument(help: "screenshot or recordVideo") var operation: String
    @Option(help: "Of a picture: png") var type = "png"
    @Option(help: "Of a video: h264 (.mp4, .mov) or vp9 (.webm); by default what the file's name says.") var codec: String?
    @Flag(help: "Replace a video that is there.") var force = false
    @Option(help: ArgumentHelp("Pictures a second in a video, 1 to 60.", valueName: "number")) var frameRate = 60
    @Argument(help: "Where the picture or video goes; - is standard output, for pictures.") var file: String

    func validate() throws {
        switch operation {
        case "screenshot":
            guard type == "png" else { throw ValidationError("Pictures of type “\(type)” are not in Quince yet; there is png.") }
        case "recordVideo":
            guard (1...60).contains(frameRate) else { throw ValidationError("--frame-rate must be from 1 to 60.") }
            guard let codec else { break }
            let fitting = ["h264": ["mp4", "mov"], "vp9": ["webm"]]
            guard let endings = fitting[codec] else { throw ValidationError("There is no codec “\(codec)”; there are h264 and vp9.") }
            guard endings.contains(URL(fileURLWithPath: file).pathExtension.lowercased()) else {
                throw ValidationError("A file of \(codec) ends with .\(endings.joined(separator: " or ."))")
            }
        default: throw ValidationError("There is no operation “\(operation)”; there are screenshot and recordVideo.")
        }
    }

    func run() throws { if operation == "screenshot" { try saveScreenshot() } else { try recordVideo() } }

    private func saveScreenshot() throws {
        let picture = file == "-" ? nil : try OutputFile(file)
        guard let data = try Sim.client().send(HostRequest(.screenshot, device: device)).data else {
            throw SimulatorError("there is no picture", nextStep: "Report this as a fault of Quince.")
        }
        guard let picture else { return Console.write(data) }
        try picture.write(data)
        Console.error("Wrote screenshot to: \(file)")
    }

    private func recordVideo() throws {
        let target = try VideoFile.checked(file)
        if !force, FileManager.default.fileExists(atPath: target.path) {
            throw SimulatorError("\(file) is there already", nextStep: "Replace it with --force, or name another file.")
        }
        let client = try Sim.client()
        var request = HostRequest(.startRecording, device: device, value: target.path)
        request.frameRate = frameRate
        let interruption = SignalWait([SIGINT, SIGTERM, SIGHUP])
        try client.send(request)
        Console.error("Recording started")
        interruption.wait()
        guard let recording = try client.send(HostRequest(.stopRecording, device: device)).recording else { return }
        Console.error("Recording completed: \(recording.description)")
        Console.error("Wrote video to: \(file)")
    }
}

/// Waits for one of several signals, which end the process no more.
private final class SignalWait {
    private let semaphore = DispatchSemaphore(value: 0)
    private let sources: [any DispatchSourceSignal]

    init(_ signals: [Int32]) {
        sources = signals.map { [semaphore] number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { semaphore.signal() }
            source.resume()
            return source
        }
    }

    func wait() { semaphore.wait() }
}
