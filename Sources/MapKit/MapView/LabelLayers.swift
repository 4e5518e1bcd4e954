/// The names of places on the map, as many as there is room for.
@MainActor final class LabelLayers {
    let stage = MapStage()
    private var layers: [Int: CALayer] = [:]
    private var pictures: [Int: UIImage] = [:]
    private var laidOut: MapViewport?
    var palette = MapPalette.light { didSet { if palette != oldValue { clear() } } }

    /// Places of annotations, whose titles stand where names would.
    var avoided: [MKMapPoint] = [] {
        didSet {
            let isSame = avoided.count == oldValue.count && zip(avoided, oldValue).allSatisfy { $0.x == $1.x && $0.y == $1.y }
            guard !isSame, let laidOut else { return }
            layOut(laidOut)
        }
    }

    init() { stage.isUserInteractionEnabled = false }

    func clear() {
        for layer in layers.values { layer.removeFromSuperlayer() }
        (layers, pictures, laidOut) = ([:], [:], nil)
    }

    func show(_ viewport: MapViewport) {
        let isTurned = stage.show(viewport)
        if let laidOut, abs(laidOut.zoomLevel - viewport.zoomLevel) < 0.08, abs(laidOut.x - viewport.x) * viewport.scale < 48,
            abs(laidOut.y - viewport.y) * viewport.scale < 48, laidOut.size == viewport.size, laidOut.heading == viewport.heading
        {
            if isTurned { placeAll() }
            return
        }
        laidOut = viewport
        layOut(viewport)
    }

    private func placeAll() {
        for (number, layer) in layers { layer.position = place(WorldPlaces.shared.labels[number], layer.bounds.size) }
    }

    private func place(_ label: WorldPlaces.Place, _ size: CGSize) -> CGPoint { stage.place(of: label.point) }

    private func layOut(_ viewport: MapViewport) {
        let labels = WorldPlaces.shared.labels
        let zoom = viewport.zoomLevel
        let room = CGRect(origin: .zero, size: viewport.size).insetBy(dx: -60, dy: -60)
        var (taken, shown): ([CGRect], Set<Int>) = ([], [])
        let annotations = avoided.map(viewport.point(of:)).map { CGRect(x: $0.x - 36, y: $0.y - 34, width: 72, height: 50) }
        for (number, label) in labels.enumerated() {
            if label.minimumZoom > zoom { break }
            guard label.maximumZoom > zoom else { continue }
            let point = viewport.point(of: label.point)
            guard room.contains(point), let picture = picture(number, label) else { continue }
            let area = CGRect(
                x: point.x - picture.size.width / 2, y: point.y - picture.size.height / 2, width: picture.size.width,
                height: picture.size.height)
            guard !taken.contains(where: { $0.intersects(area.insetBy(dx: -6, dy: -3)) }) else { continue }
            if label.kind == .city, annotations.contains(where: { $0.intersects(area) }) { continue }
            taken.append(area)
            shown.insert(number)
            if layers[number] == nil { layers[number] = makeLayer(picture) }
        }
        for (number, layer) in layers where !shown.contains(number) {
            layer.removeFromSuperlayer()
            layers[number] = nil
        }
        placeAll()
    }

    private func makeLayer(_ picture: UIImage) -> CALayer {
        let layer = CALayer()
        layer.contents = picture.cgImage
        layer.contentsScale = picture.scale
        layer.bounds = CGRect(origin: .zero, size: picture.size)
        layer.actions = ["position": NSNull()]
        stage.layer.addSublayer(layer)
        return layer
    }

    private func picture(_ number: Int, _ label: WorldPlaces.Place) -> UIImage? {
        if let known = pictures[number] { return known }
        let picture = Self.picture(label, palette)
        pictures[number] = picture
        return picture
    }

    /// A name in the look of its kind.
    static func picture(_ label: WorldPlaces.Place, _ palette: MapPalette) -> UIImage? {
        switch label.kind {
        case .country:
            let text = HaloText(
                text: label.name, size: label.rank <= 2 ? 13 : 11, weight: .semibold, ink: palette.countryInk,
                spacing: label.rank <= 2 ? 0.6 : 0.2)
            return HaloText.image([text], halo: palette.halo, width: 120)
        case .water:
            let text = HaloText(
                text: label.name, size: label.rank == 1 ? 13 : 11, weight: .regular, ink: palette.waterInk, spacing: 0.5, isItalic: true)
            return HaloText.image([text], halo: .clear, width: 90)
        case .city:
            let text = HaloText(
                text: label.name, size: label.rank == 1 ? 13 : label.rank <= 3 ? 12 : 11, weight: label.rank <= 2 ? .semibold : .medium,
                ink: palette.cityInk)
            return HaloText.image([text], halo: palette.halo, width: 140)
        }
    }
}
