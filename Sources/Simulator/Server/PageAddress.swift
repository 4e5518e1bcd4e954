import Foundation

/// The addresses of the host's pages. The token stands in the fragment, which browsers send to no server.
struct PageAddress: Sendable {
    let port: Int
    let token: AccessToken

    /// The page of a device, with others beside it.
    func device(_ device: UUID, beside others: [UUID] = []) -> String {
        let query = others.isEmpty ? "" : "?with=" + others.map(\.uuidString).joined(separator: ",")
        return address("devices/\(device.uuidString)/\(query)")
    }

    var previews: String { address("previews/") }

    private func address(_ path: String) -> String { "http://127.0.0.1:\(port)/\(path)#token=\(token.text)" }
}
