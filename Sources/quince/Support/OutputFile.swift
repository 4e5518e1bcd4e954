import FileReplacement
import Foundation
import Glibc
import Simulator

/// A file that a command is asked to write.
struct OutputFile {
    private let path: String
    private let url: URL

    /// Makes the folders the file goes to, so that a place that cannot be written is refused before any work is done.
    ///
    /// - Throws: `SimulatorError`.
    init(_ path: String) throws {
        (self.path, url) = (path, URL(fileURLWithPath: path))
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            throw SimulatorError(
                "\(path) is a folder", nextStep: "Name the file, too: \(url.appendingPathComponent("screen.png").relativePath)")
        }
        let folder = url.deletingLastPathComponent()
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch { throw failure(error) }
        guard access(folder.path, W_OK) == 0 else {
            throw SimulatorError("\(path) cannot be written: \(String(cString: strerror(errno)))", nextStep: Self.nextStep)
        }
    }

    /// - Throws: `SimulatorError`.
    func write(_ data: Data) throws {
        do { try data.replaceFile(at: url) } catch { throw failure(error) }
    }

    private func failure(_ error: any Error) -> SimulatorError {
        SimulatorError("\(path) cannot be written: \(fileErrorReason(error))", nextStep: Self.nextStep)
    }

    private static let nextStep = "Choose a folder you may write to, on a disk with free space."
}
