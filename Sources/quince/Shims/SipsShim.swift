import FileFormats
import Foundation
import Simulator

/// `sips`: scales pictures and converts them to PNG or JPEG.
struct SipsShim {
    private let context: ShimContext

    init(_ context: ShimContext) { self.context = context }

    func run(_ arguments: [String]) -> Int32 {
        do {
            try convert(arguments)
            return 0
        } catch let error as ShimUsage {
            context.error("sips: \(error)")
            return 64
        } catch {
            context.error("sips: \(error)")
            return 1
        }
    }

    private func convert(_ arguments: [String]) throws {
        var rest = arguments[...]
        var (longest, format): (Int?, PictureFormat) = (nil, .png)
        var (input, output): (String?, String?) = (nil, nil)
        func word() throws -> String {
            guard let word = rest.popFirst() else { throw ShimUsage("a value is missing") }
            return word
        }
        func size() throws -> Int {
            let text = try word()
            guard let number = Double(text), (1...16_384).contains(number) else { throw ShimUsage("“\(text)” is no size") }
            return Int(number)
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "-z", "--resampleHeightWidth": longest = max(try size(), try size())
            case "-Z", "--resampleHeightWidthMax": longest = try size()
            case "-s", "--setProperty":
                let (name, value) = (try word(), try word())
                if name == "format" {
                    guard let wanted = PictureFormat(rawValue: value) else { throw ShimUsage("the format “\(value)” is not in Quince") }
                    format = wanted
                } else if name != "formatOptions" {
                    throw ShimUsage("the property “\(name)” is not in Quince")
                }
            case "-o", "--out": output = try word()
            case let other where other.hasPrefix("-"): throw ShimUsage("the option \(other) is not in Quince")
            case let file: input = file
            }
        }
        guard let input else { throw ShimUsage("the picture is missing") }
        let data = try RegularFile.read(context.file(input), limit: RegularFile.pictureLimit)
        let picture = try EncodedPicture(data, longestSide: longest ?? 16_384, format: format)
        try OutputFile(context.file(output ?? input).path).write(picture.data)
        context.print(context.file(input).path + "\n  " + context.file(output ?? input).path)
    }
}
