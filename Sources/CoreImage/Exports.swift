// As on iOS, a file that imports CoreImage alone sees CoreGraphics and Foundation.
@_exported import CoreGraphics
