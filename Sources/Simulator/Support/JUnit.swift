/// Formatting shared by the writers of JUnit XML reports.
enum JUnit {
    /// Seconds, to the millisecond.
    static func seconds(_ time: Double) -> String { "\((time * 1000).rounded() / 1000)" }

    /// Text as XML writes it; control characters that XML cannot hold are left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            default: if scalar.value >= 32 || scalar == "\t" { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
