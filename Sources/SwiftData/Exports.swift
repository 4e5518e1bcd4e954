// SwiftData brings Foundation along and Observation, whose names the expansions of its macros use.
@_exported import Observation
@_exported import QuinceFoundation
