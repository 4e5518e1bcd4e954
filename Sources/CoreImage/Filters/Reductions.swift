extension FilterDescription {
    /// Filters whose image is one pixel, of an area of their input.
    static let reductions: [FilterDescription] = [
        reduction("CIAreaAverage", .average), reduction("CIAreaMaximum", .maximum), reduction("CIAreaMinimum", .minimum),
        reduction("CIAreaMaximumAlpha", .maximumAlpha), reduction("CIAreaMinimumAlpha", .minimumAlpha),
    ]

    private static func reduction(_ name: String, _ kind: ReductionNode.Kind) -> FilterDescription {
        let extent = FilterInput.other(kCIInputExtentKey, .rectangle, CIVector(x: 0, y: 0, z: 640, w: 80))
        return FilterDescription(name, kCICategoryReduction, [.image(), extent]) { values in
            guard let image = values.image(kCIInputImageKey) else { return nil }
            // What has no end comes down to what there is.
            let wanted = values.vector(kCIInputExtentKey).cgRectValue
            let area = PixelRegion(wanted.isInfinite ? image.extent : wanted)
            let most = PixelBuffer.maximumSide
            guard !area.isEmpty, area.width <= most, area.height <= most else { return nil }
            return CIImage(node: ReductionNode(image.node, of: area, kind))
        }
    }
}
