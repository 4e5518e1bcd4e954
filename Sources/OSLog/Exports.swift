// Loggers and signposts are those of `os`. Reading the log back (`OSLogStore`) is not yet in Quince.
@_exported import QuinceOS
