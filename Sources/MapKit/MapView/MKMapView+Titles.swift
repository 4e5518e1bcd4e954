/// An annotation view with a title below it, which gives way where there is no room for all.
@MainActor protocol TitledAnnotationView: MKAnnotationView {
    /// The part of the title, in points around the annotation's place; nil without a title.
    var titleArea: CGRect? { get }
    /// Whether the title is shown whatever lies there.
    var isTitleRequired: Bool { get }
    /// Whether there is no room for the title.
    var isTitleCrowdedOut: Bool { get set }
}

extension MKMapView {
    /// Hides the titles that would lie on other annotations or on the titles of more important ones.
    func arrangeTitles(_ entries: [AnnotationEntry]) {
        let shown = entries.compactMap { entry in entry.view.flatMap { $0.superview == nil ? nil : (view: $0, point: entry.point) } }
        let all = shown + clustering.clusters.compactMap { cluster in cluster.view.map { (view: $0, point: cluster.point) } }
        guard all.contains(where: { $0.view is any TitledAnnotationView }) else { return }
        var grid = CollisionGrid()
        for (view, point) in all where !view.isHidden {
            let place = viewport.point(of: point)
            grid.insert(view.collisionRect.insetBy(dx: 2, dy: 2).offsetBy(dx: place.x, dy: place.y))
        }
        let ordered = all.enumerated().sorted { (rank($1.element.view), $0.offset) < (rank($0.element.view), $1.offset) }
        for (view, point) in ordered.map(\.element) {
            guard let titled = view as? any TitledAnnotationView, let area = titled.titleArea else { continue }
            let place = viewport.point(of: point)
            let taken = area.offsetBy(dx: place.x, dy: place.y)
            if titled.isTitleRequired {
                grid.insert(taken)
                titled.isTitleCrowdedOut = false
            } else {
                titled.isTitleCrowdedOut = !grid.insertIfFree(taken)
            }
        }
    }

    /// The importance of a view's title.
    private func rank(_ view: MKAnnotationView) -> Float {
        if view.isSelected { return .greatestFiniteMagnitude }
        let isRequired = (view as? any TitledAnnotationView)?.isTitleRequired ?? false
        return isRequired ? MKFeatureDisplayPriority.required.rawValue + 1 : view.displayPriority.rawValue
    }
}
