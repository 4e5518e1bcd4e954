/// The forms of references to elements in JSON.
enum ElementReference {
    /// The web element identifier of the W3C WebDriver specification.
    static let key = "element-6066-11e4-a52e-4f735466cecf"
    /// That of the JSON Wire Protocol, which WebDriverAgent's clients read.
    static let oldKey = "ELEMENT"

    static func json(_ id: String) -> JSONValue { [key: .string(id), oldKey: .string(id)] }

    static func id(of value: JSONValue) -> String? { value[key]?.string ?? value[oldKey]?.string }
}
