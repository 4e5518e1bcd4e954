import HealthKit
import QuinceFoundation
import SwiftUI

/// Asks for access to health data each time that a value changes, from its first change on.
private struct HealthDataAccessRequest<Trigger: Equatable>: ViewModifier {
    let store: HKHealthStore
    let share: Set<HKSampleType>?
    let read: Set<HKObjectType>?
    let trigger: Trigger
    nonisolated(unsafe) let completion: (Result<Bool, any Error>) -> Void

    func body(content: Content) -> some View {
        content.onChange(of: trigger) {
            let completion = completion
            store.requestAuthorization(toShare: share, read: read) { isDone, error in
                DispatchQueue.main.async { completion(error.map { .failure($0) } ?? .success(isDone)) }
            }
        }
    }
}

extension View {
    /// Asks the user for access to health data when a value changes.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        modifier(HealthDataAccessRequest(store: store, share: shareTypes, read: readTypes, trigger: trigger, completion: completion))
    }

    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping (Result<Bool, any Error>) -> Void
    ) -> some View {
        modifier(HealthDataAccessRequest(store: store, share: nil, read: readTypes, trigger: trigger, completion: completion))
    }
}
