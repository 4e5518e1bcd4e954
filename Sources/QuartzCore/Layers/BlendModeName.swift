import Foundation

/// Core Animation's names of blend modes (`softLightBlendMode`) and those of commits (`soft-light`).
enum BlendModeName {
    static func mode(_ filter: String) -> String {
        let name = filter.hasSuffix("BlendMode") ? String(filter.dropLast("BlendMode".count)) : filter
        return name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
    }

    static func filter(_ mode: String) -> String {
        let words = mode.split(separator: "-")
        return words.enumerated().map { $0.offset == 0 ? String($0.element) : $0.element.capitalized }.joined() + "BlendMode"
    }
}
