// Core Data brings Foundation along, as on iOS.
@_exported import QuinceFoundation
