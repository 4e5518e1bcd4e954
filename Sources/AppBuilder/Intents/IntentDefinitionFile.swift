import FileFormats
import Foundation

/// The contents of an `.intentdefinition` file: the app's intents, types and enumerations.
struct IntentDefinitionFile {
    /// A text, and the key under which the tables of strings beside the file translate it.
    struct Text: Equatable {
        var words = ""
        var key = ""
    }

    struct Enumeration {
        struct Case {
            var name: String
            var index: Int
            var title: Text
        }
        var name: String
        var className: String
        var cases: [Case]
    }

    struct Property {
        var name: String
        var type: ValueType
        var isArray: Bool
    }

    struct ObjectType {
        var name: String
        var className: String
        /// Without those that every object has.
        var properties: [Property]
    }

    /// The type of a parameter or property.
    enum ValueType: Equatable {
        case text, integer, decimal, flag, date, url
        case enumeration(String)
        case object(String)
        /// A kind of the system's that is not in Quince.
        case unsupported(String)
    }

    enum Value: Equatable {
        case text(String)
        case number(Double)
        case flag(Bool)
    }

    struct Parameter {
        var name: String
        var title: Text
        var type: ValueType
        var isArray: Bool
        var defaultValue: Value?
        var hasDynamicOptions: Bool
        var isSearchable: Bool
        var isResolved: Bool
        var isEditable: Bool
        /// The row is there while another parameter has this value.
        var condition: (parameter: String, value: Value)?
    }

    struct Intent {
        var name: String
        /// Name of its class, `ProfileSelectionIntent`.
        var className: String
        var title: Text
        var description: Text
        /// In the order in which people see them.
        var parameters: [Parameter]
        /// Names of the answer's codes besides those that every intent has.
        var codes: [String]
        var responseProperties: [Property]
    }

    var enumerations: [Enumeration] = []
    var types: [ObjectType] = []
    var intents: [Intent] = []

    /// Reads a file.
    ///
    /// - Throws: `BuildFailure` naming the file and the key.
    init(_ url: URL) throws {
        let data = try ProjectFile.data(url)
        do { self = try IntentDefinitionReader.read(data) } catch let error as FormatError {
            throw BuildFailure(
                error.message, at: url, line: error.line, nextStep: "Correct the file in Xcode's intent editor, or restore it.")
        }
    }

    init() {}
}
