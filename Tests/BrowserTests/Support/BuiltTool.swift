import Foundation

/// The tool that was built last, with a host of its own.
enum BuiltTool {
    static func find() throws -> URL {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/" {
            let tool = folder.appendingPathComponent("quince")
            if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
            folder.deleteLastPathComponent()
        }
        throw TestFailure("there is no tool to test: build it with “swift build”")
    }

    /// The whole address of a page whose command has printed it without the token, as commands do where no terminal reads them.
    ///
    /// - Parameter page: What `quince open` calls the page.
    static func address(_ bare: String, of page: [String], environment: [String: String]) throws -> URL {
        let process = Process(), output = Pipe()
        process.executableURL = try find()
        process.arguments = ["open", "--print"] + page
        process.environment = environment
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let address = text.trimmingCharacters(in: .newlines)
        guard address.hasPrefix(bare + "#token="), let url = URL(string: address) else {
            throw TestFailure("the page at \(bare) is printed as “\(address)” by quince open")
        }
        return url
    }

    /// Ends the host of a data folder.
    static func endHost(of home: URL) {
        let record = home.appendingPathComponent("host.json")
        let values = (try? Data(contentsOf: record)).flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
        if let host = values?["process"] as? Int32 {
            kill(host, SIGTERM)
            // It is no child of ours, so it is waited for by looking.
            while kill(host, 0) == 0 { usleep(1000) }
        }
    }
}

struct TestFailure: Error, CustomStringConvertible {
    var description: String
    init(_ description: String) { self.description = description }
}
