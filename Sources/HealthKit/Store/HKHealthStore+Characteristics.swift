import HealthModel
import QuinceFoundation

/// Facts about the user. Source: Apple's documentation of `HKHealthStore`.
extension HKHealthStore {
    func characteristics(_ identifier: HKCharacteristicTypeIdentifier) throws -> HealthCharacteristics {
        let snapshot = try HealthSnapshot()
        try snapshot.checkCharacteristic(identifier)
        return snapshot.document.characteristics
    }
}
