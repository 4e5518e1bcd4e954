@_exported import Metal
@_exported import QuinceFoundation
