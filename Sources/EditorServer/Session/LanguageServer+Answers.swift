import AppBuilder
import Foundation
import JSONModel

/// Messages of sourcekit-lsp.
extension LanguageServer {
    func receiveFromServer(_ message: JSONValue) {
        switch Message(message) {
        case .response(let id, let value): answer(id, value)
        case .request(let id, let method, let params): request(ofServer: id, method, params)
        case .notification("textDocument/publishDiagnostics", let params): publish(params)
        case .notification(let method, let params): client.send(Message.notification(method, clientParams(params)))
        case nil: break
        }
    }

    private func clientParams(_ params: JSONValue) -> JSONValue { mapper.toClient(params, in: nil).value ?? params }

    private func request(ofServer id: JSONValue, _ method: String, _ params: JSONValue) {
        let answer = mapper.toClient(params, in: nil)
        if method == "workspace/applyEdit", answer.hasUnsafeEdit {
            tell("The change is left out: it concerns code that is compiled in another form than it is written.", .warning)
            server?.stream.send(Message.result(["applied": false], to: id))
            return
        }
        client.send(Message.request(method, answer.value ?? params, id: id))
    }

    private func answer(_ id: JSONValue, _ value: JSONValue) {
        if unanswered.remove(id) != nil { return }
        guard let request = pending.removeValue(forKey: id) else { return client.send(value) }
        guard let result = value["result"] else { return client.send(value) }
        client.send(Message.result(mapped(result, request), to: id))
    }

    private func mapped(_ result: JSONValue, _ request: Pending) -> JSONValue {
        switch request.method {
        case "initialize": return initialized(result)
        case "textDocument/diagnostic":
            guard let document = request.document, let items = result["items"]?.array else { break }
            return result.setting("items", .array(diagnostics(items, document)))
        case let method where method.hasPrefix("textDocument/semanticTokens"):
            guard let document = request.document, let data = result["data"]?.array else { break }
            return result.setting("data", .array(SemanticTokens.mapped(data, in: document)))
        case "textDocument/codeAction":
            let actions = (result.array ?? []).compactMap { action -> JSONValue? in
                let answer = mapper.toClient(action, in: request.document)
                return answer.hasUnsafeEdit ? nil : answer.value
            }
            return .array(actions)
        case "textDocument/completion": return completions(result, request)
        case "textDocument/rename":
            return addingSelectors(to: mapper.toClient(result, in: request.document).value ?? .null, request)
        case "textDocument/prepareRename":
            let answer = mapper.toClient(result, in: request.document).value ?? .null
            guard let document = request.document, let (start, end) = answer["range"].flatMap(PlaceMapper.range) else { return answer }
            let text = document.user.text(
                document.user.offset(of: start)..<max(document.user.offset(of: start), document.user.offset(of: end)))
            return answer.setting("placeholder", .string(text))
        default: break
        }
        return mapper.toClient(result, in: request.document).value ?? .null
    }

    /// Without names that lowering has added.
    private func completions(_ result: JSONValue, _ request: Pending) -> JSONValue {
        let answer = mapper.toClient(result, in: request.document).value ?? .null
        func isOwn(_ item: JSONValue) -> Bool {
            let name = item["filterText"]?.string ?? item["label"]?.string ?? ""
            return !name.hasPrefix("__quince") && !name.hasPrefix("__Quince") && !name.hasPrefix("__optional_")
        }
        if let items = answer.array { return .array(items.filter(isOwn)) }
        return answer.setting("items", .array((answer["items"]?.array ?? []).filter(isOwn)))
    }

    // MARK: Diagnostics

    private func diagnostics(_ items: [JSONValue], _ document: DocumentView) -> [JSONValue] {
        let module = documents.module(of: document.userURI)
        return Diagnostics(mapper: mapper) { module?.isLikeApples($0) ?? true }.all(items, in: document)
    }

    private func publish(_ params: JSONValue) {
        guard let uri = params["uri"]?.string, let document = documents.document(lowered: uri) else {
            return client.send(Message.notification("textDocument/publishDiagnostics", params))
        }
        // Those of a text that has been changed since would stand at wrong places.
        if let version = params["version"]?.integer, let open = documents[document.userURI], open.version != version { return }
        let items = diagnostics(params["diagnostics"]?.array ?? [], document)
        client.send(
            Message.notification(
                "textDocument/publishDiagnostics",
                params.setting("uri", .string(document.userURI)).setting("diagnostics", .array(items))))
    }

    func tell(_ text: String, _ type: JSONValue.MessageType) {
        client.send(Message.notification("window/showMessage", ["type": .integer(type.rawValue), "message": .string(text)]))
    }
}
