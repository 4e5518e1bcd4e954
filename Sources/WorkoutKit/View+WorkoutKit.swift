import QuinceFoundation
import SwiftUI

extension View {
    @available(*, unavailable, message: "not yet in Quince: previews of workouts, which a watch does")
    nonisolated public func workoutPreview(_ workoutPlan: WorkoutPlan, isPresented: Binding<Bool>) -> some View { self }
}
