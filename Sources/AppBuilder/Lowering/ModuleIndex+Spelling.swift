/// Names of types in generated extensions of nested types, which see no names of the types around those.
extension ModuleIndex {
    /// Returns a type as an extension of the type at `path` has to name it: what a type around declares comes with its path.
    func spelled(_ type: String, inExtensionOf path: String) -> String {
        let outer = Self.scopes(around: path)
        guard !outer.isEmpty else { return type }
        var (result, name, previous) = ("", "", Character(" "))
        var rest = type[...]
        func finish(_ next: Character?) {
            guard !name.isEmpty else { return }
            result += previous == "." || next == ":" ? name : spelledName(name, path, outer)
            name = ""
        }
        while let character = rest.popFirst() {
            if character.isLetter || character == "_" || (!name.isEmpty && character.isNumber) {
                name.append(character)
                continue
            }
            finish(character)
            result.append(character)
            if !character.isWhitespace { previous = character }
        }
        finish(nil)
        return result
    }

    /// The types around the one at `path`, the nearest first.
    private static func scopes(around path: String) -> [String] {
        var (scopes, rest) = ([String](), path[...])
        while let dot = rest.lastIndex(of: ".") {
            rest = rest[..<dot]
            scopes.append(String(rest))
        }
        return scopes
    }

    /// Types that SwiftUI's protocols for views of UIKit have their conforming types name.
    private static let associatedTypes: Set<String> = ["UIViewType", "UIViewControllerType", "Coordinator", "Context"]

    private func spelledName(_ name: String, _ path: String, _ outer: [String]) -> String {
        if declares(name, in: path) { return name }
        if let scope = outer.first(where: { declares(name, in: $0) }) {
            return types[scope]?.facts.isGeneric == true ? name : scope + "." + name
        }
        guard Self.associatedTypes.contains(name), types[name] == nil, aliases[name] == nil else { return name }
        let representable = outer.first { types[$0]?.facts.inherits.contains { $0.hasSuffix("Representable") } == true }
        return representable.map { $0 + "." + name } ?? name
    }

    private func declares(_ name: String, in scope: String) -> Bool {
        types[scope + "." + name] != nil || aliases[scope + "." + name] != nil
    }
}
