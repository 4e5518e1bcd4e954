/// A view or a layout guide, as long as it is there.
struct ItemReference {
    private let hierarchy: ViewHierarchy?
    private let guide: Other?

    private final class Other {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    init(_ object: AnyObject) {
        if let view = object as? UIView { (hierarchy, guide) = (view.hierarchy, nil) } else { (hierarchy, guide) = (nil, Other(object)) }
    }

    var object: AnyObject? { hierarchy.map(\.view) ?? guide?.object }

    /// The object where it is a view.
    var view: UIView? { hierarchy?.view }

    /// The object where it is a view, else the view that the guide belongs to.
    @MainActor var owningView: UIView? {
        if let hierarchy { return hierarchy.view }
        return (guide?.object as? UILayoutGuide)?.owningView
    }
}
