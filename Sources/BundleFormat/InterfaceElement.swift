/// An element of a storyboard or xib, as AppBuilder compiles it and UIKit loads it: the XML element, with its line for error messages.
public struct InterfaceElement: Codable, Equatable, Sendable {
    public var name: String
    public var attributes: [String: String]
    public var text: String
    public var children: [InterfaceElement]
    /// Line in the source document, from 1.
    public var line: Int

    public init(name: String, attributes: [String: String] = [:], text: String = "", children: [InterfaceElement] = [], line: Int) {
        (self.name, self.attributes, self.text, self.children, self.line) = (name, attributes, text, children, line)
    }

    enum CodingKeys: String, CodingKey { case name = "n", attributes = "a", text = "t", children = "c", line = "l" }
}

/// A compiled storyboard (`Name.storyboardc`) or xib (`Name.nib`): one binary property list file of this type in the bundle.
public struct CompiledInterface: Codable, Equatable, Sendable {
    /// File name of the source document, for messages.
    public var source: String
    /// The `document` element.
    public var document: InterfaceElement

    public init(source: String, document: InterfaceElement) { (self.source, self.document) = (source, document) }
}
