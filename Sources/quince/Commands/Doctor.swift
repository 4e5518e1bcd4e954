import ArgumentParser
import Foundation
import ProcessSupport

struct Doctor: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Says what is missing on this machine and how to get it.",
        discussion: """
            Checks the Debian packages Quince needs, the Swift toolchain, the fonts, the built frameworks and the \
            browser. What is missing is named with the command that gets it; the exit code is 1 then.

              quince doctor
            """)

    func run() throws {
        let checks = [packages(), toolchain(), backtracer(), frameworks(), confinement(), font(), browser()].flatMap { $0 }
        for check in checks {
            Console.print("\(check.isFine ? "✓" : "✗") \(check.what)")
            if !check.isFine, let remedy = check.remedy { Console.print("    → \(remedy)") }
        }
        if checks.contains(where: { !$0.isFine }) { throw ExitCode(1) }
    }

    private struct Check {
        var what: String
        var isFine: Bool
        var remedy: String?
    }

    /// `Scripts/apt-packages.txt` of the checkout the tool was built in, or beside an installed tool.
    private static var packageList: URL? {
        var folder = Tool.executable.deletingLastPathComponent()
        for _ in 0..<6 {
            let file = folder.appendingPathComponent("Scripts/apt-packages.txt")
            if FileManager.default.fileExists(atPath: file.path) { return file }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private func packages() -> [Check] {
        guard let file = Self.packageList, let text = try? String(contentsOf: file, encoding: .utf8) else {
            return [
                Check(
                    what: "Debian packages: Scripts/apt-packages.txt is not there", isFine: false, remedy: "Run the tool from its checkout."
                )
            ]
        }
        guard Self.find("dpkg-query") != nil else {
            return [Check(what: "Debian packages: this is no Debian system, so they cannot be checked", isFine: true)]
        }
        let listed = text.split(separator: "\n").map { $0.split(separator: "#", omittingEmptySubsequences: false) }
        let names = listed.map { $0[0].trimmingCharacters(in: .whitespaces) }
        let wanted = names.filter { !$0.isEmpty }
        let forTests = Set(zip(names, listed).filter { $1.count > 1 && $1[1].trimmingCharacters(in: .whitespaces) == "tests" }.map(\.0))
        let installed = Self.output("dpkg-query", ["--show", "--showformat=${Package} ${db:Status-Status}\\n"] + wanted)
            .split(separator: "\n").filter { $0.hasSuffix(" installed") }.map { String($0.split(separator: " ")[0]) }
        let missing = wanted.filter { !installed.contains($0) }
        let missed = missing.filter { !forTests.contains($0) }
        if !missed.isEmpty {
            return [
                Check(
                    what: "Debian packages missing: \(missed.joined(separator: ", "))", isFine: false,
                    remedy: "sudo apt-get install \(missed.joined(separator: " "))")
            ]
        }
        let remark = missing.isEmpty ? "" : "; `make test` will also install \(missing.joined(separator: ", "))"
        return [Check(what: "\(wanted.count - missing.count) Debian packages\(remark)", isFine: true)]
    }

    private func toolchain() -> [Check] {
        let remedy = "Install Swift 6.3 for Debian 12 from https://www.swift.org/install/linux"
        guard Self.find("swiftc") != nil else { return [Check(what: "Swift: no swiftc on the PATH", isFine: false, remedy: remedy)] }
        let version = Self.output("swiftc", ["--version"]).split(separator: "\n").first.map(String.init) ?? "unknown version"
        let numbers =
            version.components(separatedBy: "Swift version ").last?.split(whereSeparator: { !$0.isNumber }).compactMap { Int($0) } ?? []
        let isFine = numbers.count >= 2 && (numbers[0], numbers[1]) >= (6, 3)
        return [Check(what: "Swift: \(version)", isFine: isFine, remedy: remedy)]
    }

    private func backtracer() -> [Check] {
        guard let compiler = Self.find("swiftc") else { return [] }
        let tool = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("libexec/swift/linux/swift-backtrace")
        return [
            Check(
                what: "Swift's backtracer, which crash reports need", isFine: FileManager.default.isExecutableFile(atPath: tool.path),
                remedy: "Install the whole toolchain; \(tool.path) is missing.")
        ]
    }

    private func frameworks() -> [Check] {
        [
            "libQuinceFrameworks.so", "libQuinceClock.so", "libQuinceProfile.so", "libQuinceWorkerThreads.so", "libQuinceBacktrace.so",
            "quince-backtrace", "quince-manifest", "quince-svg", "quince-web", "QuinceMacros-tool",
        ].map { name in
            let file = Tool.executable.deletingLastPathComponent().appendingPathComponent(name)
            return Check(
                what: "Quince's own \(name)", isFine: FileManager.default.fileExists(atPath: file.path),
                remedy: "Build it: swift build --product \(Self.product(name))")
        }
    }

    private static func product(_ file: String) -> Substring {
        if file.hasSuffix(".so") { return file.dropFirst(3).dropLast(3) }
        return file.hasSuffix("-tool") ? file.dropLast(5) : file[...]
    }

    /// Checks the confinement that keeps apps and packages from the user's files. A kernel that lacks parts of it still runs them.
    private func confinement() -> [Check] {
        let support = ConfinementSupport.current
        guard !support.gaps.isEmpty else { return [Check(what: "Apps are confined (Landlock \(support.landlock), seccomp)", isFine: true)] }
        return support.gaps.map {
            Check(
                what: "Confinement: apps \($0)", isFine: false,
                remedy: "Use Linux 5.13 or newer with Landlock (lsm=landlock,… on its command line) and seccomp.")
        }
    }

    private func font() -> [Check] {
        guard Self.find("fc-list") != nil else { return [] }
        return ["Inter": "fonts-inter", "Noto Color Emoji": "fonts-noto-color-emoji"].sorted { $0.key < $1.key }.map { family, package in
            Check(
                what: "Font \(family)", isFine: !Self.output("fc-list", [":family=\(family)"]).isEmpty,
                remedy: "sudo apt-get install \(package)")
        }
    }

    private func browser() -> [Check] {
        let found = ["chromium", "google-chrome", "chromium-browser"].first { Self.find($0) != nil }
        return [
            Check(
                what: found.map { "Browser: \($0)" } ?? "No Chromium; any other browser shows the page, but `make test` needs it",
                isFine: found != nil, remedy: "sudo apt-get install chromium")
        ]
    }

    private static func find(_ program: String) -> String? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Returns the standard output of a program; empty if it cannot be run.
    private static func output(_ program: String, _ arguments: [String]) -> String {
        guard let path = find(program) else { return "" }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
