import FileFormats
import Foundation

/// Reads the files of a project. What is no regular file, or has no end, is named and not read.
enum ProjectFile {
    /// The bytes of a file.
    ///
    /// - Throws: `BuildFailure` naming the file, and why it is not read.
    static func data(
        _ file: URL, limit: Int = RegularFile.textLimit, nextStep: String = "Restore the file, or remove it from the project."
    ) throws -> Data {
        do { return try RegularFile.read(file, limit: limit) } catch let problem {
            throw BuildFailure("\(file.lastPathComponent) \(problem.message)", at: file, nextStep: nextStep)
        }
    }

    /// A file that others will read.
    ///
    /// - Throws: `BuildFailure` where it is no regular file.
    static func checked(_ file: URL) throws -> URL {
        guard let kind = RegularFile.kind(of: file) else { return file }
        throw BuildFailure("\(file.lastPathComponent) is \(kind), not a file", at: file, nextStep: "Remove it from the project.")
    }

    /// The text of a file in UTF-8.
    ///
    /// - Throws: `BuildFailure` naming the file, and the line that is no UTF-8.
    static func text(_ file: URL, nextStep: String = "Restore the file, or remove it from the project.") throws -> String {
        do { return try UTF8Text.decode(data(file, nextStep: nextStep)) } catch let error as FormatError {
            throw BuildFailure(
                "\(file.lastPathComponent) is \(error.message)", at: file, line: error.line, nextStep: "Save the file as UTF-8.")
        }
    }

    /// The value of a property list.
    ///
    /// - Throws: `BuildFailure` naming the file and the line.
    static func propertyList(_ file: URL, isStringTable: Bool = false, nextStep: String) throws -> Any {
        let data = try data(file, nextStep: nextStep)
        do { return try PropertyList.read(data, isStringTable: isStringTable) } catch let error as FormatError {
            throw BuildFailure("not a valid property list: \(error.message)", at: file, line: error.line, nextStep: nextStep)
        }
    }
}
