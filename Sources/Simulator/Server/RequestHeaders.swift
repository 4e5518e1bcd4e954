/// The headers of an HTTP request, as a client has sent them.
package struct RequestHeaders: Sendable {
    private let fields: [(name: String, value: String)]

    package init(_ fields: [(name: String, value: String)]) { self.fields = fields }

    /// Returns the values of a header, in whatever case its name is written.
    package func values(of name: String) -> [String] {
        let name = name.lowercased()
        return fields.filter { $0.name.lowercased() == name }.map(\.value)
    }

    /// Returns the value of a header that is there once; nil where it is missing or there twice.
    package func only(_ name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values.first : nil
    }

    /// The token of `Authorization: Bearer …`.
    package var bearerToken: String? {
        guard let header = only("Authorization"), header.hasPrefix("Bearer ") else { return nil }
        return String(header.dropFirst("Bearer ".count))
    }
}
