import FileFormats
import Foundation

/// `plutil` and `defaults read`, as far as scripts read an app's Info.plist with them.
struct PlistShim {
    private let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    /// `plutil -convert json|xml1 -o FILE|- FILE|-`, `plutil -extract KEY raw FILE`
    func plutil(_ arguments: [String]) -> Int32 {
        do {
            var rest = arguments[...]
            var (format, key, output): (String?, String?, String?) = (nil, nil, nil)
            var files: [String] = []
            while let argument = rest.popFirst() {
                switch argument {
                case "-convert": format = rest.popFirst()
                case "-extract": (key, format) = (rest.popFirst(), rest.popFirst())
                case "-o": output = rest.popFirst()
                case "-r", "--", "-n", "-s": break
                case let other where other.hasPrefix("-") && other != "-": throw ShimUsage("the option \(other) is not in Quince")
                case let file: files.append(file)
                }
            }
            guard let file = files.first, files.count == 1, let format else { throw ShimUsage("say -convert or -extract, and one file") }
            var value = try read(file)
            for part in key?.split(separator: ".") ?? [] {
                guard let inner = (value as? [String: Any])?[String(part)] else { throw ShimUsage("there is no value at “\(key ?? "")”") }
                value = inner
            }
            let data = try encode(value, format)
            if output == "-" || format == "raw" && output == nil {
                context.write(data + (format == "raw" ? Data("\n".utf8) : Data()))
            } else {
                try OutputFile(context.file(output ?? file).path).write(data)
            }
            return 0
        } catch {
            context.error("plutil: \(error)")
            return 1
        }
    }

    private func read(_ file: String) throws -> Any {
        let data = file == "-" ? context.input() : try RegularFile.read(context.file(file))
        if let value = try? PropertyList.read(data) { return value }
        return try JSONSerialization.jsonObject(with: data)
    }

    private func encode(_ value: Any, _ format: String) throws -> Data {
        switch format {
        case "json":
            guard JSONSerialization.isValidJSONObject(value) else { throw ShimUsage("the value cannot be written as JSON") }
            return try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
        case "xml1": return try PropertyListSerialization.data(fromPropertyList: value, format: .xml, options: 0)
        case "raw": return Data("\(value)".utf8)
        default: throw ShimUsage("the format “\(format)” is not in Quince; there are json, xml1 and raw")
        }
    }

    /// `defaults read FILE KEY`, where the file may lack `.plist`.
    func defaults(_ arguments: [String]) -> Int32 {
        guard arguments.count == 3, arguments[0] == "read", arguments[1].contains("/") else {
            context.error("defaults: only 'defaults read /path/to/Info KEY' is in Quince")
            return 64
        }
        let path = arguments[1].hasSuffix(".plist") ? arguments[1] : arguments[1] + ".plist"
        guard let value = ((try? read(path)) as? [String: Any])?[arguments[2]] else {
            context.error("The domain/default pair of (\(arguments[1]), \(arguments[2])) does not exist")
            return 1
        }
        context.print(value is [String: Any] || value is [Any] ? OldStylePropertyList.text(value) : "\(value)")
        return 0
    }
}
