extension ProjectDescription {
    /// The description for people; settings that are Xcode's defaults are left out.
    public var text: String {
        var lines = ["\(project), \(configuration)"]
        lines.append("  iOS \(system.version)  [\(system.origin)]")
        if !targets.isEmpty {
            lines.append("  targets: " + targets.map { "\($0.name) (\($0.type.isEmpty ? "aggregate" : $0.type))" }.joined(separator: ", "))
        }
        if let launch { lines += launch.lines }
        return (lines + parts.flatMap { [""] + $0.lines }).joined(separator: "\n")
    }
}

extension TargetDescription {
    fileprivate var lines: [String] {
        var lines = [
            "\(name): \(kind), module \(module), Swift \(languageMode)" + (bundleIdentifier.isEmpty ? "" : ", \(bundleIdentifier)")
        ]
        lines += section("sources", sources)
        lines += section("resources", resources)
        lines += section("left out", leftOut)
        if !packages.isEmpty {
            lines.append("  packages (\(packages.count))")
            lines += packages.map { package in
                let traits = package.traits.map { $0.isEmpty ? "no traits" : "traits " + $0.joined(separator: " ") }
                return "    \(package.product)  "
                    + [package.package, package.requirement, traits].compactMap { $0 }.joined(separator: ", ")
            }
        }
        if !libraries.isEmpty { lines.append("  libraries: " + libraries.joined(separator: ", ")) }
        let chosen = settings.filter { $0.origin != BuildSettings.defaultOrigin && $0.origin != "the build" }
        if !chosen.isEmpty {
            lines.append("  settings (\(chosen.count) of \(settings.count); --json has all)")
            lines += chosen.map { "    \($0.name) = \($0.value)  [\($0.origin)]" }
        }
        return lines + warnings.map { "  " + $0 }
    }

    /// The files of a section, one a line, with their reasons in a column.
    private func section(_ title: String, _ files: [File]) -> [String] {
        guard !files.isEmpty else { return [] }
        let width = min(files.map(\.path.count).max() ?? 0, 60)
        return ["  \(title) (\(files.count))"]
            + files.map { file in
                let gap = String(repeating: " ", count: max(0, width - file.path.count))
                return "    \(file.path)\(gap)  \(file.reason)"
            }
    }
}

extension LaunchSettings {
    fileprivate var lines: [String] {
        var lines = ["  scheme: \(scheme)"]
        if !arguments.isEmpty { lines.append("    arguments: " + arguments.joined(separator: " ")) }
        for (name, value) in environment.sorted(by: { $0.key < $1.key }) { lines.append("    \(name)=\(value)") }
        let locale = [language, region].compactMap { $0 }
        if !locale.isEmpty { lines.append("    language and region: " + locale.joined(separator: "_")) }
        if let storeKitConfiguration { lines.append("    StoreKit configuration: " + storeKitConfiguration.path) }
        return lines
    }
}
