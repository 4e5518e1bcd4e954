// Loggers and signposts are those of `os`.
@_exported import QuinceOS
