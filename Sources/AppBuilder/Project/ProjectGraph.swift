import FileFormats
import Foundation

/// The objects of a project, in the form of `project.pbxproj`, whichever format they are written in.
struct ProjectGraph {
    /// The file that describes the project.
    let file: URL
    /// Fields of each object by identifier.
    let objects: [String: Any]
    let rootID: String
    let lines: any ProjectLines
    /// The version of the format, by which Xcodes tell whether they can read it; nil for JSON.
    var objectVersion: String?

    /// The name of the file in Xcode's format since version 3, a property list.
    static let propertyListName = "project.pbxproj"
    /// The name of the file in the format that Xcode 27 introduced, JSON5.
    static let jsonName = "project.xcproj"

    /// The file that describes a project: where both are there Xcode reads the newer format.
    static func file(of project: URL) -> URL {
        let json = project.appendingPathComponent(jsonName)
        return FileManager.default.fileExists(atPath: json.path) ? json : project.appendingPathComponent(propertyListName)
    }

    /// Reads the file of a project.
    ///
    /// - Parameter project: The `.xcodeproj` folder.
    /// - Throws: `BuildFailure` naming the file, the line and the cause.
    static func read(_ project: URL) throws -> ProjectGraph {
        let file = file(of: project)
        let data: Data
        do { data = try RegularFile.read(file) } catch let problem {
            throw BuildFailure(
                "\(project.lastPathComponent) has no readable \(file.lastPathComponent): it \(problem.message)", at: project,
                nextStep: "Restore \(file.lastPathComponent) from version control.")
        }
        return file.lastPathComponent == jsonName
            ? try JSONProjectReader.read(data, of: file) : try PropertyListProjectReader.read(data, of: file)
    }

    /// The next step after an error in the text of a project file.
    static func restore(_ file: URL) -> String {
        "Restore \(file.lastPathComponent) from version control or resolve its merge conflict."
    }
}

/// The lines of a project file on which objects and their fields are written, for messages.
protocol ProjectLines {
    /// The line from 1 on which an object begins; 0 where that is unknown.
    func line(of id: String) -> Int

    /// The line of an object's field or setting; the object's own where that is not found.
    func line(of key: String, in id: String) -> Int
}
