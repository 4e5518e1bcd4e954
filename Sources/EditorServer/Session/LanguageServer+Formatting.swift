import Foundation
import JSONModel

/// Formatting of the user's own text, by the toolchain's swift-format.
extension LanguageServer {
    func format(_ id: JSONValue, _ method: String, _ params: JSONValue, _ document: OpenDocuments.Open) {
        let range = method == "textDocument/rangeFormatting" ? params["range"].flatMap(PlaceMapper.range) : nil
        let (text, uri) = (document.text, document.view.userURI)
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            do {
                let new = try SwiftFormat.formatted(
                    text, path: FileAddress.path(uri) ?? "", options: params["options"] ?? .null, lines: range)
                let edit = TextChange.between(LineTable(text), LineTable(new))
                let edits = edit.map { [["range": $0["range"] ?? .null, "newText": $0["text"] ?? .null] as JSONValue] } ?? []
                client.send(Message.result(.array(edits), to: id))
            } catch { client.send(Message.error(.requestFailed, "\(error)", to: id)) }
        }
    }
}
