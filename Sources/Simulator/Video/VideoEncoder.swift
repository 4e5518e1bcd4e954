import Compositor
import Foundation
import Glibc
import MediaInformation
import ProcessSupport

/// Encodes pictures to a video file with FFmpeg, a process of its own.
///
/// FFmpeg takes each picture over a pipe before the next one is made, so the memory does not grow with the video. The file appears with `finish()`.
final class VideoEncoder {
    private let file: URL
    /// The file while it is written, beside the one to be.
    private let partial: URL
    private let stream: MatroskaPictures
    private let process: ChildProcess
    private let input: OwnedDescriptor
    /// FFmpeg's messages, in a file without a name.
    private let messages: OwnedDescriptor

    /// Seconds that FFmpeg may take for a part of a picture, and for the end of the file.
    private static let patience = 120.0

    /// Starts FFmpeg.
    ///
    /// - Parameters:
    ///   - rate: Ticks a second; pictures appear at whole ticks.
    ///   - width: Pixels of all pictures, as `height`.
    /// - Throws: `SimulatorError` where FFmpeg is not installed, or the file's folder cannot be written.
    init(file: URL, format: VideoFormat, rate: Int, width: Int, height: Int) throws {
        try Self.check(file)
        guard let program = MediaProgram.ffmpeg.path else { throw Self.missingProgram }
        (self.file, stream) = (file, MatroskaPictures(width: width, height: height, rate: rate))
        partial = file.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).\(format.rawValue)")
        // A pipe whose reader has ended would end this process, too.
        let (source, sink) = try withProcessErrors { try OwnedDescriptor.socketPair() }
        messages = Self.namelessFile()
        let nothing = OwnedDescriptor(open("/dev/null", O_WRONLY | O_CLOEXEC))
        let reading = ["-v", "error", "-nostdin", "-f", "matroska", "-i", "pipe:0"]
        var launch = ChildProcess.Launch(
            executable: URL(fileURLWithPath: program), arguments: reading + format.arguments(rate: rate) + ["-y", "file:\(partial.path)"])
        launch.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
        launch.descriptors = [0: source, 1: nothing, 2: messages.number >= 0 ? messages : nothing]
        process = try withProcessErrors("Install FFmpeg again: apt install ffmpeg") { try ChildProcess(launch) }
        source.close()
        sink.makeNonBlocking()
        input = sink
        try write(stream.header)
    }

    deinit { try? FileManager.default.removeItem(at: partial) }

    /// A file that goes with its descriptor, which is -1 where it cannot be made.
    private static func namelessFile() -> OwnedDescriptor {
        var path = Array((FileManager.default.temporaryDirectory.path + "/quince-video-XXXXXX").utf8CString)
        let descriptor = mkstemp(&path)
        if descriptor >= 0 {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            unlink(path)
        }
        return OwnedDescriptor(descriptor)
    }

    static var missingProgram: SimulatorError {
        SimulatorError("videos are encoded by FFmpeg, which is not installed", nextStep: "Install it: apt install ffmpeg")
    }

    /// Sees that a video can be made and its file written, before any work is done; makes the file's folder.
    ///
    /// - Throws: `SimulatorError`.
    static func check(_ file: URL) throws {
        guard MediaProgram.ffmpeg.path != nil else { throw missingProgram }
        let folder = file.deletingLastPathComponent()
        try withFileErrors("\(file.path) cannot be written") {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
            throw SimulatorError("\(file.path) is a folder", nextStep: "Name the file, too: \(file.path)/screen.mp4")
        }
        guard access(folder.path, W_OK) == 0 else {
            throw SimulatorError(
                "\(file.path) cannot be written: \(systemErrorText())", nextStep: "Choose a folder you may write to.")
        }
    }

    /// Adds a picture. Blocks until FFmpeg has taken it.
    ///
    /// - Parameters:
    ///   - pixels: BGRA, rows from top to bottom without padding.
    ///   - tick: Later than that of the picture before.
    /// - Throws: `SimulatorError` with FFmpeg's message where it has ended.
    func add(_ pixels: Data, at tick: Int) throws {
        try write(stream.prefix(tick: tick))
        try write(pixels)
    }

    /// Ends the file and moves it to its place.
    ///
    /// - Throws: `SimulatorError` with FFmpeg's message where it has failed.
    func finish() throws {
        input.close()
        guard process.waitForEnd(patience: Self.patience) == .exited(0) else { throw failure() }
        guard rename(partial.path, file.path) == 0 else {
            throw SimulatorError(
                "\(file.path) cannot be written: \(systemErrorText())", nextStep: "Choose a folder you may write to.")
        }
    }

    private func write(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count, let base = bytes.baseAddress {
                let count = send(input.number, base + written, bytes.count - written, Int32(MSG_NOSIGNAL))
                if count > 0 {
                    written += count
                } else if errno == EAGAIN {
                    var descriptor = pollfd(fd: input.number, events: Int16(POLLOUT), revents: 0)
                    guard poll(&descriptor, 1, Int32(Self.patience * 1000)) != 0 else { throw failure() }
                } else if errno != EINTR {
                    throw failure()
                }
            }
        }
    }

    private func failure() -> SimulatorError {
        process.waitForEnd(patience: 1)
        var buffer = [UInt8](repeating: 0, count: 2000)
        let count = pread(messages.number, &buffer, buffer.count, 0)
        let lines = String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self).split(whereSeparator: \.isNewline)
        return SimulatorError(
            "FFmpeg did not write \(file.path)" + (lines.first.map { ": \($0)" } ?? ""),
            nextStep: "See that it has the encoders libx264 and libvpx-vp9 (ffmpeg -encoders), and that the disk has free space.")
    }
}
