import BundleFormat
@_spi(Quince) import QuinceFoundation

extension NibContext {
    private func connections(of element: InterfaceElement) -> [InterfaceElement] { element.first("connections")?.children ?? [] }

    /// Connects the outlets and outlet collections of an object in the document's order: a collection, with all of its members, where the first of them
    /// is named.
    func connectOutlets(of object: AnyObject, _ element: InterfaceElement) {
        var steps: [(connection: InterfaceElement, property: String, members: [AnyObject])] = []
        var collections: [String: Int] = [:]
        for connection in connections(of: element) {
            guard let property = connection.attributes["property"], let destination = destination(of: connection) else { continue }
            let isCollection = connection.name == "outletCollection"
            guard isCollection || connection.name == "outlet" else { continue }
            if isCollection, let known = collections[property] {
                steps[known].members.append(destination)
            } else {
                if isCollection { collections[property] = steps.count }
                steps.append((connection, property, [destination]))
            }
        }
        for (connection, property, members) in steps {
            if connection.name == "outlet" {
                KeyValue.connect(members[0], connection, key: property, of: object, in: document)
            } else if property == "gestureRecognizers", let view = object as? UIView {
                for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
            } else {
                KeyValue.connect(members, connection, key: property, of: object, in: document)
            }
        }
    }

    private func destination(of connection: InterfaceElement) -> AnyObject? { connection.attributes["destination"].flatMap { objects[$0] } }

    /// Connects actions and segues that an object triggers.
    func connectActions(of object: AnyObject, _ element: InterfaceElement) {
        for connection in connections(of: element) {
            if connection.name == "action", let selector = connection.attributes["selector"] {
                // The first responder's placeholder leaves the target open: the responder chain decides.
                let target = destination(of: connection)
                if let target { ActionPlaces.note(selector, of: target, at: document.place(of: connection)) }
                attach(target, Selector(selector), connection.attributes["eventType"], to: object)
            } else if connection.name == "segue", !(object is UIViewController), connection.attributes["kind"] != "embed" {
                guard let template = segueTemplate(connection) else { continue }
                attach(
                    template, SegueTemplate.action, connection.attributes["trigger"] == nil ? nil : connection.attributes["eventType"],
                    to: object)
            }
        }
    }

    private func attach(_ target: AnyObject?, _ action: Selector, _ event: String?, to object: AnyObject) {
        switch object {
        case let control as UIControl:
            control.addTarget(target, action: action, for: event.flatMap { Self.events[$0] } ?? Self.primaryEvent(of: control))
        case let item as UIBarButtonItem:
            item.target = target
            item.action = action
        case let cell as UITableViewCell:
            guard let template = target as? SegueTemplate else { break }
            cell.parts.selectionAction = { [weak cell] in template.trigger(sender: cell) }
        case let cell as UICollectionViewCell:
            guard let template = target as? SegueTemplate else { break }
            cell.selectionAction = { [weak cell] in template.trigger(sender: cell) }
        case let recognizer as UIGestureRecognizer:
            if let target { recognizer.addTarget(target, action: action) }
        default:
            break
        }
    }

    private static func primaryEvent(of control: UIControl) -> UIControl.Event { .primaryActionTriggered }

    static let events: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside,
        "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside,
        "touchUpOutside": .touchUpOutside,
        "touchCancel": .touchCancel, "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
        "editingDidBegin": .editingDidBegin,
        "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
    ]

    // MARK: Segues

    func segueTemplate(_ element: InterfaceElement) -> SegueTemplate? {
        guard let controller else { return nil }
        let template = SegueTemplate(element, controller, in: self)
        (controller.interfaceSlot as? SceneContext)?.keep(template)
        return template
    }

    /// Container views get their child controllers once everything else is in place.
    func performEmbedSegues(of object: AnyObject, _ element: InterfaceElement) {
        guard let container = object as? UIView else { return }
        for connection in connections(of: element) where connection.name == "segue" && connection.attributes["kind"] == "embed" {
            guard let template = segueTemplate(connection) else { continue }
            template.embed(in: container)
        }
    }
}
