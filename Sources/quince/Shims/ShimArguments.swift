/// A stand-in was called as its original is not.
struct ShimUsage: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) { self.description = description }
}

/// The arguments of a stand-in: options in any place, `--name value` and `--name=value`, and what is left.
struct ShimArguments {
    private(set) var values: [String] = []
    private var flags: Set<String> = []
    private var options: [String: [String]] = [:]

    /// - Parameters:
    ///   - flags: Options without a value, with their dashes.
    ///   - options: Options with a value.
    ///   - leading: The values after which everything is one; nil = none.
    /// - Throws: `ShimUsage` for options that there are not.
    init(_ arguments: [String], flags: Set<String> = [], options: Set<String> = [], leading: Int? = nil) throws {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if let leading, values.count >= leading {
                values.append(argument)
                continue
            }
            if argument == "--" {
                values += rest
                break
            }
            // Coordinates may be negative, and a dash alone is standard output.
            guard argument.hasPrefix("-"), argument != "-", Double(argument) == nil else {
                values.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let name = parts[0]
            if flags.contains(argument) {
                self.flags.insert(argument)
            } else if options.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else { throw ShimUsage("\(name) needs a value.") }
                self.options[name, default: []].append(value)
            } else {
                throw ShimUsage("Unknown option: \(argument)")
            }
        }
    }

    func has(_ flags: String...) -> Bool { flags.contains { self.flags.contains($0) } }
    subscript(_ names: String...) -> String? { names.lazy.compactMap { options[$0]?.last }.first }
    /// All values of an option that may be repeated.
    func all(_ name: String) -> [String] { options[name] ?? [] }

    /// A value by its position.
    func value(_ index: Int, _ name: String) throws -> String {
        guard values.indices.contains(index) else { throw ShimUsage("Missing argument: <\(name)>") }
        return values[index]
    }

    func number(_ index: Int, _ name: String) throws -> Double {
        let text = try value(index, name)
        guard let number = Double(text), number.isFinite else { throw ShimUsage("“\(text)” is no number: <\(name)>") }
        return number
    }

    /// A number of an option; nil where it is not given.
    func number(of name: String) throws -> Double? {
        guard let text = options[name]?.last else { return nil }
        guard let number = Double(text), number.isFinite else { throw ShimUsage("“\(text)” is no number: \(name)") }
        return number
    }

    /// - Throws: `ShimUsage` where there are more values.
    func checkCount(_ most: Int) throws { if values.count > most { throw ShimUsage("Unexpected argument: \(values[most])") } }
}
