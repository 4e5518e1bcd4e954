@_exported import HealthKit
