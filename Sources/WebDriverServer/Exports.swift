@_exported import JSONModel
