import AppBuilder
import FileReplacement
import Foundation
import JSONModel
import ProcessSupport

/// The beginning of a session, and the project's changes.
extension LanguageServer {
    func initialize(_ id: JSONValue, _ params: JSONValue) {
        clientCapabilities = params["capabilities"] ?? .null
        let folder =
            params["workspaceFolders"]?.array?.first?["uri"]?.string.flatMap(FileAddress.path)
            ?? params["rootUri"]?.string.flatMap(FileAddress.path) ?? params["rootPath"]?.string ?? FileManager.default.currentDirectoryPath
        var params = params
        do {
            let project = try makeProject(in: URL(fileURLWithPath: folder, isDirectory: true))
            self.project = project
            params = Self.serverParams(params, folder: project.folder)
            server = try ToolProcess(
                "sourcekit-lsp", in: project.folder, limits: project.toolLimits(),
                log: project.folder.appendingPathComponent("sourcekit-lsp.log"))
            prepare(isFirst: true)
        } catch {
            tell("\(error)", .error)
            // Files that belong to no app can be edited, too.
            waiting = nil
            server = try? ToolProcess("sourcekit-lsp", in: URL(fileURLWithPath: folder, isDirectory: true))
        }
        guard let server else {
            return client.send(Message.error(.requestFailed, "sourcekit-lsp cannot be started: run 'quince doctor'", to: id))
        }
        pending[id] = Pending(method: "initialize")
        server.start { [weak self] message in
            guard let self else { return }
            lock.withLock { self.receiveFromServer(message) }
        } ended: { [weak self] in
            self?.tell("sourcekit-lsp has ended; start the language server again.", .error)
        }
        server.stream.send(Message.request("initialize", params, id: id))
    }

    private func makeProject(in folder: URL) throws -> EditorProject {
        let app = options.app.map { URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL } ?? folder
        var request = try options.makeRequest(app.path)
        request.progress = { [weak self] step in self?.report(step.message) }
        let project = EditorProject(request)
        try project.check()
        try PrivateFiles.makeFolder(project.folder)
        let connection: JSONValue = [
            "name": "Quince", "version": .string(options.version), "bspVersion": "2.2.0", "languages": ["swift"],
            "argv": .array(([options.executable.path] + options.buildServerArguments + [project.folder.path]).map { .string($0) }),
        ]
        try connection.json.replaceFile(at: project.folder.appendingPathComponent("buildServer.json"))
        return project
    }

    /// The parameters of the client for a server that works in the folder of lowered files.
    private static func serverParams(_ params: JSONValue, folder: URL) -> JSONValue {
        let uri = JSONValue.string(FileAddress.uri(folder))
        var settings = params["initializationOptions"]?.object ?? [:]
        settings["backgroundIndexing"] = settings["backgroundIndexing"] ?? true
        settings["defaultWorkspaceType"] = "buildServer"
        return params.setting("rootUri", uri).setting("rootPath", .string(folder.path))
            .setting("workspaceFolders", [["uri": uri, "name": .string(folder.lastPathComponent)]])
            .setting("processId", .integer(Int(ProcessInfo.processInfo.processIdentifier)))
            .setting("initializationOptions", .object(settings))
    }

    /// The result of the server's initialization, for the client.
    func initialized(_ result: JSONValue) -> JSONValue {
        guard var capabilities = result["capabilities"]?.object else { return result }
        // Formatting is that of the user's own text.
        capabilities["documentOnTypeFormattingProvider"] = nil
        return result.setting("capabilities", .object(capabilities))
            .setting("serverInfo", ["name": "quince lsp", "version": .string(options.version)])
    }

    // MARK: Preparation

    /// Prepares the project in the background.
    func prepare(isFirst: Bool) {
        guard let project else { return }
        preparation.async { [self] in
            begin()
            let result = Result { try project.prepare() }
            lock.withLock { finish(result, project, isFirst: isFirst) }
            end()
        }
    }

    private func finish(_ result: Result<EditorProject.Prepared, any Error>, _ project: EditorProject, isFirst: Bool) {
        switch result {
        case .success(let prepared):
            apply(prepared.modules, project)
            report(prepared.failure)
        case .failure(let error): report(error)
        }
        let messages = waiting ?? []
        waiting = nil
        for message in messages { handle(message) }
    }

