/// An annotation of a map view, with what is known of its view.
@MainActor final class AnnotationEntry {
    let annotation: any MKAnnotation
    /// The order in which annotations were added.
    let number: Int
    var point: MKMapPoint
    var view: MKAnnotationView?
    /// What decides whether the view is shown; nil until it was made once.
    var traits: CollisionTraits?
    /// The cluster that stands for the annotation.
    weak var cluster: AnnotationCluster?
    /// Whether a more important view is in the way.
    var isCrowdedOut = false

    init(_ annotation: any MKAnnotation, _ number: Int) {
        (self.annotation, self.number) = (annotation, number)
        point = Self.point(annotation)
    }

    static func point(_ annotation: any MKAnnotation) -> MKMapPoint {
        let place = annotation.coordinate
        guard CLLocationCoordinate2DIsValid(place) else { return MKMapPoint(x: .nan, y: .nan) }
        return MKMapPoint(place)
    }
}

/// What decides whether an annotation's view is shown among others.
struct CollisionTraits {
    var identifier: String?
    var priority: MKFeatureDisplayPriority
    /// The part that collides, in points around the annotation's place.
    var rect: CGRect
    var mode: MKAnnotationView.CollisionMode

    @MainActor init(_ view: MKAnnotationView) {
        (identifier, priority, rect, mode) = (view.clusteringIdentifier, view.displayPriority, view.collisionRect, view.collisionMode)
    }
}

/// Annotations by place: those of a rectangle are found without a look at the others.
@MainActor final class AnnotationIndex {
    private struct Cell: Hashable { var x: Int32, y: Int32 }

    private var cells: [Cell: [AnnotationEntry]] = [:]
    private(set) var entries: [ObjectIdentifier: AnnotationEntry] = [:]
    private var nextNumber = 0
    /// Map points of a cell's side: 1024 cells from edge to edge.
    private static let side = MercatorProjection.worldSize / 1_024

    var all: [AnnotationEntry] { entries.values.sorted { $0.number < $1.number } }

    func insert(_ annotation: any MKAnnotation) -> AnnotationEntry? {
        guard entries[ObjectIdentifier(annotation)] == nil else { return nil }
        let entry = AnnotationEntry(annotation, nextNumber)
        nextNumber += 1
        entries[ObjectIdentifier(annotation)] = entry
        if let cell = cell(entry.point) { cells[cell, default: []].append(entry) }
        return entry
    }

    func remove(_ annotation: any MKAnnotation) -> AnnotationEntry? {
        guard let entry = entries.removeValue(forKey: ObjectIdentifier(annotation)) else { return nil }
        take(entry)
        return entry
    }

    func entry(_ annotation: any MKAnnotation) -> AnnotationEntry? { entries[ObjectIdentifier(annotation)] }

    /// Reads an annotation's place again.
    func move(_ entry: AnnotationEntry) {
        take(entry)
        entry.point = AnnotationEntry.point(entry.annotation)
        if let cell = cell(entry.point) { cells[cell, default: []].append(entry) }
    }

    /// The annotations in a rectangle, which may reach over the world's edges, in the order in which they were added.
    func entries(in rect: MKMapRect) -> [AnnotationEntry] {
        let world = MercatorProjection.worldSize
        func isInside(_ point: MKMapPoint) -> Bool {
            rect.contains(point) || rect.contains(MKMapPoint(x: point.x + world, y: point.y))
                || rect.contains(MKMapPoint(x: point.x - world, y: point.y))
        }
        let isOnMap = [rect.minX, rect.maxX, rect.minY, rect.maxY].allSatisfy { abs($0) < 1e12 }
        guard isOnMap else { return entries.values.filter { isInside($0.point) }.sorted { $0.number < $1.number } }
        let (left, right) = (Int((rect.minX / Self.side).rounded(.down)), Int((rect.maxX / Self.side).rounded(.down)))
        let (top, bottom) = (max(Int(rect.minY / Self.side), 0), min(Int(max(rect.maxY, 0) / Self.side), 1_023))
        guard top <= bottom else { return [] }
        guard (right - left + 1) * (bottom - top + 1) < max(entries.count, 64), right - left < 1_024 else {
            return entries.values.filter { isInside($0.point) }.sorted { $0.number < $1.number }
        }
        var found: [AnnotationEntry] = []
        for y in top...bottom {
            for x in left...right {
                let cell = Cell(x: Int32((x % 1_024 + 1_024) % 1_024), y: Int32(y))
                for entry in cells[cell] ?? [] where isInside(entry.point) { found.append(entry) }
            }
        }
        return found.sorted { $0.number < $1.number }
    }

    private func cell(_ point: MKMapPoint) -> Cell? {
        guard point.x.isFinite, point.y.isFinite else { return nil }
        return Cell(x: Int32(min(max(point.x / Self.side, 0), 1_023)), y: Int32(min(max(point.y / Self.side, 0), 1_023)))
    }

    private func take(_ entry: AnnotationEntry) {
        guard let cell = cell(entry.point) else { return }
        cells[cell]?.removeAll { $0 === entry }
        if cells[cell]?.isEmpty == true { cells[cell] = nil }
    }
}
