// As on iOS, a file that imports CoreImage alone sees the images, buffers and sources that its images are made of.
@_exported import CoreGraphics
@_exported import CoreVideo
@_exported import ImageIO
