@_spi(Quince) import QuinceFoundation

extension MKMapView: AnnotationObserver {
    // MARK: Adding

    public var annotations: [any MKAnnotation] {
        index.all.map(\.annotation) + (showsUserLocation ? [location] : [])
    }

    public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

    public func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard index.insert(annotation) != nil else { continue }
            (annotation as? MKShape)?.observer = self
        }
        annotationsNeedLayout()
    }

    public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

    public func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations {
            guard let entry = index.remove(annotation) else { continue }
            (annotation as? MKShape)?.observer = nil
            deselectAnnotation(annotation, animated: false)
            clustering.remove(entry)
            dismiss(entry)
        }
        annotationsNeedLayout()
    }

    /// The annotations in a rectangle of the map; clusters are none.
    public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
        Set(index.entries(in: mapRect).compactMap { $0.annotation as? NSObject }.map(AnyHashable.init))
    }

    /// The part in which annotations are: the visible rectangle.
    public var annotationVisibleRect: CGRect { stage.convert(bounds, from: self) }

    /// Shows a region in which all of the annotations are.
    public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where index.entry(annotation) == nil && !(annotation is MKUserLocation) { addAnnotation(annotation) }
        let points = annotations.map(\.coordinate).filter { CLLocationCoordinate2DIsValid($0) }.map { MKMapPoint($0) }
        guard !points.isEmpty else { return }
        var rect = MKMapRect(around: points)
        // One place, or places side by side, leave some of their neighbourhood in sight.
        let least = 1_500 * MercatorProjection.pointsPerMeter(latitude: points[0].coordinate.latitude)
        if rect.width < least, rect.height < least { rect = rect.insetBy(dx: (rect.width - least) / 2, dy: (rect.height - least) / 2) }
        setVisibleMapRect(rect, edgePadding: UIEdgeInsets(top: 60, left: 40, bottom: 40, right: 40), animated: animated)
    }

    // MARK: Views

    /// The view of an annotation; nil where it's out of sight, in a cluster or behind others.
    public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        if annotation is MKUserLocation { return locationView }
        if let cluster = clustering.clusters.first(where: { $0.annotation === annotation }) { return cluster.view }
        return index.entry(annotation)?.view
    }

    public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        reuse.register(viewClass, identifier)
    }

    public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { reuse.dequeue(identifier) }

    public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = reuse.make(identifier, annotation) { return view }
        if identifier == MKMapViewDefaultAnnotationViewReuseIdentifier || identifier == MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        {
            return MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
        }
        raise(
            .invalidArgumentException,
            "Unable to dequeue a reusable annotation view with identifier \(identifier): register a class for it with"
                + " register(_:forAnnotationViewWithReuseIdentifier:)")
    }

    // MARK: Layout

    func annotationsNeedLayout() {
        needsAnnotationLayout = true
        setNeedsLayout()
    }

    func annotationChanged(_ annotation: any MKAnnotation) {
        guard let entry = index.entry(annotation) else { return }
        clustering.remove(entry)
        index.move(entry)
        if let view = entry.view {
            view.annotationChanged()
            place(view, at: entry.point)
            if callout?.annotationView === view { showCallout(of: view) }
        }
        annotationsNeedLayout()
    }

    /// Brings the views of annotations to the viewport, and those that are in sight into the stage.
    func showAnnotations() {
        let isTurned = stage.show(viewport)
        if calloutStage.show(viewport) || isTurned { placeCallout() }
        if isTurned { placeAllViews() }
        placeUserLocation()
        if let laidOut = laidOutAnnotations, !needsAnnotationLayout, !isSettled, laidOut.size == viewport.size,
            abs(laidOut.x - viewport.x) * viewport.scale < 40, abs(laidOut.y - viewport.y) * viewport.scale < 40,
            abs(laidOut.zoomLevel - viewport.zoomLevel) < 0.2
        {
            return
        }
        laidOutAnnotations = viewport
        needsAnnotationLayout = false
        layOutAnnotations()
    }

    private func placeAllViews() {
        for entry in shownEntries.values { entry.view.map { place($0, at: entry.point) } }
        for cluster in clustering.clusters { cluster.view.map { place($0, at: cluster.point) } }
    }

    func place(_ view: MKAnnotationView, at point: MKMapPoint) {
        guard point.x.isFinite else { return }
        let place = stage.place(of: point)
        view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }

    private func layOutAnnotations() {
        let margin = 100 / viewport.scale
        let visible = index.entries(in: viewport.visibleRect.insetBy(dx: -margin, dy: -margin))
        var added: [MKAnnotationView] = []
        for cluster in clustering.prepare(zoomLevel: viewport.zoomLevel) { dismiss(cluster) }
        let seen = Set(visible.map { ObjectIdentifier($0) })
        for (key, entry) in shownEntries where !seen.contains(key) && !isSelected(entry.annotation) { dismiss(entry) }
        for entry in visible { join(entry) }
        for cluster in clustering.removeEmpty() { dismiss(cluster) }
        updateClusters(&added)
        hideCrowded(visible)
        for entry in visible where !isShown(entry) { dismiss(entry) }
        for entry in visible where isShown(entry) { present(entry, &added) }
        let shown = added.filter { $0.superview === stage }
        if !shown.isEmpty { delegate?.mapView(self, didAdd: shown) }
        arrangeTitles(visible)
        labels.avoided = visible.prefix(200).filter { $0.view is MKMarkerAnnotationView || $0.view is HostedAnnotationView }.map(\.point)
    }

    /// Puts an annotation into its cluster. What its view is like is known once it was made; one that is not needed is used for the next at once.
    private func join(_ entry: AnnotationEntry) {
        if entry.traits == nil, entry.view == nil, entry.point.x.isFinite {
            let view = makeView(entry.annotation)
            (entry.view, entry.traits) = (view, CollisionTraits(view))
            shownEntries[ObjectIdentifier(entry)] = entry
        }
        guard entry.cluster == nil, let identifier = entry.traits?.identifier else { return }
        clustering.insert(entry, identifier)
        if !isShown(entry) { dismiss(entry) }
    }

    private func isSelected(_ annotation: any MKAnnotation) -> Bool { selected.contains { $0 === annotation } }

    private func isShown(_ entry: AnnotationEntry) -> Bool {
        if let cluster = entry.cluster, cluster.members.count > 1 { return false }
        return !entry.isCrowdedOut
    }

    /// Shows an annotation's view, made where there is none.
    private func present(_ entry: AnnotationEntry, _ added: inout [MKAnnotationView]) {
        guard entry.point.x.isFinite, entry.view?.superview !== stage else { return }
        let view = entry.view ?? makeView(entry.annotation)
        (entry.view, entry.traits) = (view, CollisionTraits(view))
        shownEntries[ObjectIdentifier(entry)] = entry
        add(view, at: entry.point)
        if isSelected(entry.annotation), !view.isSelected { view.setSelected(true, animated: false) }
        added.append(view)
    }

    /// The view that the delegate makes, or the map's own.
    private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let view = delegate?.mapView(self, viewFor: annotation) ?? defaultView(annotation)
        if view.annotation !== annotation { view.annotation = annotation }
        view.host = self
        return view
    }

    private func defaultView(_ annotation: any MKAnnotation) -> MKAnnotationView {
        let identifier =
            annotation is MKClusterAnnotation
            ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
        return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
    }

    private func add(_ view: MKAnnotationView, at point: MKMapPoint) {
        view.prepareForDisplay()
        view.isHidden = false
        place(view, at: point)
        stage.addSubview(view)
        view.layoutIfNeeded()
        if let marker = view as? MKMarkerAnnotationView, marker.animatesWhenAdded, window != nil { marker.animateAppearance() }
    }

    private func dismiss(_ entry: AnnotationEntry) {
        shownEntries[ObjectIdentifier(entry)] = nil
        guard let view = entry.view else { return }
        entry.view = nil
        dismiss(view)
        view.cluster = entry.cluster?.view
    }

    private func dismiss(_ view: MKAnnotationView) {
        if callout?.annotationView === view { hideCallout() }
        view.removeFromSuperview()
        view.host = nil
        reuse.enqueue(view)
    }

    private func dismiss(_ cluster: AnnotationCluster) {
        if let annotation = cluster.annotation { deselectAnnotation(annotation, animated: false) }
        if let view = cluster.view { dismiss(view) }
        (cluster.view, cluster.annotation) = (nil, nil)
    }

    /// Makes annotations and views of clusters whose members have changed.
    private func updateClusters(_ added: inout [MKAnnotationView]) {
        for cluster in clustering.clusters where cluster.isStale {
            cluster.isStale = false
            dismiss(cluster)
            guard cluster.members.count > 1 else { continue }
            let members = cluster.members.map(\.annotation)
            let annotation =
                delegate?.mapView(self, clusterAnnotationForMemberAnnotations: members) ?? MKClusterAnnotation(memberAnnotations: members)
            let view = makeView(annotation)
            (cluster.annotation, cluster.view, cluster.point) = (annotation, view, MKMapPoint(annotation.coordinate))
            cluster.traits = CollisionTraits(view)
            for member in cluster.members { member.view?.cluster = view }
            add(view, at: cluster.point)
            added.append(view)
        }
    }

    // MARK: Crowds

    /// Decides which views give way to more important ones.
    private func hideCrowded(_ visible: [AnnotationEntry]) {
        var grid = CollisionGrid()
        var optional: [(entry: AnnotationEntry?, cluster: AnnotationCluster?, priority: Float)] = []
        func place(_ traits: CollisionTraits?, _ point: MKMapPoint) -> CGRect {
            let place = viewport.point(of: point)
            return (traits?.rect ?? .zero).offsetBy(dx: place.x, dy: place.y)
        }
        for cluster in clustering.clusters {
            guard let annotation = cluster.annotation, let traits = cluster.traits, traits.mode != .none else { continue }
            if traits.priority == .required || isSelected(annotation) {
                grid.insert(place(traits, cluster.point))
            } else {
                optional.append((nil, cluster, traits.priority.rawValue + 0.5))
            }
        }
        for entry in visible where entry.cluster.map({ $0.members.count < 2 }) ?? true {
            guard let traits = entry.traits, traits.mode != .none else { continue }
            if traits.priority == .required || isSelected(entry.annotation) {
                entry.isCrowdedOut = false
                grid.insert(place(traits, entry.point))
            } else {
                optional.append((entry, nil, traits.priority.rawValue))
            }
        }
        for candidate in optional.enumerated().sorted(by: { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }).map(
            \.element)
        {
            let traits = candidate.entry?.traits ?? candidate.cluster?.traits
            let area = place(traits, candidate.entry?.point ?? candidate.cluster?.point ?? MKMapPoint())
            let isHidden = !grid.insertIfFree(area)
            candidate.entry?.isCrowdedOut = isHidden
            candidate.cluster?.view?.isHidden = isHidden
        }
    }
}

