// The uniform types of the years before UniformTypeIdentifiers, which iOS still declares (Core Services on iOS is this module, too).
@_exported import QuinceFoundation
