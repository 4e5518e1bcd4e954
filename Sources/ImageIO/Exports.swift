// As on iOS, a file that imports ImageIO alone sees CoreGraphics and Foundation.
@_exported import CoreGraphics
