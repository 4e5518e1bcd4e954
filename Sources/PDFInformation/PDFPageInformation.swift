/// The size and turn of a page.
package struct PDFPageInformation: Sendable, Equatable {
    /// A rectangle in the page's own coordinates: points, the origin at the bottom left.
    package struct Box: Sendable, Equatable {
        package var left, bottom, right, top: Double

        package init(left: Double, bottom: Double, right: Double, top: Double) {
            (self.left, self.bottom, self.right, self.top) = (left, bottom, right, top)
        }
    }

    package var media, crop, bleed, trim, art: Box
    /// Degrees clockwise that the page is turned by when it is shown: 0, 90, 180 or 270.
    package var rotation: Int

    package init(media: Box, rotation: Int = 0) {
        (self.media, crop, bleed, trim, art) = (media, media, media, media, media)
        self.rotation = rotation
    }
}
