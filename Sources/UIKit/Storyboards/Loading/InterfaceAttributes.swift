import BundleFormat

/// The attributes of a document's element for an object of another framework than UIKit.
package struct InterfaceAttributes {
    private let element: InterfaceElement

    init(_ element: InterfaceElement) { self.element = element }

    /// The name of the element.
    package var name: String { element.name }
    package func string(_ attribute: String) -> String? { element.string(attribute) }
    package func bool(_ attribute: String) -> Bool? { element.bool(attribute) }
    package func number(_ attribute: String) -> Double? { element.number(attribute) }
    /// The attributes of the object that is a property's value.
    package func child(key: String) -> InterfaceAttributes? { element.child(key: key).map(InterfaceAttributes.init) }
}

/// A view or controller of another framework that documents have an element for.
@MainActor package protocol InterfaceDecodable: AnyObject {
    /// Sets the properties that the element lists, but for those of all views or controllers.
    func decode(_ attributes: InterfaceAttributes)
}