extension MKMapView: AnnotationViewHost {
    func placementChanged(_ view: MKAnnotationView) {
        guard let annotation = view.annotation else { return }
        if let entry = index.entry(annotation) { place(view, at: entry.point) } else { annotationsNeedLayout() }
    }

    func collisionChanged(_ view: MKAnnotationView) {
        guard let annotation = view.annotation, let entry = index.entry(annotation), entry.view === view else { return }
        entry.traits = CollisionTraits(view)
        clustering.remove(entry)
        annotationsNeedLayout()
    }

    func calloutChanged(_ view: MKAnnotationView) { if callout?.annotationView === view { showCallout(of: view) } }
}

/// Areas of the screen that are taken.
struct CollisionGrid {
    private struct Cell: Hashable { var x: Int, y: Int }
    private var cells: [Cell: [CGRect]] = [:]
    private static let side: CGFloat = 48

    private func keys(_ area: CGRect) -> [Cell] {
        guard area.minX.isFinite, area.minY.isFinite, area.width < 4_000, area.height < 4_000 else { return [] }
        let (left, right) = (Int((area.minX / Self.side).rounded(.down)), Int((area.maxX / Self.side).rounded(.down)))
        let (top, bottom) = (Int((area.minY / Self.side).rounded(.down)), Int((area.maxY / Self.side).rounded(.down)))
        return (top...bottom).flatMap { y in (left...right).map { Cell(x: $0, y: y) } }
    }

    mutating func insert(_ area: CGRect) { for key in keys(area) { cells[key, default: []].append(area) } }

    /// Takes an area unless a part of it is taken.
    mutating func insertIfFree(_ area: CGRect) -> Bool {
        let keys = keys(area)
        for key in keys where cells[key]?.contains(where: { $0.intersects(area) }) == true { return false }
        for key in keys { cells[key, default: []].append(area) }
        return true
    }
}
