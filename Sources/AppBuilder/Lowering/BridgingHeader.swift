import Foundation

/// The headers by which a target's files see modules of Objective-C without importing them.
struct BridgingHeader {
    /// The modules they import: `@import UIKit;`, `#import <UIKit/UIKit.h>`.
    let modules: [String]

    /// Reads the header that a target's settings name, and the umbrella header of a framework, whose module its own files see.
    init(_ target: AppTarget) {
        let path = target.settings.string("SWIFT_OBJC_BRIDGING_HEADER")
        let file = path.hasPrefix("/") ? URL(fileURLWithPath: path) : target.root.appendingPathComponent(path)
        let headers = [path.isEmpty ? nil : file.asOnMac, target.umbrellaHeader].compactMap { $0 }
        modules = Self.modules(in: headers.compactMap { try? ProjectFile.text($0) }.joined(separator: "\n"))
    }

    static func modules(in text: String) -> [String] {
        var found: [String] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0 == " " || $0 == "\t" }
            guard let first = words.first, words.count > 1 else { continue }
            let name: Substring
            switch first {
            case "@import": name = words[1].prefix { $0 != ";" && $0 != "." }
            case "#import", "#include": name = words[1].hasPrefix("<") ? words[1].dropFirst().prefix { $0 != "/" && $0 != ">" } : ""
            default: continue
            }
            let module = String(name)
            if !module.isEmpty, module.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !found.contains(module) {
                found.append(module)
            }
        }
        return found
    }
}
