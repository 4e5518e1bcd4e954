@_exported import QuinceFoundation
