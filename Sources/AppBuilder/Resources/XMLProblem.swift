import Foundation
import FoundationXML

/// Where XML stops being XML.
enum XMLProblem {
    /// Line of the first error; nil for well-formed XML.
    static func line(of data: Data) -> Int? {
        let parser = XMLParser(data: data)
        if parser.parse() { return nil }
        return max(1, parser.lineNumber)
    }
}
