/// Annotations that one view stands for.
@MainActor final class AnnotationCluster {
    let identifier: String
    /// The place by which others join: that of the first member.
    let seed: MKMapPoint
    var members: [AnnotationEntry]
    /// The annotation and view, where there are two members or more.
    var annotation: MKClusterAnnotation?
    var view: MKAnnotationView?
    var point: MKMapPoint
    var traits: CollisionTraits?
    var isCrowdedOut = false
    /// Whether members have come or gone since the annotation was made.
    var isStale = true

    init(_ identifier: String, _ first: AnnotationEntry) {
        (self.identifier, seed, members, point) = (identifier, first.point, [first], first.point)
    }
}

/// Joins annotations that are too close at a zoom. Clusters stay as they are while the map moves, and are made again for each half of a zoom level.
@MainActor final class AnnotationClustering {
    private struct Cell: Hashable { var x: Int, y: Int, identifier: String }

    private var cells: [Cell: [AnnotationCluster]] = [:]
    private(set) var clusters: [AnnotationCluster] = []
    private var step: Int?
    private var side = 1.0
    /// Points between places below which they are joined.
    private static let reach = 44.0

    /// Makes ready for a zoom level.
    ///
    /// - Returns: The clusters of another step, which are over.
    func prepare(zoomLevel: Double) -> [AnnotationCluster] {
        let next = Int((zoomLevel * 2).rounded())
        guard next != step else { return [] }
        let old = removeAll()
        step = next
        side = Self.reach / (pow(2, Double(next) / 2) * 256 / MercatorProjection.worldSize)
        return old
    }

    func removeAll() -> [AnnotationCluster] {
        let old = clusters
        for cluster in old { for member in cluster.members { member.cluster = nil } }
        (clusters, cells, step) = ([], [:], nil)
        return old
    }

    /// Puts an annotation into the nearest cluster, or makes one of it.
    func insert(_ entry: AnnotationEntry, _ identifier: String) {
        guard entry.cluster == nil, entry.point.x.isFinite else { return }
        let (x, y) = (Int(entry.point.x / side), Int(entry.point.y / side))
        var best: (cluster: AnnotationCluster, distance: Double)?
        for row in y - 1...y + 1 {
            for column in x - 1...x + 1 {
                for cluster in cells[Cell(x: column, y: row, identifier: identifier)] ?? [] {
                    let distance = hypot(cluster.seed.x - entry.point.x, cluster.seed.y - entry.point.y)
                    if distance < side, distance < best?.distance ?? .infinity { best = (cluster, distance) }
                }
            }
        }
        if let cluster = best?.cluster {
            cluster.members.append(entry)
            (cluster.isStale, entry.cluster) = (true, cluster)
            return
        }
        let cluster = AnnotationCluster(identifier, entry)
        entry.cluster = cluster
        clusters.append(cluster)
        cells[Cell(x: x, y: y, identifier: identifier), default: []].append(cluster)
    }

    /// Takes an annotation out of its cluster.
    func remove(_ entry: AnnotationEntry) {
        guard let cluster = entry.cluster else { return }
        entry.cluster = nil
        cluster.members.removeAll { $0 === entry }
        cluster.isStale = true
    }

    /// Takes out clusters whose members are all gone.
    func removeEmpty() -> [AnnotationCluster] {
        let empty = clusters.filter(\.members.isEmpty)
        guard !empty.isEmpty else { return [] }
        clusters.removeAll(where: \.members.isEmpty)
        for key in cells.keys { cells[key]?.removeAll(where: \.members.isEmpty) }
        return empty
    }
}
