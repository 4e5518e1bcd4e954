// Declared, so that the compiler names what an app would miss.

import QuinceFoundation
import SwiftUI

@available(*, unavailable, message: "not yet in Quince: the list of the device's apps, which needs Screen Time")
public struct FamilyActivityPicker {}

@available(*, unavailable, message: "not yet in Quince: the names of apps, which need Screen Time")
public struct FamilyActivityTitleView {}

@available(*, unavailable, message: "not yet in Quince: the names of apps, which need Screen Time")
public struct FamilyActivityIconView {}

extension View {
    @available(*, unavailable, message: "not yet in Quince: the list of the device's apps, which needs Screen Time")
    nonisolated public func familyActivityPicker(isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>) -> some View {
        self
    }

    @available(*, unavailable, message: "not yet in Quince: the list of the device's apps, which needs Screen Time")
    nonisolated public func familyActivityPicker(
        headerText: String? = nil, footerText: String? = nil, isPresented: Binding<Bool>, selection: Binding<FamilyActivitySelection>
    ) -> some View { self }
}