    private func apply(_ modules: [EditorModule], _ project: EditorProject) {
        let plan = BuildPlan(modules)
        if plan != knownPlan {
            let file = project.folder.appendingPathComponent(BuildPlan.fileName)
            let before = knownPlan ?? BuildPlan.load(file)
            if before != plan {
                try? plan.save(file)
                // The build server looks ten times a second; a file that is opened before it knows the plan would be shown full of errors.
                if waiting?.isEmpty == false { usleep(300_000) }
            }
            knownPlan = plan
        }
        documents.update(modules)
        notifyOfLoweredFiles(plan)
        for open in documents.openFiles.values {
            replace(open, open.view.userURI, open.text, version: open.version)
        }
    }

    /// Tells the server which lowered files are others than before.
    private func notifyOfLoweredFiles(_ plan: BuildPlan) {
        var present: [String: Date] = [:]
        for file in plan.modules.flatMap(\.files) {
            present[file] = (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
        }
        let before = loweredFiles
        loweredFiles = present
        guard !before.isEmpty else { return }
        let changes = Set(before.keys).union(present.keys).filter { before[$0] != present[$0] }.sorted().map { path -> JSONValue in
            let kind = before[path] == nil ? 1 : present[path] == nil ? 3 : 2
            return ["uri": .string(FileAddress.uri(path: path)), "type": .integer(kind)]
        }
        if !changes.isEmpty { forward(Message.notification("workspace/didChangeWatchedFiles", ["changes": .array(changes)])) }
    }

    // MARK: Changes

    func filesChanged(_ params: JSONValue) {
        let foreign = (params["changes"]?.array ?? []).filter { !documents.isKnown($0["uri"]?.string ?? "") }
        if !foreign.isEmpty { forward(Message.notification("workspace/didChangeWatchedFiles", ["changes": .array(foreign)])) }
        scheduleRefresh()
    }

    /// Prepares the project again when nothing else has been saved for a while.
    func scheduleRefresh() {
        guard !isRefreshScheduled, project != nil else { return }
        isRefreshScheduled = true
        preparation.asyncAfter(deadline: .now() + 0.3) { [self] in
            lock.withLock { isRefreshScheduled = false }
            prepare(isFirst: false)
        }
    }

    // MARK: Words to the user

    /// Publishes why the project, or a part of it, is not as its sources say.
    private func report(_ error: (any Error)?) {
        let problems = (error as? BuildFailure)?.diagnostics ?? []
        var byFile: [String: [BuildDiagnostic]] = [:]
        for problem in problems {
            guard let file = problem.file?.standardizedFileURL.path, documents[FileAddress.uri(path: file)] == nil else { continue }
            byFile[file, default: []].append(problem)
        }
        for file in failedFiles.union(byFile.keys).sorted() {
            let items = (byFile[file] ?? []).map { Diagnostics.json($0, in: nil) }
            client.send(
                Message.notification(
                    "textDocument/publishDiagnostics", ["uri": .string(FileAddress.uri(path: file)), "diagnostics": .array(items)]))
        }
        failedFiles = Set(byFile.keys)
        guard let error else { return }
        let text = "\(error)"
        client.send(Message.notification("window/logMessage", ["type": 1, "message": .string(text)]))
        tell("Quince: " + (problems.first?.description ?? text), .error)
    }

    private var showsProgress: Bool { clientCapabilities["window"]?["workDoneProgress"]?.bool == true }
    private static let token: JSONValue = "quince-preparation"

    private func begin() {
        guard showsProgress else { return }
        lock.withLock {
            lastRequest += 1
            client.send(
                Message.request("window/workDoneProgress/create", ["token": Self.token], id: .string("quince-\(lastRequest)")))
        }
        progress(["kind": "begin", "title": "Quince", "cancellable": false])
    }

    private func report(_ step: String) { progress(["kind": "report", "message": .string(step)]) }
    private func end() { progress(["kind": "end"]) }

    private func progress(_ value: JSONValue) {
        guard showsProgress else { return }
        client.send(Message.notification("$/progress", ["token": Self.token, "value": value]))
    }
}
