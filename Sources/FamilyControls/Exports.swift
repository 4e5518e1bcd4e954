@_exported import ManagedSettings
